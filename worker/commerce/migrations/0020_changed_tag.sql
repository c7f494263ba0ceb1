-- What has changed and the storefront has not been told yet, by its tag. A row is written in the
-- transaction of the change itself, and goes when the storefront has said that it heard. A tag that
-- changes again gets a higher id, so that nothing is forgotten that changed while it was being told.
CREATE TABLE changed_tag (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  tag TEXT NOT NULL UNIQUE
) STRICT;
