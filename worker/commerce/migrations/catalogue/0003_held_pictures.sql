-- Which pictures were replaced is held in memory too, beside the lists that show them.
INSERT INTO derived_version (name, version) VALUES ('pictures', '');
