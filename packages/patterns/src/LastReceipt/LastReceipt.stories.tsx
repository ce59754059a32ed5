import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { type LastPayment, LastReceipt, type LastReceiptProps } from './LastReceipt.tsx';
import { lastReceiptMessages as m } from './lastReceipt.messages.ts';

const payment: LastPayment = {
  intervalCount: 12,
  intervalUnit: 'MONTH',
  number: 'ord_7k38bqnk',
  date: '2026-08-02T08:00:00.000Z',
  amount: { amount: 4500, currency: 'USD' },
  result: 'paid',
  method: 's1',
  href: '/myAccount/subscriptions?receipt=ord_7k38bqnk',
};

const meta = {
  title: 'Patterns/Account/LastReceipt',
  component: LastReceipt,
  parameters: { visual: { skip: 'Stands in the first page of the account.' } },
  args: { payment, allHref: '/myAccount/subscriptions' } as LastReceiptProps,
} satisfies Meta<typeof LastReceipt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('link', { name: storyText(loaded)(m.open) })).toHaveAttribute(
      'href',
      payment.href,
    );
  },
};
export const RefundedInPart: Story = {
  args: { payment: { ...payment, result: 'partlyRefunded' } } as never,
};
export const Refunded: Story = {
  args: { payment: { ...payment, result: 'refunded' } } as never,
};
export const Disputed: Story = {
  args: { payment: { ...payment, result: 'disputed' } } as never,
};
export const NothingPaid: Story = {
  args: { payment: null } as never,
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByText(storyText(loaded)(m.none))).toBeVisible();
  },
};
export const Loading: Story = { args: { status: 'loading' } as never };
