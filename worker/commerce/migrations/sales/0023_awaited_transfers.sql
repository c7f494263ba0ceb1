-- Every minute the clock looks for transfers that never came.
CREATE INDEX order_awaiting_transfer ON orders (placed_at)
WHERE state = 'new' AND payment_method_code = 'banktransfer';
