-- How many of each line go back, as JSON: {"<id of the line>": 2}; all of a line that is not named.
ALTER TABLE withdrawal ADD COLUMN quantities TEXT NOT NULL DEFAULT '{}';

-- Where the order is collected, in one line as it was when it was ordered; null where it is sent.
ALTER TABLE orders ADD COLUMN pickup_point TEXT;
