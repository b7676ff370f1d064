"""Runs over many records: pieces of files, judged one by one or by several processes, and told in order."""
