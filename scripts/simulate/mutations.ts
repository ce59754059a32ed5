import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';

/** A mistake in the money core: one piece of its source is another. */
interface Mutation {
  /** The file below the folder of the payment module. */
  file: string;
  from: string;
  to: string;
}

const folder = 'apps/service/src/modules/payment/';

/** Each has to be found by the lives. */
export const mutations: Readonly<Record<string, Mutation>> = {
  'double credit': {
    file: 'settle/takeOver.ts',
    from: 'Math.max(0, rest.worth - carriedAmount)',
    to: 'rest.worth',
  },
  'refund then renewal': {
    file: 'refunds/settleReversal.ts',
    from: 'const ends = gone && !owed',
    to: 'const ends = !gone && !owed',
  },
  'lost capture': {
    file: 'providers/paypal/orders.ts',
    from: "if (found.status !== 'APPROVED') return",
    to: "if (found.status !== 'CREATED') return",
  },
  'skewed clock': {
    file: '../../context.ts',
    from: 'context.clock.now() + offset',
    to: 'context.clock.now() + offset + 5 * 24 * 3600 * 1000',
  },
  replay: { file: 'settle/settleRenewal.ts', from: "if (known?.paidAt) return 'nothing_new';", to: '' },
  'trial beside a plan': {
    file: 'settle/settleTrial.ts',
    from: 'const besidePlan =',
    to: 'const besidePlan = false &&',
  },
  'the same plan paid twice': {
    file: 'settle/takeOver.ts',
    from: "!isFree(one))) return 'plan_active'",
    to: '!isFree(one))) return null',
  },
  'two plans renew': {
    file: 'settle/takeOver.ts',
    from: "if (isRecurring(order.method) && order.providerAction !== 'refund') {",
    to: 'if (!isRecurring(order.method)) {',
  },
  'excess kept': {
    file: 'ledger/renewalSum.ts',
    from: 'Math.max(0, amount - promised - taxOnTop)',
    to: '0',
  },
  'renewal after deletion': {
    file: 'providerCalls/stopCharges.ts',
    from: 'await cancelRenewals(context, tx, userId);',
    to: '',
  },
  'charge in a pause': {
    file: 'providerCalls/moveCharges.ts',
    from: 'subscription.pauseSent ?? pauseEnd(subscription) ??',
    to: 'subscription.pauseSent ??',
  },
  'charge of a parked account': {
    file: 'providerCalls/moveCharges.ts',
    from: 'await holdCharges(context, stopping);',
    to: '',
  },
  'days without an end': {
    file: 'providerCalls/holdCharges.ts',
    from: 'if (wanted > timeFromNow(context, holdLead)) return 0;',
    to: '',
  },
  'pause without an end': {
    file: 'leaving/pauseByBuyer.ts',
    from: 'isAhead ? null : soon',
    to: 'until',
  },
};

/** From now on the service is loaded with this mistake. */
export function mutate(name: string): void {
  const mutation = mutations[name];
  if (!mutation) throw new Error(`There is no mutation "${name}".`);
  const { file, from, to } = mutation;
  const path = join(import.meta.dirname, '../..', folder, file);
  const source = readFileSync(path, 'utf8');
  if (source.split(from).length !== 2) throw new Error(`${file} does not have "${from}" once.`);
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      return url === new URL(`file://${path}`).href
        ? { ...loaded, source: source.replace(from, () => to) }
        : loaded;
    },
  });
}
