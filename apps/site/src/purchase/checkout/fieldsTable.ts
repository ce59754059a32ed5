import { ignored, type Table } from './Branch.ts';
import { type Checkout, type FieldsState, shownAmount } from './checkoutState.ts';

export const fieldsEvents = [
  'fieldsWanted',
  'fieldsUnwanted',
  'fieldsReady',
  'fieldsBlocked',
  'fieldsHosted',
] as const;

const planKnown = ({ plan }: Checkout) => plan !== null;

/**
 * The provider's fields, drawn once the buyer has chosen a card or a wallet. When they are blocked, fail or take too
 * long, the hosted page takes their place and nothing is lost.
 */
export const fieldsTable: Table<FieldsState, (typeof fieldsEvents)[number]> = {
  hosted: {
    fieldsWanted: ignored,
    fieldsUnwanted: ignored,
    fieldsReady: ignored,
    fieldsBlocked: ignored,
    fieldsHosted: ignored,
  },
  idle: {
    fieldsWanted: [
      {
        when: planKnown,
        to: 'loading',
        effects: (checkout, { place }) =>
          checkout.plan
            ? [
                {
                  do: 'openFields',
                  place,
                  amount: shownAmount(checkout),
                  currency: checkout.plan.currency,
                },
              ]
            : [],
      },
    ],
    fieldsUnwanted: ignored,
    fieldsReady: ignored,
    fieldsBlocked: ignored,
    fieldsHosted: ignored,
  },
  loading: {
    fieldsWanted: ignored,
    fieldsUnwanted: [{ to: 'idle', effects: () => [{ do: 'closeFields' }] }],
    fieldsReady: [{ to: 'ready' }],
    fieldsBlocked: [{ to: 'blocked' }],
    fieldsHosted: [{ to: 'hosted' }],
  },
  ready: {
    fieldsWanted: ignored,
    fieldsUnwanted: [{ to: 'idle', effects: () => [{ do: 'closeFields' }] }],
    fieldsReady: ignored,
    fieldsBlocked: ignored,
    fieldsHosted: ignored,
  },
  blocked: {
    fieldsWanted: ignored,
    fieldsUnwanted: [{ to: 'idle', effects: () => [{ do: 'closeFields' }] }],
    fieldsReady: ignored,
    fieldsBlocked: ignored,
    fieldsHosted: ignored,
  },
};
