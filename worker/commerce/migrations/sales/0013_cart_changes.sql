-- The names of the last changes of the cart's lines, newest first, each followed by a space: what the
-- network repeats is known by its name.
ALTER TABLE cart ADD COLUMN changes_heard TEXT NOT NULL DEFAULT '';
