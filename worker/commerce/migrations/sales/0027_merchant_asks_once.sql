-- By what a merchant's question was named: asked again because no answer came, it moves money once.
ALTER TABLE capture ADD COLUMN asked_by TEXT;
ALTER TABLE refund ADD COLUMN owed_by TEXT;
ALTER TABLE refund ADD COLUMN refunded_by TEXT;
CREATE UNIQUE INDEX capture_asked_by ON capture (asked_by);
CREATE UNIQUE INDEX refund_owed_by ON refund (owed_by);
-- One question may settle all that is owed of an order.
CREATE INDEX refund_refunded_by ON refund (refunded_by);
