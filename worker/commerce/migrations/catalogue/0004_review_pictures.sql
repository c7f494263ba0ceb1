-- Whether an order shows that the writer bought it, and the paths of pictures as JSON, as below /media.
ALTER TABLE review ADD COLUMN is_verified INTEGER NOT NULL DEFAULT 0 CHECK (is_verified IN (0, 1));
ALTER TABLE review ADD COLUMN pictures TEXT NOT NULL DEFAULT '[]';
