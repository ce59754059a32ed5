import type { FastifyInstance } from 'fastify';
import { createJsonApi } from '../../jsonApi.ts';
import { refundedOf } from '../../ledger.ts';
import type { Charge } from '../../payment.ts';
import { createTransaction } from './createTransaction.ts';
import { adjustmentOf } from './paddleAdjustment.ts';
import { invalidField, notFound, paddleError, refuseUnknown } from './paddleError.ts';
import { type ApiOptions, data, meta, type RespondTo } from './paddleResponse.ts';
import { subscriptionsApi } from './paddleSubscriptionsApi.ts';
import { cardTransactions, firstCharge, statusOf, transactionOfCharge } from './paddleTransaction.ts';

const listMax = { transactions: 30, customers: 200, addresses: 200, adjustments: 50 };

/** One page of a list. More than the largest page is cut to it, as Paddle does. */
function pageOf(
  kind: keyof typeof listMax,
  all: readonly { id: string }[],
  query: Record<string, string>,
  origin: string,
) {
  const size = Math.min(listMax[kind], Number(query.per_page) || listMax[kind]);
  const from = query.after ? all.findIndex(({ id }) => id === query.after) + 1 : 0;
  const shown = all.slice(from, from + size);
  const next = new URLSearchParams({ ...query, after: shown.at(-1)?.id ?? query.after ?? '' });
  return {
    data: shown,
    meta: {
      ...meta(),
      pagination: {
        per_page: size,
        next: `${origin}/${kind}?${next}`,
        has_more: from + size < all.length,
        estimated_total: all.length,
      },
    },
  };
}

/** The calls of Paddle's API that the shop makes, after its reference. */
export function paddleApi(app: FastifyInstance, options: ApiOptions): void {
  const respondTo = createJsonApi(options.state, {
    failure: {
      error: {
        type: 'api_error',
        code: 'internal_error',
        detail: 'An unexpected error has occurred',
        documentation_url: 'https://developer.paddle.com/errors/shared/internal_error',
      },
      meta: meta(),
    },
    authorize(request) {
      if (request.headers.authorization !== `Bearer ${options.apiKey}`) {
        throw paddleError(403, 'forbidden', "You aren't permitted to perform this request");
      }
    },
  }) as RespondTo;
  partiesApi(app, respondTo, options);
  transactionsApi(app, respondTo, options);
  adjustmentsApi(app, respondTo, options);
  subscriptionsApi(app, respondTo, options);
}

function partiesApi(app: FastifyInstance, respondTo: RespondTo, { parties, origin }: ApiOptions): void {
  app.post(
    '/customers',
    respondTo(({ body }) => data(parties.createCustomer(body)), 201),
  );
  app.get(
    '/customers',
    respondTo(({ query }) => pageOf('customers', parties.customersBy(query.email), query, origin())),
  );
  app.post(
    '/customers/:id/addresses',
    respondTo(({ params, body }) => data(parties.createAddress(params.id ?? '', body)), 201),
  );
  app.get(
    '/customers/:id/addresses',
    respondTo(({ params, query }) => {
      if (!parties.customer(params.id ?? '')) throw notFound(params.id ?? '');
      return pageOf('addresses', parties.addressesOf(params.id ?? ''), query, origin());
    }),
  );
}

