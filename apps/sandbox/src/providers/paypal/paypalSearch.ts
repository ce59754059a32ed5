import type { FastifyInstance } from 'fastify';
import type { PaypalHost } from './PaypalHost.ts';
import { malformed } from './paypalCall.ts';
import { searchedRefund } from './paypalObjects.ts';

const longest = 31 * 24 * 3600 * 1000;

/** The transaction search, for refunds alone. */
export function paypalSearch(app: FastifyInstance, { ledger, respond }: PaypalHost) {
  app.get(
    '/v1/reporting/transactions',
    respond(({ query }) => {
      const [from, until] = [query.start_date, query.end_date].map((date) => Date.parse(date ?? ''));
      if (from === undefined || until === undefined || !(until - from <= longest)) {
        throw malformed('INVALID_RANGE', 'The date range must be at most 31 days.', '/start_date');
      }
      if (query.transaction_type !== 'T1107')
        throw malformed('INVALID_VALUE', 'Refunds alone.', '/transaction_type');
      const refunds = ledger
        .all()
        .filter(({ provider }) => provider === 'ps')
        .flatMap((payment) =>
          payment.charges.flatMap((charge) =>
            (charge.refunds ?? [])
              .filter(({ state, at }) => !state && at >= from && at <= until)
              .map((refund) => searchedRefund(payment, charge, refund)),
          ),
        );
      return { transaction_details: refunds, page: 1, total_items: refunds.length, total_pages: 1 };
    }),
  );
}
