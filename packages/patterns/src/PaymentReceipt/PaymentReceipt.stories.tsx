import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { subscriptionListMessages } from '../SubscriptionList/subscriptionList.messages.ts';
import { storyText } from '../storyText.ts';
import { PaymentReceipt, type PaymentReceiptProps } from './PaymentReceipt.tsx';
import { paymentReceiptMessages as m } from './paymentReceipt.messages.ts';

type Ready = Extract<PaymentReceiptProps, { onPrint: () => void }>;
const Sheet = (props: Ready) => <PaymentReceipt {...props} />;

const meta = {
  title: 'Patterns/Account/PaymentReceipt',
  component: Sheet,
  args: {
    backHref: '/myAccount/subscriptions',
    seller: { brand: 'Tern', name: 'Tern', address: 'Example Street 1\n12345 Example Town' },
    email: 'marta@example.com',
    onPrint: fn(),
    receipt: {
      number: 'ord_7QK2M9XW',
      date: '2025-11-02T08:00:00.000Z',
      intervalCount: 12,
      intervalUnit: 'MONTH',
      amount: { amount: 4500, currency: 'USD' },
      method: 's1',
      result: 'Paid',
      period: { start: '2025-11-02T08:00:00.000Z', end: '2026-11-02T08:00:00.000Z' },
    },
  },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {
  parameters: { visual: { dark: true } },
  play: async ({ args, canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    const print = canvas.getByRole('button', { name: storyText(loaded)(m.print) });
    await expect(print).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPrint).toHaveBeenCalledOnce();
    print.blur();
  },
};
export const Refunded: Story = {
  args: {
    seller: { brand: 'Tern', name: 'Tern' },
    email: 'maximiliane.schottenhammel-oberwiesenthal@a-very-long-company-name.example',
    receipt: {
      number: 'ord_7QK2M9XW',
      date: '2025-11-02T08:00:00.000Z',
      intervalCount: 1,
      intervalUnit: 'MONTH',
      amount: { amount: 999, currency: 'USD' },
      method: 'ps',
      result: 'Refunded',
    },
  },
};
/** The sum that was paid, and what went back of it. */
export const RefundedInPart: Story = {
  parameters: { visual: { skip: 'Looks like Paid, with one line more.' } },
  args: {
    receipt: {
      number: 'ord_7QK2M9XW-3',
      date: '2025-11-02T08:00:00.000Z',
      intervalCount: 1,
      intervalUnit: 'MONTH',
      amount: { amount: 1099, currency: 'USD' },
      refunded: { amount: 100, currency: 'USD' },
      method: 's1',
      result: 'PartlyRefunded',
    },
  },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByText(storyText(loaded)(subscriptionListMessages.refundedInPart))).toBeVisible();
    await expect(canvas.getByRole('article')).toHaveTextContent(/10[.,]99[\s\S]*1[.,]00/);
  },
};
export const Loading: Story = {
  render: () => <PaymentReceipt status="loading" backHref="/myAccount/subscriptions" />,
};
export const Missing: Story = {
  render: () => <PaymentReceipt status="missing" backHref="/myAccount/subscriptions" />,
};
export const LoadFailed: Story = {
  render: () => <PaymentReceipt status="error" onRetry={fn()} backHref="/myAccount/subscriptions" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

export const AllStates: StoryObj = { tags: ['all-states'], parameters: { visual: { dark: true } } };
