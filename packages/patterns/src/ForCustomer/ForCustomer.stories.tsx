import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  type CustomerState,
  customerValue,
  goods,
  maySell,
  nextStep,
  nextSteps,
  priceKinds,
  priceOf,
  type Relation,
  type Standing,
  standings,
} from '@tern/domain';
import { Row, Stack } from '@tern/ui';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { CampaignBanner } from '../CampaignBanner/CampaignBanner.tsx';
import { CampaignMessage } from '../CampaignMessage/CampaignMessage.tsx';
import { CampaignRibbon } from '../CampaignRibbon/CampaignRibbon.tsx';
import { ConnectStage } from '../ConnectTry/ConnectStage.tsx';
import { ConnectTry } from '../ConnectTry/ConnectTry.tsx';
import { EndCall } from '../EndCall/EndCall.tsx';
import { siteNavigation } from '../navigation/siteNavigation.ts';
import { storyLanguages } from '../navigation/storyLanguages.ts';
import { PlanComparison } from '../PlanComparison/PlanComparison.tsx';
import { NotSure } from '../PlanPicker/NotSure.tsx';
import { samplePlans } from '../PlanPicker/samplePlans.ts';
import { PriceTeaser } from '../PriceTeaser/PriceTeaser.tsx';
import { SiteHeader } from '../SiteHeader/SiteHeader.tsx';
import { PlansWords } from '../StartButtons/PlansWords.tsx';
import { StartButtons } from '../StartButtons/StartButtons.tsx';
import { sampleTrial } from '../trial/sampleTrial.ts';
import { ForCustomer } from './ForCustomer.tsx';
import { Partnership } from './Partnership.tsx';

const sets: readonly (readonly Relation[])[] = [
  [],
  ['invited'],
  ['student'],
  ['partner'],
  ['invited', 'student'],
  ['invited', 'student', 'partner'],
];
/** Every state of somebody where something is sold. */
const states = standings.flatMap((standing) =>
  sets.map((relations): CustomerState => ({ standing, relations, blocked: false })),
);

/** The attributes that the start script of a page writes onto the document of somebody. */
const marksOf = (state: CustomerState) => ({
  'data-customer': customerValue(state) || undefined,
  'data-invited': state.relations?.includes('invited') ? '' : undefined,
});
const nameOf = ({ standing, relations = [] }: CustomerState) => [standing, ...relations].join(' ');

/** Every marked part is shown to those the value names, and to nobody else. Resolves with how many there are. */
async function check(place: HTMLElement, state: CustomerState): Promise<number> {
  let marked = 0;
  const shows = async (mark: string, shown: boolean) => {
    for (const part of place.querySelectorAll<HTMLElement>(mark)) {
      marked += 1;
      await expect(getComputedStyle(part).display !== 'none', `${nameOf(state)} ${mark}`).toBe(shown);
    }
  };
  for (const what of goods) {
    await shows(`[data-sold="${what}"]`, maySell(what, state));
    await shows(`[data-unsold="${what}"]`, !maySell(what, state));
  }
  for (const step of nextSteps) await shows(`[data-next="${step}"]`, nextStep(state) === step);
  for (const kind of priceKinds) await shows(`[data-price="${kind}"]`, (priceOf(state) ?? 'usual') === kind);
  for (const link of place.querySelectorAll<HTMLElement>(`a[href="${sampleTrial.href}"]`))
    if (!maySell('trial', state)) await expect(link.checkVisibility(), nameOf(state)).toBe(false);
  return marked;
}

const pictured = 'Walked in every state by its play; pictured as a pattern of its own.';
const meta = {
  title: 'Patterns/Home/ForCustomer',
  component: ForCustomer,
  args: { sold: 'trial', children: null },
  parameters: { layout: 'fullscreen', visual: { skip: pictured } },
  /** One surface, walked by everybody. */
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector<HTMLElement>('[data-place]');
    if (!place) throw new Error('there is no surface');
    for (const state of states) {
      for (const [name, value] of Object.entries(marksOf(state)))
        if (value === undefined) place.removeAttribute(name);
        else place.setAttribute(name, value);
      await expect(await check(place, state)).toBeGreaterThan(0);
    }
    for (const name of Object.keys(marksOf(states[0] as CustomerState))) place.removeAttribute(name);
  },
} satisfies Meta<typeof ForCustomer>;
export default meta;
type Story = StoryObj<typeof meta>;

const surface = (render: (variant: 'desktop' | 'mobile') => ReactNode): Story => ({
  render: (_, { globals }) => <div data-place>{render(globals.variant)}</div>,
});

const offer = {
  campaign: 'halloween',
  percent: 71,
  months: 12,
  startsAt: Date.UTC(2026, 9, 27),
  endsAt: Date.UTC(2026, 10, 1),
  timeZone: 'UTC',
  now: null,
  href: '/promotion',
} as const;

export const Header: Story = surface(() => (
  <SiteHeader
    brandName="Tern"
    nav={siteNavigation(sampleTrial)}
    languages={storyLanguages}
    current="en"
    currentPath="/"
    signedIn={false}
    accountHref="/myAccount"
  />
));
export const Ribbon: Story = surface(() => <CampaignRibbon {...offer} />);
export const Box: Story = surface(() => <CampaignMessage {...offer} />);
export const Banner: Story = surface((variant) => <CampaignBanner {...offer} variant={variant} />);
export const HomeHero: Story = surface((variant) => (
  <ConnectTry trial={sampleTrial}>
    <ConnectStage variant={variant} />
  </ConnectTry>
));
export const HomeEnd: Story = surface((variant) => <EndCall trial={sampleTrial} variant={variant} />);
export const Prices: Story = surface(() => (
  <PriceTeaser plans={samplePlans} hrefFor={(id) => `/pricing/checkout/${id}`} />
));
/** The column of the trial, beside the plans. */
export const Column: Story = surface(() => <PlanComparison plans={samplePlans} trial={sampleTrial} />);
export const BelowThePlans: Story = surface(() => <NotSure trial={sampleTrial} />);
export const ButtonsWithoutTrial: Story = surface(() => (
  <StartButtons trial={null} plans={<PlansWords usual="See plans" />} />
));
/** A part about the work of an affiliate, and what stands in its place. */
export const WorkOfAnAffiliate: Story = surface(() => (
  <>
    <Partnership>Apply</Partnership>
    <Partnership held>You are already in the program.</Partnership>
  </>
));

const people: readonly (readonly [Standing, ...Relation[]])[] = [
  ['visitor'],
  ['visitor', 'invited'],
  ['visitor', 'student'],
  ['visitor', 'invited', 'partner'],
  ['trial'],
  ['plan', 'student'],
  ['ending'],
  ['overdue'],
  ['ended', 'student'],
];
/** The buttons at the head and the foot of every page, and the line below the plans, for everybody. */
export const Everybody: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <Stack gap={4}>
      {people
        .map(([standing, ...relations]): CustomerState => ({ standing, relations, blocked: false }))
        .map((state) => (
          <section key={nameOf(state)} {...marksOf(state)}>
            <p>
              <code>{nameOf(state)}</code>
            </p>
            <Row>
              <StartButtons trial={sampleTrial} plans={<PlansWords usual="See plans" />} />
            </Row>
          </section>
        ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const rows = canvasElement.querySelectorAll('section');
    for (const [at, [standing, ...relations]] of people.entries())
      await check(rows[at] as HTMLElement, { standing, relations, blocked: false });
  },
};