function transactionsApi(app: FastifyInstance, respondTo: RespondTo, options: ApiOptions): void {
  const { state, ledger, parties, origin } = options;
  const known = () => ledger.all().filter(({ provider }) => provider === 'pd');
  const find = (id = '') => {
    for (const payment of known()) {
      if (payment.id === id) return { payment, charge: firstCharge(payment) };
      const charge = payment.charges.find((other) => other.id === id);
      if (charge) return { payment, charge };
    }
    throw notFound(id);
  };

  app.post(
    '/transactions',
    respondTo(({ body }) => {
      const opened = createTransaction(body, { ledger, parties, defaultLink: `${origin()}/paddle/link` });
      return data(transactionOfCharge(opened, undefined));
    }, 201),
  );
  app.get(
    '/transactions',
    respondTo(({ query }) => {
      const since = Date.parse(query['created_at[GTE]'] ?? '') || 0;
      const isAsked = (ids: string | undefined, id = '') => !ids || ids.split(',').includes(id);
      const found = known()
        .filter(
          ({ createdAt, more }) =>
            isAsked(query.customer_id, more.customer) &&
            isAsked(query.subscription_id, more.subscription) &&
            createdAt >= since,
        )
        .toReversed()
        .flatMap((payment) => [
          ...cardTransactions(payment),
          ...payment.charges
            .slice(1)
            .toReversed()
            .map((charge) => transactionOfCharge(payment, charge)),
          transactionOfCharge(payment, payment.charges[0]),
        ])
        .filter(
          ({ status, subscription_id: of }) =>
            isAsked(query.status, status) && isAsked(query.subscription_id, of ?? ''),
        );
      return pageOf('transactions', found, query, origin());
    }),
  );
  app.get(
    '/transactions/:id',
    respondTo(({ params }) => {
      const { payment, charge } = find(params.id);
      return data(transactionOfCharge(payment, charge));
    }),
  );
  app.patch(
    '/transactions/:id',
    respondTo(({ params, body }) => {
      const { payment, charge } = find(params.id);
      if (body.status !== 'canceled') throw invalidField('status', 'The stand-in only cancels');
      if (Object.keys(body).length > 1) {
        throw paddleError(
          400,
          'transaction_cannot_be_modified_and_canceled',
          'Cannot update transaction to canceled, along with other fields at the same time',
        );
      }
      const from = charge ? 'completed' : statusOf(payment);
      // Of a checkout's transaction Paddle documents no more than this; some accounts cancel invoices only.
      if (from !== 'ready' || state.data.knobs.paddleKeepsOpen || !ledger.expire(payment)) {
        throw paddleError(
          400,
          'transaction_invalid_status_change',
          `Invalid attempt to change status from '${from}' to 'canceled'`,
        );
      }
      return data(transactionOfCharge(payment, undefined));
    }),
  );
}

const remainder = () =>
  paddleError(
    400,
    'adjustment_total_amount_above_remaining_allowed',
    'The adjustment amount exceeds what is left of the transaction',
  );

function adjustmentsApi(app: FastifyInstance, respondTo: RespondTo, { ledger, origin }: ApiOptions): void {
  const find = (id: string) => {
    for (const payment of ledger.all()) {
      const charge = payment.charges.find((known) => known.id === id);
      if (charge || payment.id === id) return { payment, charge };
    }
    throw notFound(id);
  };
  app.get(
    '/adjustments',
    respondTo(({ query }) => {
      const wanted = query.transaction_id ?? '';
      const { payment, charge } = find(wanted);
      const all = (charge?.refunds ?? []).map((refund) =>
        adjustmentOf(payment, charge as Charge, {
          ...refund,
          action: 'refund',
          status: refund.state ? (refund.state === 'failed' ? 'rejected' : 'pending_approval') : 'approved',
        }),
      );
      return pageOf('adjustments', all, query, origin());
    }),
  );
  app.post(
    '/adjustments',
    respondTo(({ body }) => {
      refuseUnknown(body, {
        action: true,
        type: true,
        transaction_id: true,
        reason: true,
        tax_mode: true,
        items: [{ item_id: true, type: true, amount: true }],
      });
      if (body.action !== 'refund') throw invalidField('action', 'The stand-in only refunds');
      if (!body.reason) throw invalidField('reason', 'reason is required');
      const { payment, charge } = find(String(body.transaction_id));
      if (!charge || charge.amount === 0) {
        throw paddleError(
          400,
          'adjustment_transaction_invalid_status_for_refund',
          `The transaction being adjusted (refund) has a non supported status. ID: ${body.transaction_id}`,
        );
      }
      const left = charge.amount - refundedOf(charge);
      const [item] = (body.items ?? []) as { amount?: string }[];
      const amount = body.type === 'full' ? charge.amount : Number(item?.amount);
      if (amount > left) throw remainder();
      if (!(amount > 0)) throw invalidField('items.0.amount', 'Not an amount');
      if (!ledger.refund(payment, charge, amount)) throw remainder();
      const [refund] = charge.refunds?.slice(-1) ?? [];
      if (!refund) throw remainder();
      return data(adjustmentOf(payment, charge, { ...refund, action: 'refund', status: 'pending_approval' }));
    }, 201),
  );
}
