import type { Meta, StoryObj } from '@storybook/react-vite';
import { dayMs } from '@tern/domain';
import { expect, fn } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { PlanCard, type PlanCardProps } from './PlanCard.tsx';
import type { PlanCardPlan } from './PlanCardPlan.ts';
import { planCardMessages as m } from './planCard.messages.ts';

const today = Date.UTC(2026, 10, 26);
const from = Date.UTC(2026, 7, 2);
const to = Date.UTC(2027, 7, 2);
const price = { amount: 4500, currency: 'USD' } as const;

/** A plan of twelve months that renews. */
const plan = (change: Partial<PlanCardPlan> = {}): PlanCardPlan => ({
  id: 'sub_1',
  intervalCount: 12,
  intervalUnit: 'MONTH',
  state: 'active',
  onTrial: false,
  startsAt: from,
  worksUntil: to,
  paid: price,
  next: { amount: price, at: to },
  method: 's1',
  line: { from, to, today },
  links: {
    change: '/myAccount/subscriptions?change=sub_1',
    turnOff: '/myAccount/leave?act=cancel&plan=sub_1',
    paying: '/myAccount/subscriptions#paying',
  },
  ...change,
});

const meta = {
  title: 'Patterns/Account/PlanCard',
  component: PlanCard,
  parameters: { visual: { skip: 'Stands in the first page of the account.' } },
  args: { pricingHref: '/pricing', plans: [plan()] } as Partial<PlanCardProps> as PlanCardProps,
} satisfies Meta<typeof PlanCard>;
export default meta;
type Story = StoryObj<typeof meta>;
const args = (props: Partial<PlanCardProps>) => props as PlanCardProps;

export const Renews: Story = {
  play: async ({ canvas, loaded }) => {
    const text = storyText(loaded);
    await expect(canvas.getByText(text(m.active))).toBeVisible();
    await expect(canvas.getByRole('link', { name: text(m.turnOff) })).toHaveAttribute(
      'href',
      '/myAccount/leave?act=cancel&plan=sub_1',
    );
    await expect(canvas.getByRole('img')).toBeVisible();
  },
};
/** Days that were earned come before the next payment. */
export const EarnedDays: Story = {
  args: args({
    plans: [
      plan({
        worksUntil: to + 30 * dayMs,
        next: { amount: price, at: to + 30 * dayMs },
        line: { from, to, today, extraTo: to + 30 * dayMs },
      }),
    ],
  }),
};
export const Trial: Story = {
  args: args({
    plans: [
      plan({
        state: 'trial',
        onTrial: true,
        paid: { ...price, amount: 0 },
        startsAt: today,
        worksUntil: today + 30 * dayMs,
        next: { amount: price, at: today + 30 * dayMs },
        reminderAt: today + 23 * dayMs,
        line: { from: today, to: today + 30 * dayMs, today: today + 8 * dayMs },
        links: { turnOff: '/myAccount/leave?act=cancel&plan=sub_1' },
      }),
    ],
  }),
  play: async ({ canvas, loaded }) => {
    const text = storyText(loaded);
    await expect(canvas.getByText(text(m.first))).toBeVisible();
    await expect(canvas.getByRole('link', { name: text(m.stopTrial) })).toBeVisible();
  },
};
export const RenewalOff: Story = {
  args: args({
    plans: [
      plan({ state: 'off', next: undefined, method: undefined, links: { turnOn: '/myAccount/leave' } }),
    ],
  }),
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByText(storyText(loaded)(m.nothing))).toBeVisible();
  },
};
export const PaidOnce: Story = {
  args: args({ plans: [plan({ state: 'once', next: undefined, method: undefined, links: {} })] }),
};
/** Given by a voucher: nobody paid. */
export const Given: Story = {
  args: args({
    plans: [plan({ state: 'given', paid: undefined, next: undefined, method: undefined, links: {} })],
  }),
};
export const Paused: Story = {
  args: args({
    plans: [
      plan({
        state: 'paused',
        stands: true,
        worksUntil: today - dayMs,
        next: { amount: price, at: today + 60 * dayMs },
        line: undefined,
        links: { goOn: '/myAccount/leave?act=goOn&plan=sub_1', turnOff: '/myAccount/leave' },
      }),
    ],
  }),
};
export const Overdue: Story = {
  args: args({
    plans: [
      plan({
        state: 'overdue',
        worksUntil: today + 5 * dayMs,
        next: undefined,
        line: undefined,
        links: { pay: 'https://pay.example/1', paying: '/myAccount/subscriptions#paying' },
      }),
    ],
  }),
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('link', { name: storyText(loaded)(m.pay) })).toHaveAttribute(
      'href',
      'https://pay.example/1',
    );
  },
};
/** Of old data: each has its own button. */
export const TwoPlans: Story = {
  args: args({
    plans: [
      plan(),
      plan({
        id: 'sub_2',
        intervalCount: 6,
        links: { turnOff: '/myAccount/leave?act=cancel&plan=sub_2' },
      }),
    ],
  }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('a[href*="act=cancel"]')).toHaveLength(2);
  },
};
/** One that is paid for begins when this one ends. */
export const Queue: Story = {
  args: args({
    plans: [
      plan({ state: 'once', next: undefined, method: undefined, links: {} }),
      plan({
        id: 'sub_2',
        state: 'waiting',
        startsAt: to,
        worksUntil: to + 365 * dayMs,
        next: undefined,
        line: undefined,
        links: {},
      }),
    ],
  }),
};
export const Ended: Story = {
  args: args({
    plans: [
      plan({
        state: 'ended',
        worksUntil: today - 6 * dayMs,
        next: undefined,
        method: undefined,
        line: undefined,
        links: {},
      }),
    ],
  }),
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('link', { name: storyText(loaded)(m.plans) })).toHaveAttribute(
      'href',
      '/pricing',
    );
  },
};
export const Refunded: Story = {
  args: args({
    plans: [
      plan({
        state: 'refunded',
        endedEarly: true,
        next: undefined,
        method: undefined,
        line: undefined,
        links: {},
      }),
    ],
  }),
};
export const NoPlan: Story = { args: args({ plans: [] }) };
export const DeletionUnderWay: Story = {
  args: args({ deletion: { at: '2026-12-10T08:00:00.000Z', href: '/myAccount/security' } }),
};
export const Loading: Story = { args: { ...args({ status: 'loading' }), plans: undefined } as never };
export const Failed: Story = {
  args: { status: 'error', plans: undefined, onRetry: fn() } as never,
  play: async ({ args: given, canvas, userEvent, loaded }) => {
    const retry = canvas.getByRole('button', { name: storyText(loaded)(m.retry) });
    await userEvent.click(retry);
    await expect((given as { onRetry: () => void }).onRetry).toHaveBeenCalledOnce();
    retry.blur();
  },
};
