-- How the provider of a card payment names the refund that it was asked for.
ALTER TABLE refund ADD COLUMN reference TEXT;
-- Why it will not do it: somebody has to look.
ALTER TABLE refund ADD COLUMN fault TEXT;
