import { dayMs } from '@tern/domain';
import { describe, expect, it } from 'vitest';
import type { PaidCharge } from '../providers/ProviderEvent.ts';
import { differencesOf, type OwnBooks, type ProviderBooks } from './differencesOf.ts';

const now = Date.UTC(2027, 11, 1);
const daysAgo = (days: number) => new Date(now - days * dayMs);

/** A plan of which one payment of 9.99 is known here. */
const here = (paidAt: Date) =>
  ({
    order: { state: 'paid', paidAt, currency: 'USD', providerAction: null },
    subscription: { state: 'active', cancelAtPeriodEnd: false },
    charges: [
      {
        name: 'first',
        payment: 'pi_1',
        invoice: null,
        amount: 999,
        currency: 'USD',
        paidAt,
        startsAt: paidAt,
        endsAt: new Date(now + dayMs),
        excess: 0,
        refunds: {},
        fullyRefunded: false,
        disputes: {},
      },
    ],
    refunds: [],
  }) as unknown as OwnBooks;

const listed = (at: Date): PaidCharge => ({
  at,
  payment: null,
  invoice: `in_${at.getTime()}`,
  amount: 0,
  currency: 'USD',
  periodEnd: new Date(now + dayMs),
});

const there = (charges: PaidCharge[]): ProviderBooks => ({
  at: new Date(now),
  plan: { status: 'active', cancelAt: null, periodEnd: new Date(now + dayMs), payUrl: null, charges },
  page: null,
  refunds: new Map(),
});

describe('a payment that the provider does not list', () => {
  it('is no difference where it is older than all that are listed, of which none took money', () => {
    expect(differencesOf(here(daysAgo(300)), there([listed(daysAgo(60)), listed(daysAgo(30))]))).toEqual([]);
  });

  it('is one where it is newer than the oldest that is listed', () => {
    expect(differencesOf(here(daysAgo(40)), there([listed(daysAgo(60)), listed(daysAgo(30))]))).toEqual([
      'charge first of 9.99 USD is not known at the provider',
    ]);
  });
});
