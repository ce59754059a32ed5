import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { leaveActsMessages } from '../LeaveActs/leaveActs.messages.ts';
import { storyText } from '../storyText.ts';
import { GiftPanel } from './GiftPanel.tsx';
import { giftPanelMessages as m } from './giftPanel.messages.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });

const meta = {
  title: 'Patterns/Account/GiftPanel',
  component: GiftPanel,
  parameters: { visual: { skip: 'Cards with choices and a table, which have pictures of their own.' } },
  args: {
    plans: [
      { id: '12m', intervalCount: 12, intervalUnit: 'MONTH', price: usd(4500) },
      { id: '6m', intervalCount: 6, intervalUnit: 'MONTH', price: usd(3594) },
      { id: '1m', intervalCount: 1, intervalUnit: 'MONTH', price: usd(999) },
    ],
    methods: ['ps', 'rz'],
    vouchers: [],
    redeemHref: '/redeem',
    onBuy: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof GiftPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button names what will be paid; the choice is one of length and one of how to pay. */
export const Buy: Story = {
  play: async ({ canvasElement, args, loaded }) => {
    const canvas = within(canvasElement);
    const [, half] = canvas.getAllByRole('radio');
    await userEvent.click(half as HTMLElement);
    await userEvent.click(
      canvas.getByRole('radio', { name: storyText(loaded)(m.methodName, { method: 'rz' }) }),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onBuy).toHaveBeenCalledWith({ plan: '6m', method: 'rz' });
  },
};

export const Paid: Story = {
  args: {
    outcome: 'paid',
    vouchers: [
      {
        intervalCount: 6,
        intervalUnit: 'MONTH',
        at: '2026-11-27T09:00:00.000Z',
        state: 'open',
        withdrawHref: '/myAccount/leave?act=withdraw&plan=ord_1',
      },
      { intervalCount: 30, intervalUnit: 'DAY', at: '2026-10-02T09:00:00.000Z', state: 'given' },
    ],
  },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(storyText(loaded)(m.paidText))).toBeVisible();
    await expect(canvas.getByRole('table')).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: storyText(loaded)(leaveActsMessages.withdrawAction) }),
    ).toBeVisible();
  },
};

export const NotPaid: Story = { args: { outcome: 'failed' } };

export const LoadFails: Story = {
  args: { vouchers: 'failed' },
  play: async ({ canvasElement, args, loaded }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: storyText(loaded)(m.retry) }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** No way to pay once is on. */
export const NoMethods: Story = {
  args: { methods: [] },
  play: async ({ canvasElement, loaded }) => {
    await expect(within(canvasElement).getByText(storyText(loaded)(m.unavailable))).toBeVisible();
  },
};
