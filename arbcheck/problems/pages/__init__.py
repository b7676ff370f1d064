"""The pages of explanation: one for each code, a module or two for each hundred."""
