import * as v from 'valibot';

/**
 * Bodies of BTCPay Server's Greenfield API, after the schemas that it publishes
 * (`swagger.template.{invoices,pull-payments,webhooks}.json`). Strict: a field that is not documented is refused.
 */
const text = v.pipe(v.string(), v.minLength(1));
const decimal = v.pipe(v.string(), v.regex(/^-?\d+(?:\.\d+)?$/));
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const url = v.pipe(v.string(), v.url());
const seconds = v.pipe(v.number(), v.integer(), v.minValue(1_000_000_000), v.maxValue(100_000_000_000));
const minutes = v.pipe(v.number(), v.integer(), v.minValue(1));
/** Nobody is named: what is not listed here does not go there. */
const metadata = v.strictObject({ orderId: text, itemCode: text, itemDesc: text });
const checkout = v.strictObject({
  expirationMinutes: minutes,
  monitoringMinutes: minutes,
  redirectURL: url,
  redirectAutomatically: v.boolean(),
});

export const invoiceRequest = v.strictObject({ amount: decimal, currency, metadata, checkout });
export const statusRequest = v.strictObject({ status: v.picklist(['Invalid', 'Settled']) });
export const refundRequest = v.strictObject({
  name: text,
  refundVariant: v.literal('Custom'),
  customAmount: decimal,
  customCurrency: currency,
});

export const invoice = v.strictObject({
  id: text,
  storeId: text,
  amount: decimal,
  paidAmount: decimal,
  currency,
  type: v.picklist(['Standard', 'TopUp']),
  checkoutLink: url,
  createdTime: seconds,
  expirationTime: seconds,
  monitoringExpiration: seconds,
  status: v.picklist(['New', 'Processing', 'Expired', 'Invalid', 'Settled']),
  additionalStatus: v.picklist(['None', 'PaidLate', 'PaidPartial', 'Marked', 'Invalid', 'PaidOver']),
  availableStatusesForManualMarking: v.array(v.picklist(['Invalid', 'Settled'])),
  archived: v.boolean(),
  metadata,
  checkout,
  receipt: v.strictObject({
    enabled: v.nullable(v.boolean()),
    showQR: v.nullable(v.boolean()),
    showPayments: v.nullable(v.boolean()),
  }),
});

const payment = v.strictObject({
  id: text,
  receivedDate: seconds,
  value: decimal,
  fee: decimal,
  status: v.picklist(['Invalid', 'Processing', 'Settled']),
  destination: text,
});

export const paymentMethods = v.array(
  v.strictObject({
    paymentMethodId: text,
    activated: v.boolean(),
    currency,
    destination: text,
    paymentLink: v.nullable(text),
    rate: decimal,
    paymentMethodPaid: decimal,
    totalPaid: decimal,
    due: decimal,
    amount: decimal,
    paymentMethodFee: decimal,
    payments: v.array(payment),
    additionalData: v.strictObject({}),
  }),
);

export const pullPayment = v.strictObject({
  id: text,
  name: text,
  description: v.string(),
  currency,
  amount: decimal,
  BOLT11Expiration: v.number(),
  autoApproveClaims: v.boolean(),
  startsAt: seconds,
  expiresAt: v.nullable(seconds),
  archived: v.boolean(),
  viewLink: url,
});

export const payouts = v.array(
  v.strictObject({
    id: text,
    revision: v.pipe(v.number(), v.integer()),
    pullPaymentId: text,
    date: seconds,
    destination: text,
    originalCurrency: currency,
    originalAmount: decimal,
    payoutCurrency: currency,
    payoutAmount: v.nullable(decimal),
    payoutMethodId: text,
    state: v.picklist(['AwaitingApproval', 'AwaitingPayment', 'InProgress', 'Completed', 'Cancelled']),
    paymentProof: v.null(),
    metadata: v.strictObject({}),
  }),
);

export const webhooks = v.array(
  v.strictObject({
    id: text,
    enabled: v.boolean(),
    automaticRedelivery: v.boolean(),
    url,
    authorizedEvents: v.strictObject({ everything: v.boolean(), specificEvents: v.array(text) }),
  }),
);

/** One problem, or the fields that are refused. */
export const error = v.union([
  v.strictObject({ code: text, message: text }),
  v.array(v.strictObject({ path: text, message: text })),
]);

const event = {
  deliveryId: text,
  webhookId: text,
  originalDeliveryId: text,
  isRedelivery: v.boolean(),
  type: text,
  timestamp: seconds,
  storeId: text,
};
const aboutInvoice = { ...event, invoiceId: text, metadata };
const transfer = v.strictObject({
  ...aboutInvoice,
  afterExpiration: v.boolean(),
  paymentMethodId: text,
  payment,
});
const payout = v.strictObject({
  ...event,
  payoutId: text,
  pullPaymentId: text,
  payoutState: v.picklist(['AwaitingApproval', 'AwaitingPayment', 'InProgress', 'Completed', 'Cancelled']),
});

export const events: Readonly<Record<string, v.GenericSchema>> = {
  InvoiceReceivedPayment: transfer,
  InvoicePaymentSettled: transfer,
  InvoiceProcessing: v.strictObject({ ...aboutInvoice, overPaid: v.boolean() }),
  InvoiceExpired: v.strictObject({ ...aboutInvoice, partiallyPaid: v.boolean() }),
  InvoiceSettled: v.strictObject({ ...aboutInvoice, manuallyMarked: v.boolean(), overPaid: v.boolean() }),
  InvoiceInvalid: v.strictObject({ ...aboutInvoice, manuallyMarked: v.boolean() }),
  PayoutCreated: payout,
  PayoutUpdated: payout,
};
