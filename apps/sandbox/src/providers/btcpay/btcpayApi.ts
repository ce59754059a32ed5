import type { FastifyInstance } from 'fastify';
import { createJsonApi, Refusal } from '../../jsonApi.ts';
import { type Ledger, refundedOf } from '../../ledger.ts';
import { randomId } from '../../randomId.ts';
import type { StateFile } from '../../state.ts';
import { invoiceOf, methodsOf, minor, payoutsOf, pullPaymentOf, usualMonitoring } from './btcpayObjects.ts';

interface Wanted {
  amount: string;
  currency: string;
  metadata: { orderId?: string; itemDesc?: string };
  checkout: { expirationMinutes?: number; monitoringMinutes?: number; redirectURL?: string };
}

const problem = (status: number, code: string, message: string) => new Refusal(status, { code, message });
const invalid = (path: string, message: string) => new Refusal(422, [{ path, message }]);

const path = '/btcpay/api/v1';

interface Options {
  state: StateFile;
  ledger: Ledger;
  origin: () => string;
  now: () => number;
  store: string;
  apiKey: string;
  webhookUrl: string;
}

/** Calls with the key of the store, and its invoices. */
function createCalls(options: Options) {
  const { state, ledger, now, store } = options;
  const respondTo = createJsonApi(state, {
    failure: { code: 'internal', message: 'The stand-in was told to fail.' },
    authorize(request) {
      // Payouts of a pull payment are public there.
      if (/\/pull-payments\/\w+\/payouts$/.test(request.url)) return;
      if (request.headers.authorization !== `token ${options.apiKey}`) {
        throw problem(401, 'unauthenticated', 'Authentication is required for accessing this endpoint');
      }
      if (!request.url.startsWith(`${path}/stores/${store}/`)) {
        throw problem(403, 'missing-permission', 'Insufficient API Permissions');
      }
    },
  });
  const write = (payment: Parameters<typeof invoiceOf>[0]) =>
    invoiceOf(payment, { origin: options.origin(), store });
  const own = () => ledger.all().filter(({ provider }) => provider === 'btcpay');
  const find = (id: string | undefined) => {
    const payment = ledger.find(id ?? '');
    if (payment?.provider !== 'btcpay') {
      throw problem(404, 'invoice-not-found', 'The invoice was not found');
    }
    if (payment.state === 'open' && payment.expiresAt && payment.expiresAt <= now()) ledger.expire(payment);
    return payment;
  };
  return { respondTo, write, own, find };
}

type Calls = ReturnType<typeof createCalls>;

function invoicesApi(
  app: FastifyInstance,
  { ledger, now, origin }: Options,
  { respondTo, write, own, find }: Calls,
) {
  app.post(
    `${path}/stores/:store/invoices`,
    respondTo(({ body }) => {
      const { amount, currency, metadata, checkout } = body as unknown as Wanted;
      if (!/^\d+(?:\.\d+)?$/.test(amount)) throw invalid('amount', 'The amount should be 0 or more.');
      const { expirationMinutes = 15, monitoringMinutes = usualMonitoring } = checkout;
      const sum = minor(amount, currency);
      const payment = ledger.open({
        id: randomId('', 11),
        provider: 'btcpay',
        kind: 'invoice',
        name: metadata.itemDesc ?? 'Invoice',
        email: null,
        amount: sum,
        renewalAmount: sum,
        currency,
        reference: metadata.orderId ?? '',
        tag: JSON.stringify(metadata),
        interval: 'month',
        intervalCount: 1,
        recurring: false,
        returnUrl: checkout.redirectURL ?? origin(),
        cancelUrl: null,
        expiresAt: now() + expirationMinutes * 60_000,
        more: { monitoring: String(monitoringMinutes), checkout: JSON.stringify(checkout) },
      });
      return write(payment);
    }),
  );
  app.get(
    `${path}/stores/:store/invoices`,
    respondTo(({ query }) =>
      own()
        .filter(({ reference }) => reference === query.orderId)
        .map(({ id }) => write(find(id)))
        .reverse(),
    ),
  );
  app.get(
    `${path}/stores/:store/invoices/:id`,
    respondTo(({ params }) => write(find(params.id))),
  );
  app.get(
    `${path}/stores/:store/invoices/:id/payment-methods`,
    respondTo(({ params }) => methodsOf(find(params.id))),
  );
  app.post(
    `${path}/stores/:store/invoices/:id/status`,
    respondTo(({ params, body }) => {
      const payment = find(params.id);
      if (body.status !== 'Invalid' || payment.state !== 'open') {
        throw invalid('status', 'Status can only be marked to invalid or settled within certain conditions.');
      }
      payment.more.marked = 'yes';
      ledger.expire(payment);
      return write(payment);
    }),
  );
}

function refundsApi(app: FastifyInstance, options: Options, { respondTo, own, find }: Calls) {
  app.post(
    `${path}/stores/:store/invoices/:id/refund`,
    respondTo(({ params, body }) => {
      const payment = find(params.id);
      const [charge] = payment.charges;
      const wanted = body as { name?: string; customAmount?: string; customCurrency?: string };
      if (!charge || charge.settling) throw problem(400, 'non-refundable', 'Cannot refund this invoice');
      if (body.refundVariant !== 'Custom' || wanted.customCurrency !== payment.currency) {
        throw invalid('customCurrency', 'Invalid currency');
      }
      const amount = minor(wanted.customAmount ?? '', payment.currency);
      if (!(amount > 0)) throw invalid('customAmount', 'Amount must be greater than 0');
      const refund = {
        id: randomId('', 14),
        // The real one pays out whatever it is told to: a test that gives back too much finds it in the books.
        amount: Math.min(amount, charge.amount - refundedOf(charge)),
        at: options.now(),
        state: 'pending' as const,
      };
      charge.refunds = [...(charge.refunds ?? []), refund];
      if (wanted.name) payment.more[`name ${refund.id}`] = wanted.name;
      return pullPaymentOf(payment, refund, options.origin());
    }),
  );
  const refunds = () =>
    own().flatMap((payment) =>
      payment.charges.flatMap((charge) => (charge.refunds ?? []).map((refund) => ({ payment, refund }))),
    );
  app.get(
    `${path}/stores/:store/pull-payments`,
    respondTo(({ query }) =>
      refunds()
        .map(({ payment, refund }) => pullPaymentOf(payment, refund, options.origin()))
        .filter(({ archived }) => !archived || query.includeArchived === 'true'),
    ),
  );
  app.get(
    `${path}/pull-payments/:id/payouts`,
    respondTo(({ params }) => {
      const found = refunds().find(({ refund }) => refund.id === params.id);
      if (!found) throw problem(404, 'pullpayment-not-found', 'The pull payment was not found');
      return payoutsOf(found.payment, found.refund).filter(({ state: each }) => each !== 'Cancelled');
    }),
  );
}

/** The calls of BTCPay's Greenfield API that our adapter makes, after its public reference. */
export function btcpayApi(app: FastifyInstance, options: Options) {
  const calls = createCalls(options);
  const { respondTo } = calls;
  invoicesApi(app, options, calls);
  refundsApi(app, options, calls);
  app.get(
    `${path}/stores/:store/webhooks`,
    respondTo(() => [
      {
        id: 'TernStandInWebhook1',
        enabled: true,
        automaticRedelivery: true,
        url: options.webhookUrl,
        authorizedEvents: { everything: true, specificEvents: [] },
      },
    ]),
  );
}
