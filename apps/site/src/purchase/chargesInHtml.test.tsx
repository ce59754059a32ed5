import loaders from 'virtual:tern-messages/loaders';
import {
  allPages,
  brand,
  fillPath,
  type Language,
  languages,
  type OrderFacts,
  type PageVariant,
  trialEnd,
} from '@tern/domain';
import { createTernIntl } from '@tern/i18n';
import { OrderCard, type PlanView, usePlanWords, useTrialWords } from '@tern/patterns';
import { planFixtures } from '@tern/testing/fixtures';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../entry-server.tsx';
import { planView } from './planView.ts';

const now = Date.UTC(2026, 10, 26, 12);
const days = 30;
const plans = planFixtures('USD');
const views = plans.map((plan) => planView(plan));
const trialPlan = views.find(({ id }) => id === '12m') as PlanView;
const free = { amount: 0, currency: 'USD' } as const;
const trial = { today: free, first: trialPlan.total, ...trialPlan };
/** The order of a plan before the day and the buyer are known. */
const orderOf = ({ intervalCount, intervalUnit, total }: PlanView): OrderFacts => ({
  stage: 'open',
  interval: { count: intervalCount, unit: intervalUnit },
  paid: total,
  renewal: total,
  moneyBackDays: brand.claims.moneyBackDays,
});
const variants: readonly PageVariant[] = ['desktop', 'mobile'];

/** The text of a page for somebody who only reads: no event, no script. Between blocks there is a space. */
const textOf = (html: string) =>
  html
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, ' ')
    .replace(/<\/?(?:p|div|li|dt|dd|h\d|section|button|a)\b[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const read = async (language: Language, variant: PageVariant, path: string) => {
  const { body } = await renderPage({
    language,
    variant,
    path,
    origin: 'https://vpn.example',
    now,
    data: {
      currency: 'USD',
      plans: { USD: plans },
      methods: ['s1'],
      campaign: null,
      trial: { planId: trialPlan.id, days },
      testMode: false,
    },
  });
  return textOf(body);
};

function Billed({ plan }: { plan: PlanView }) {
  return usePlanWords().billed(plan);
}
function TrialButton() {
  return useTrialWords().button(trial);
}
function ChargeOfToday() {
  return useTrialWords().charge({ ...trial, firstAt: trialEnd(new Date(now), days).getTime() });
}

describe.each(languages)('what will be charged is in the HTML: %s', (language) => {
  const said = async (element: ReactElement) =>
    textOf(
      renderToStaticMarkup(
        <RawIntlProvider value={createTernIntl(language, (await loaders[language]()).default)}>
          {element}
        </RawIntlProvider>,
      ),
    );

  it.each(variants)('in the checkout of every plan and of the trial, %s', async (variant) => {
    for (const plan of views) {
      const order = await said(<OrderCard order={orderOf(plan)} />);
      expect(await read(language, variant, `/pricing/checkout/${plan.id}`)).toContain(order);
    }
    const order = await said(
      <OrderCard order={{ ...orderOf(trialPlan), paid: free, trial: { days, first: trialPlan.total } }} />,
    );
    const text = await read(language, variant, `/pricing/checkout/${trialPlan.id}.add${days}d`);
    expect(text).toContain(order);
  });

  it.each(variants)('in the list of plans, %s', async (variant) => {
    const text = await read(language, variant, '/pricing');
    for (const plan of views) expect(text).toContain(await said(<Billed plan={plan} />));
  });

  it.each(variants)('beside every button that starts the trial, %s', async (variant) => {
    const button = await said(<TrialButton />);
    const charge = await said(<ChargeOfToday />);
    const found: string[] = [];
    for (const { route, params } of allPages()) {
      if (!route.offering || route.takesPayment) continue;
      const path = fillPath(route.path, params);
      const text = await read(language, variant, path);
      if (!text.includes(button)) continue;
      found.push(path);
      expect(text, path).toContain(charge);
    }
    expect(found).toContain('/vpn-trial');
  });
});
