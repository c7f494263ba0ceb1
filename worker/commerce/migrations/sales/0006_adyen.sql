-- What was asked of the card payment provider for an order: at most once, since a second time could
-- take the money twice.
CREATE TABLE adyen_payment (
  order_id INTEGER PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
  -- sent: no answer yet, or none that says what became of it. waits: for a step of the shopper.
  -- pending: for the provider. final: its answer stands.
  state TEXT NOT NULL CHECK (state IN ('sent', 'waits', 'pending', 'final')),
  result_code TEXT NOT NULL,
  psp_reference TEXT,
  -- As JSON: what the browser does next.
  action TEXT,
  payment_data TEXT,
  updated_at INTEGER NOT NULL
) STRICT;

-- What the provider told by webhook: kept before it is answered, once whatever is repeated.
CREATE TABLE adyen_notice (
  id INTEGER PRIMARY KEY,
  psp_reference TEXT NOT NULL,
  event_code TEXT NOT NULL,
  is_success INTEGER NOT NULL,
  merchant_reference TEXT NOT NULL,
  amount INTEGER NOT NULL,
  currency TEXT NOT NULL,
  -- Absent until it was acted on. to-refund: money came for an order that stands no more.
  outcome TEXT CHECK (outcome IN ('paid', 'refused', 'noted', 'to-refund', 'amount-differs',
    'unknown-order')),
  received_at INTEGER NOT NULL,
  UNIQUE (psp_reference, event_code, is_success)
) STRICT;

CREATE INDEX adyen_notice_open ON adyen_notice (id) WHERE outcome IS NULL;

-- The other side, where no provider is configured.
CREATE TABLE sandbox_adyen_payment (
  -- Unguessable: it is the address of the bank's page.
  id TEXT PRIMARY KEY,
  idempotency_key TEXT NOT NULL UNIQUE,
  psp_reference TEXT NOT NULL UNIQUE,
  reference TEXT NOT NULL,
  amount INTEGER NOT NULL,
  currency TEXT NOT NULL,
  merchant_account TEXT NOT NULL,
  return_url TEXT NOT NULL,
  -- What its test card stands for.
  behaviour TEXT NOT NULL,
  -- What was pressed at the bank.
  decision TEXT CHECK (decision IN ('Y', 'N')),
  -- The last answer, which a repeated request gets again.
  answer TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE sandbox_adyen_notice (
  id INTEGER PRIMARY KEY,
  item TEXT NOT NULL,
  due_at INTEGER NOT NULL
) STRICT;
