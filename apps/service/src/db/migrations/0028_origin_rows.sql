-- What was bought with a person's own code came from that person, or from a school.
UPDATE quotes SET origin = coupon FROM coupons c WHERE c.code = quotes.coupon AND c.owner_id IS NOT NULL AND c.kind IN ('invite', 'student');
--> statement-breakpoint
UPDATE orders SET origin = coupon FROM coupons c WHERE c.code = orders.coupon AND c.owner_id IS NOT NULL AND c.kind IN ('invite', 'student');
--> statement-breakpoint
-- An invitation whose discount an offer or a free trial had taken the place of: it counts from the first payment that is
-- still to come. Whether it may is asked then.
UPDATE orders SET origin = c.code FROM coupons c
WHERE orders.origin IS NULL AND c.code = upper(orders.tracking ->> 'invite_code') AND c.kind = 'invite' AND c.owner_id IS NOT NULL
  AND (orders.state IN ('created', 'pending')
    OR EXISTS (SELECT 1 FROM subscriptions s WHERE s.order_id = orders.id AND s.state = 'active' AND s.trial_ends_at IS NOT NULL));
--> statement-breakpoint
-- Sales of partners that can still be taken back are asked about once more: are they the partner's own purchases?
UPDATE conversions SET next_look_at = now() WHERE network = 'direct' AND reversed_at IS NULL AND sold_at > now() - interval '30 days';
