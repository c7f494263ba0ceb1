-- A gift card is found by its code without hyphens and in lower case: nobody types them as they are printed.
CREATE INDEX gift_card_plain_code ON gift_card (lower(replace(code, '-', '')));
