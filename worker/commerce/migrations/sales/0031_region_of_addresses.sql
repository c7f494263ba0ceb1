-- An address that was taken over from an order had its province as text, which no change of a book takes.
UPDATE customer_address
SET address = json_set(address, '$.region',
  iif(address ->> '$.region' <> '', json_object('region', address ->> '$.region'), json('null')))
WHERE json_type(address, '$.region') = 'text';
