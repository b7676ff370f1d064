"""The commands: each parses its options, calls the library, prints a report and says how it went."""
