-- How groups of customers are taxed; a group that is not named here is taxed like everybody.
CREATE TABLE customer_group (
  id INTEGER PRIMARY KEY,
  -- `exempt` pays no tax, such as traders who account for it themselves.
  tax_class TEXT NOT NULL CHECK (tax_class IN ('retail', 'exempt'))
) STRICT;
