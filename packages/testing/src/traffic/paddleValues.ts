import * as v from 'valibot';

export const id = (prefix: string) => v.pipe(v.string(), v.regex(new RegExp(`^${prefix}_[a-z\\d]{26}$`)));
export const isoTime = v.pipe(v.string(), v.isoTimestamp());
export const amount = v.pipe(v.string(), v.regex(/^\d+$/));
export const uuid = v.pipe(v.string(), v.uuid());
export const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
export const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));
export const rate = v.pipe(v.string(), v.regex(/^(?:0|1|0?\.\d+)$/));
export const interval = v.picklist(['day', 'week', 'month', 'year']);
export const duration = v.strictObject({
  interval,
  frequency: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
export const period = v.strictObject({ starts_at: isoTime, ends_at: isoTime });
export const custom = v.nullable(v.record(v.string(), v.unknown()));
export const status = v.picklist(['active', 'archived']);
export const money = v.strictObject({ amount, currency_code: currency });
export const stamps = { created_at: isoTime, updated_at: isoTime };

export const price = v.strictObject({
  id: id('pri'),
  product_id: id('pro'),
  description: v.pipe(v.string(), v.minLength(2), v.maxLength(500)),
  type: v.picklist(['custom', 'standard']),
  name: v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(150))),
  billing_cycle: v.nullable(duration),
  trial_period: v.nullable(v.strictObject({ ...duration.entries, requires_payment_method: v.boolean() })),
  tax_mode: v.picklist(['account_setting', 'external', 'internal', 'location']),
  unit_price: money,
  unit_price_overrides: v.array(v.strictObject({ country_codes: v.array(country), unit_price: money })),
  quantity: v.strictObject({ minimum: v.number(), maximum: v.number() }),
  status,
  custom_data: custom,
  import_meta: v.null(),
  ...stamps,
});

export const product = v.strictObject({
  id: id('pro'),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  description: v.nullable(v.string()),
  type: v.picklist(['custom', 'standard']),
  tax_category: v.string(),
  image_url: v.nullable(v.string()),
  custom_data: custom,
  status,
  import_meta: v.null(),
  ...stamps,
});
