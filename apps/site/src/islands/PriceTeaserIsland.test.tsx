// @vitest-environment happy-dom

import messages from 'virtual:tern-messages/en';
import type { CurrencyCode } from '@tern/contract';
import { createTernIntl, formatMoney } from '@tern/i18n';
import { planFixtures } from '@tern/testing/fixtures';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import type { Site } from '../app/SiteContext.tsx';
import { IslandRoot } from './IslandRoot.tsx';
import { type PackedPlan, PriceTeaserIsland, packPlan, unpackPlan } from './PriceTeaserIsland.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const site: Site = { language: 'en', variant: 'desktop', boot: 'static', routed: false, year: 2026 };
const packed = { USD: planFixtures('USD').map(packPlan), JPY: planFixtures('JPY').map(packPlan) };

async function showIsland(plans: Partial<Record<CurrencyCode, PackedPlan[]>>, activity?: string) {
  const element = document.body.appendChild(document.createElement('div'));
  await act(() =>
    createRoot(element).render(
      <IslandRoot site={site} intl={createTernIntl('en', messages)}>
        <PriceTeaserIsland currency="USD" plans={plans} {...(activity && { activity })} />
      </IslandRoot>,
    ),
  );
  const rows = () => [...element.querySelectorAll<HTMLAnchorElement>('li a')];
  return {
    rows,
    hrefs: () => rows().map((row) => row.getAttribute('href')),
    /** The last part of a row is the price of a month, the one before it the sum that is billed. */
    parts: () => rows().map((row) => [...row.children].map((part) => part.textContent ?? '').slice(-2)),
    picker: () => element.querySelectorAll('input[name="currency"]'),
    choose: (currency: CurrencyCode) =>
      act(() => element.querySelector<HTMLInputElement>(`input[value="${currency}"]`)?.click()),
  };
}

const said = (amount: number, currency: CurrencyCode) => formatMoney({ amount, currency }, 'en');

it('names the price of a month large and the billed sum beside it', async () => {
  const { parts } = await showIsland(packed);
  const shown = parts();
  expect(shown).toHaveLength(3);
  for (const [at, { price }] of planFixtures('USD').entries()) {
    const [billed, perMonth] = shown[at] ?? [];
    expect(perMonth?.startsWith(said(price.per_month, 'USD'))).toBe(true);
    expect(billed).toContain(said(price.total, 'USD'));
    if (price.total !== price.per_month) {
      expect(billed).not.toContain(said(price.per_month, 'USD'));
      expect(perMonth).not.toContain(said(price.total, 'USD'));
    }
  }
});

it('leads to the checkout of each plan, with the activity whose prices these are', async () => {
  const { hrefs } = await showIsland(packed);
  expect(hrefs()).toEqual(['/pricing/checkout/12m', '/pricing/checkout/6m', '/pricing/checkout/1m']);
  const { hrefs: ofActivity } = await showIsland(packed, 'actives1');
  expect(ofActivity()[0]).toBe('/pricing/checkout/12m?activity=actives1');
});

it('changes the currency in place and remembers it for a year', async () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  const { parts, choose } = await showIsland(packed);
  await choose('JPY');
  const [yearly] = planFixtures('JPY');
  expect(parts()[0]?.[0]).toContain(said(yearly?.price.total ?? 0, 'JPY'));
  expect(parts()[0]?.[1]).toContain(said(yearly?.price.per_month ?? 0, 'JPY'));
  expect(written).toHaveBeenCalledExactlyOnceWith('currency=JPY; Path=/; Max-Age=31536000; SameSite=Lax');
});

it('offers no choice of one currency, and no plan where none is known', async () => {
  expect((await showIsland({ USD: packed.USD })).picker()).toHaveLength(0);
  expect((await showIsland({})).rows()).toEqual([]);
});

it('comes back from the page with its period, its price and its discount', () => {
  for (const plan of planFixtures('JPY')) {
    expect(unpackPlan(packPlan(plan), 'JPY')).toEqual({
      id: plan.id,
      intervalCount: plan.interval_count,
      intervalUnit: 'MONTH',
      total: { amount: plan.price.total, currency: 'JPY' },
      perMonth: { amount: plan.price.per_month, currency: 'JPY' },
      discountPercent: plan.price.percent || null,
    });
  }
});
