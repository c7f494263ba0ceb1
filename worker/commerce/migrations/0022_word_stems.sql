-- What the inflections of a word have in common, so that `lamps` finds `lamp`. SQL cannot tell: it
-- is null until the words have been looked at after an import.
ALTER TABLE search_word ADD COLUMN stem TEXT;
CREATE INDEX search_word_by_stem ON search_word (store_id, stem);
