# What any game says.
