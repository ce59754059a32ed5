import { contractActKinds } from '@tern/contract';
import { expect, it } from 'vitest';
import type { BackView, LeaveKind, LeavePlan } from './LeaveView.ts';
import { mayAct } from './mayAct.ts';

const money = { amount: 4500, currency: 'USD' } as const;
const at = '2027-11-26T20:14:07.000Z';
const nothing: LeavePlan = {
  id: 'sub_1',
  orderId: 'ord_1',
  intervalCount: 12,
  intervalUnit: 'MONTH',
  boughtAt: at,
  worksUntil: at,
  overdue: false,
  renewal: null,
  resume: null,
  pause: null,
  moneyBack: null,
  withdrawal: null,
  hasPlanBefore: false,
  cancelIsFinal: false,
};
const renewal = { at, amount: money };
const back = (state: BackView['state']) => ({ state, until: at, amount: money });
const closed = (['over', 'used', 'renewal', 'asked', 'person'] as const).map(back);

const possible: Record<LeaveKind, Partial<LeavePlan>[]> = {
  cancel: [{ renewal }],
  resume: [{ resume: { state: 'open', ...renewal } }],
  pause: [{ renewal, pause: { state: 'open', choices: [{ months: 1, until: at }] } }],
  goOn: (['waits', 'paused'] as const).map((state) => ({ renewal, pause: { state, choices: [] } })),
  refund: [{ moneyBack: back('open') }],
  withdraw: [{ withdrawal: back('open') }],
};
const impossible: Record<LeaveKind, Partial<LeavePlan>[]> = {
  cancel: [],
  resume: [{ resume: { state: 'provider', ...renewal } }],
  pause: [
    { renewal, pause: { state: 'used', choices: [] } },
    { renewal, pause: { state: 'open', choices: [] } },
    ...(['waits', 'paused'] as const).map((state) => ({ renewal, pause: { state, choices: [] } })),
  ],
  goOn: [{ renewal, pause: { state: 'open', choices: [{ months: 1, until: at }] } }],
  refund: closed.map((moneyBack) => ({ moneyBack })),
  withdraw: closed.map((withdrawal) => ({ withdrawal })),
};

it.each(contractActKinds)('%s is offered where it can be done, and nowhere else', (kind) => {
  for (const given of possible[kind])
    expect(mayAct(kind, { ...nothing, ...given }), JSON.stringify(given)).toBe(true);
  for (const given of [{}, ...impossible[kind]])
    expect(mayAct(kind, { ...nothing, ...given }), JSON.stringify(given)).toBe(false);
});
