"""Results of many games as one page that people look at; it needs the libraries of the extra `report`."""
