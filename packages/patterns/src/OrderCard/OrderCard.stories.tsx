import type { Meta, StoryObj } from '@storybook/react-vite';
import type { OrderFacts } from '@tern/domain';
import { Stack } from '@tern/ui';
import { expect, within } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { OrderCard } from './OrderCard.tsx';
import { orderCardMessages as m } from './orderCard.messages.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' }) as const;
const year = { count: 12, unit: 'MONTH' } as const;
const bought = Date.UTC(2026, 10, 26);

const plan: OrderFacts = {
  stage: 'open',
  interval: year,
  paid: usd(3476),
  renewal: usd(3476),
  paidAt: bought,
  moneyBackDays: 30,
};
const trial: OrderFacts = {
  ...plan,
  paid: usd(0),
  trial: { days: 30, first: usd(3476), chargedAt: Date.UTC(2026, 11, 26, 23, 59, 59) },
};
const changedEnd = Date.UTC(2028, 0, 16);
const changed: OrderFacts = {
  ...plan,
  paid: usd(100),
  chargedAt: changedEnd,
  endsAt: changedEnd,
  replaces: { until: Date.UTC(2027, 2, 14), days: 51 },
};

const meta = {
  title: 'Patterns/Checkout/OrderCard',
  component: OrderCard,
  args: { order: plan },
} satisfies Meta<typeof OrderCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A plan that renews, before it is paid. */
export const Plain: Story = {
  parameters: { visual: { dark: true, also: ['de-zoom'] } },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    const text = storyText(loaded);
    await expect(canvas.getByRole('group', { name: text(m.title) })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText(text(m.stopRenewal))).toBeVisible();
  },
};
export const Trial: Story = { args: { order: trial } };
/** Shared HTML is older than the visit: no day is written, and nothing is left out. */
export const WithoutDays: Story = {
  args: { order: { ...trial, paidAt: undefined, trial: { days: 30, first: usd(3476) } } },
  parameters: { visual: { skip: 'Looks like Trial with other words.' } },
  play: async ({ canvasElement, loaded }) => {
    const text = storyText(loaded);
    const canvas = within(canvasElement);
    await expect(canvas.getByText(text(m.after, { unit: 'DAY', count: 30 }))).toBeVisible();
    await expect(canvasElement).toHaveTextContent(/34[.,]76/);
  },
};
/** The rest of an earlier plan is taken off and becomes free days, which come before the next charge. */
export const Changed: Story = {
  args: { order: changed },
  parameters: { visual: { dark: true } },
  play: async ({ canvasElement }) => {
    const lines = within(canvasElement).getAllByRole('listitem');
    await expect(lines).toHaveLength(4);
    await expect(lines[1]).toHaveTextContent(/2027|٢٠٢٧/);
    await expect(lines[3]).toHaveTextContent(/2028|٢٠٢٨/);
  },
};
/** The rest of an earlier plan is taken off, and nothing of it is left. */
export const Credit: Story = {
  args: { order: { ...plan, paid: usd(1332), replaces: { until: Date.UTC(2027, 2, 14), days: 0 } } },
  parameters: { visual: { skip: 'Changed without its free days.' } },
};
export const Once: Story = {
  args: { order: { ...plan, renewal: null } },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByText(storyText(loaded)(m.stopNothing))).toBeVisible();
  },
};
/** On the receipt and in the account. */
export const Paid: Story = {
  args: {
    order: {
      ...changed,
      stage: 'paid',
      replaces: undefined,
      tookOver: { days: 51 },
      chargedAt: Date.UTC(2027, 10, 26),
    },
  },
};
export const Over: Story = {
  render: () => (
    <Stack gap={6}>
      <OrderCard order={{ ...plan, stage: 'cancelled', renewal: null, endsAt: Date.UTC(2027, 10, 26) }} />
      <OrderCard order={{ ...trial, stage: 'cancelled', renewal: null, endsAt: Date.UTC(2026, 11, 26) }} />
      <OrderCard order={{ ...plan, stage: 'returned', renewal: null }} />
    </Stack>
  ),
  play: async ({ canvas, loaded }) => {
    const text = storyText(loaded);
    for (const message of [m.cancelled, m.trialCancelled, m.returned])
      await expect(canvas.getByText(text(message))).toBeVisible();
    await expect(canvas.queryByText(text(m.stopRenewal))).toBeNull();
  },
};
/** Within another card. */
export const InACard: Story = {
  args: { plain: true, headingLevel: 4 },
  parameters: { visual: { skip: 'Stands in Receipt and SubscriptionList.' } },
};

export const AllStates: StoryObj = { tags: ['all-states'], parameters: { visual: { dark: true } } };
