import { isRecurring, type PaymentMethod, paymentMethodCodes } from '@tern/domain';
import fc from 'fast-check';
import type { Delivery, Fault, Purchase, Renewals } from './inhabitant.ts';

/** One thing that a person, a provider or the network does. */
export type Step =
  | { do: 'buy'; ends: 'paid' | 'declined' | 'left' | 'late'; what: Purchase }
  | { do: 'second tab'; one: Purchase; other: Purchase; away: boolean }
  | { do: 'wait'; days: number }
  | { do: 'renewals'; way: Renewals }
  | { do: 'delivery'; way: Delivery }
  | { do: 'fault'; faults: Fault[] }
  | { do: 'refund'; part: 'whole' | 'half'; newest: boolean }
  | { do: 'slow refund'; outcome: 'finish' | 'fail' }
  | { do: 'dispute'; outcome: 'open' | 'won' | 'lost' | 'inquiry' }
  | { do: 'cancel' }
  | { do: 'pause'; months: number }
  | { do: 'go on' }
  | { do: 'park'; days: number; near: boolean; fault?: Fault | undefined }
  | { do: 'at the provider'; action: 'cancel' | 'uncancel' }
  | { do: 'charge early' }
  | { do: 'delete' }
  | { do: 'stay' };

const of = <const Value>(...values: Value[]) => fc.constantFrom(...values);
const recurring = paymentMethodCodes.filter(isRecurring);

const purchase = fc.record({
  plan: of('12m', '6m', '1m', '1m'),
  method: of<PaymentMethod>(...paymentMethodCodes),
  currency: of('USD', 'USD', 'EUR', 'JPY', 'GBP'),
  code: fc.option(of('FIFTH', 'MOST'), { nil: undefined, freq: 5 }),
});

const trial = fc.record({
  plan: of('trial'),
  method: of<PaymentMethod>(...recurring),
  currency: of('USD', 'EUR'),
});

const renewals = fc.record({
  do: of('renewals'),
  way: of<Renewals>('usual', 'usual', 'taxed', 'balance', 'free', 'dearer', 'failsOnce', 'fails', 'never'),
});

/** Two pages, of which both are paid: of any plans, or of the same one twice. */
const secondTab = fc.oneof(
  fc.record({
    do: of('second tab'),
    one: fc.oneof(purchase, trial),
    other: purchase,
    away: of(false, false, true),
  }),
  fc.tuple(purchase, purchase).map(([one, other]) => ({
    ...({ do: 'second tab', away: true } as const),
    ...{ one, other: { ...other, plan: one.plan } },
  })),
);

/** Whoever has bought nothing has nothing to lose. */
export const opening = fc.tuple(
  renewals,
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        do: of('buy'),
        ends: of('paid'),
        what: fc.oneof({ weight: 3, arbitrary: purchase }, trial),
      }),
    },
    secondTab,
  ),
);

const pause = fc.record({ do: of('pause'), months: of(1, 2, 3) });
const goOn = fc.constant<Step>({ do: 'go on' });

/** Steps that say little without the one before. */
export const pairs: fc.Arbitrary<Step>[][] = [[pause, goOn]];

/** Each step with how often it is drawn. */
export const steps: [weight: number, step: fc.Arbitrary<Step>][] = [
  [
    6,
    fc.record({
      do: of('buy'),
      ends: of('paid', 'paid', 'paid', 'paid', 'declined', 'left', 'late'),
      what: purchase,
    }),
  ],
  [2, fc.record({ do: of('buy'), ends: of('paid'), what: trial })],
  [1, secondTab],
  [6, fc.record({ do: of('wait'), days: of(1, 5, 20, 40, 100, 200) })],
  [2, renewals],
  [2, fc.record({ do: of('delivery'), way: of<Delivery>('usual', 'twice', 'reversed', 'late', 'lost') })],
  [
    1,
    fc.record({
      do: of('fault'),
      faults: fc.array(of<Fault>('away', 'lost', 'crash'), { minLength: 1, maxLength: 3 }),
    }),
  ],
  [2, fc.record({ do: of('refund'), part: of('whole', 'half'), newest: fc.boolean() })],
  [1, fc.record({ do: of('slow refund'), outcome: of('finish', 'fail') })],
  [1, fc.record({ do: of('dispute'), outcome: of('open', 'won', 'lost', 'inquiry') })],
  [1, fc.record({ do: of('at the provider'), action: of('cancel', 'uncancel') })],
  [1, fc.constant({ do: 'charge early' })],
  [1, fc.constantFrom({ do: 'delete' }, { do: 'stay' })],
  [2, fc.constant({ do: 'cancel' })],
  [2, pause],
  [1, goOn],
  [
    2,
    fc.record({
      do: of('park'),
      days: of(3, 20, 50, 100),
      near: of(true, true, false),
      fault: fc.option(of<Fault>('away', 'lost', 'crash'), { nil: undefined, freq: 2 }),
    }),
  ],
];
