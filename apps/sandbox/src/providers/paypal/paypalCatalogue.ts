import type { FastifyInstance } from 'fastify';
import { randomId } from '../../randomId.ts';
import type { PaypalHost } from './PaypalHost.ts';
import { malformed, notFound, unprocessable } from './paypalCall.ts';
import { checkMoney, type Money, timeOf } from './paypalMoney.ts';

/** One cycle of a plan. A free trial needs no price. */
export interface Cycle {
  tenure_type: 'TRIAL' | 'REGULAR';
  sequence: number;
  total_cycles: number;
  frequency: { interval_unit: string; interval_count: number };
  pricing_scheme?: { fixed_price: Money };
}

export interface PlanRequest {
  product_id: string;
  name: string;
  billing_cycles: Cycle[];
  payment_preferences: object;
}

const longest: Readonly<Record<string, number>> = { DAY: 365, WEEK: 52, MONTH: 12, YEAR: 1 };

/** At most two trial cycles, then one regular one; a price for all but free trials. */
function checkCycles(cycles: Cycle[] | undefined): asserts cycles is Cycle[] {
  const path = '/billing_cycles';
  const regular = cycles?.filter(({ tenure_type }) => tenure_type === 'REGULAR') ?? [];
  if (!cycles || regular.length !== 1) {
    throw malformed('MISSING_REQUIRED_PARAMETER', 'A required field is missing.', path);
  }
  if (cycles.length > 3) {
    throw unprocessable('INVALID_TRIAL_CYCLE_COUNT', 'A plan can have at most two trial cycles.', path);
  }
  for (const [
    index,
    { sequence, frequency, tenure_type, total_cycles, pricing_scheme },
  ] of cycles.entries()) {
    const most = longest[frequency?.interval_unit ?? ''];
    if (!most || !(frequency.interval_count >= 1 && frequency.interval_count <= most)) {
      throw unprocessable(
        'INVALID_BILLING_CYCLE_FREQUENCY',
        'The interval count of a billing cycle is out of range.',
        `${path}/${index}/frequency/interval_count`,
      );
    }
    if (sequence !== index + 1) {
      throw unprocessable(
        'INVALID_BILLING_CYCLE_SEQUENCE',
        'The provided sequence is invalid. A sequence must start from 1.',
        `${path}/${index}/sequence`,
      );
    }
    if (tenure_type === 'TRIAL' && !(total_cycles >= 1)) {
      throw unprocessable(
        'INVALID_TRIAL_CYCLES',
        'Trial cycles cannot run without an end.',
        `${path}/${index}/total_cycles`,
      );
    }
    const field = `${path}/${index}/pricing_scheme/fixed_price`;
    if (pricing_scheme || tenure_type === 'REGULAR') {
      checkMoney(pricing_scheme?.fixed_price, field, tenure_type === 'TRIAL' ? 0 : 1);
    }
  }
}

/** Products and the plans of their prices. */
export function paypalCatalogue(app: FastifyInstance, { state, origin, now, respond }: PaypalHost) {
  app.post(
    '/v1/catalogs/products',
    respond(({ body }) => {
      if (!body.name || !body.type) {
        throw malformed('MISSING_REQUIRED_PARAMETER', 'A required field is missing.', '/name');
      }
      const id = randomId('PROD-').toUpperCase();
      state.data.things[id] = body;
      return {
        id,
        ...body,
        create_time: timeOf(now()),
        update_time: timeOf(now()),
        links: [{ href: `${origin()}/v1/catalogs/products/${id}`, rel: 'self', method: 'GET' }],
      };
    }, 201),
  );
  app.post(
    '/v1/billing/plans',
    respond(({ body }) => {
      const sent = body as unknown as PlanRequest;
      if (!state.data.things[sent.product_id]) throw notFound();
      if (!sent.name || !sent.payment_preferences) {
        throw malformed('MISSING_REQUIRED_PARAMETER', 'A required field is missing.', '/payment_preferences');
      }
      checkCycles(sent.billing_cycles);
      const id = randomId('P-').toUpperCase();
      state.data.things[id] = body;
      return {
        id,
        status: 'ACTIVE',
        ...body,
        quantity_supported: false,
        create_time: timeOf(now()),
        update_time: timeOf(now()),
        links: [{ href: `${origin()}/v1/billing/plans/${id}`, rel: 'self', method: 'GET' }],
      };
    }, 201),
  );
  app.get(
    '/v1/billing/plans/:id',
    respond(({ params }) => {
      const plan = state.data.things[params.id ?? ''];
      if (!plan || !params.id?.startsWith('P-')) throw notFound();
      return { id: params.id, status: 'ACTIVE', ...plan, quantity_supported: false };
    }),
  );
}
