import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { orderSummaryMessages } from '../OrderSummary/orderSummary.messages.ts';
import type { PaymentState } from './PaymentPicture.tsx';
import { PaymentStatus } from './PaymentStatus.tsx';
import { paymentStatusMessages as messages } from './paymentStatus.messages.ts';

const meta = {
  title: 'Patterns/Checkout/PaymentStatus',
  component: PaymentStatus,
  args: {
    state: 'processing',
    orderNumber: 'TRN-4K7Q-92XD',
    amount: { amount: 4500, currency: 'USD' },
    startedAt: Date.UTC(2026, 10, 21, 9, 30),
    onCheck: fn(),
    onRetry: fn(),
    accountHref: '/myAccount',
    supportEmail: 'support@tern.example',
  },
} satisfies Meta<typeof PaymentStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Processing: Story = {
  parameters: { visual: { dark: true } },
  play: async ({ args, canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      loaded.intl.formatMessage(messages.processingSafe),
    );
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onCheck).toHaveBeenCalledOnce();
    await expect(args.onRetry).not.toHaveBeenCalled();
    canvas.getByRole('button').blur();
  },
};

/** Where the provider says how much of the amount is tax. */
export const WithTax: Story = {
  args: { tax: { amount: 750, currency: 'USD' } },
  parameters: { visual: { skip: 'One more line of the same list' } },
  play: async ({ canvasElement, loaded }) => {
    const term = within(canvasElement).getByText(loaded.intl.formatMessage(orderSummaryMessages.taxIncluded));
    await expect(term.nextElementSibling).toHaveTextContent(/7[.,]50/);
  },
};

export const Checking: Story = {
  args: { checking: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onCheck).not.toHaveBeenCalled();
    within(canvasElement).getByRole('button').blur();
  },
};

/** Nobody has said for days how it went. The buyer may pay again, and is told what happens if both arrive. */
export const Late: Story = {
  args: { state: 'late', onRetry: undefined, retryHref: '/pricing/checkout/12m' },
  parameters: { visual: { skip: 'Is shown by the page of a payment.' } },
  play: async ({ args, canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    const { formatMessage } = loaded.intl;
    await expect(canvas.getByRole('status')).toHaveTextContent(formatMessage(messages.lateText));
    await expect(canvas.getByRole('status')).not.toHaveTextContent(formatMessage(messages.processingSafe));
    await expect(canvas.getByRole('link', { name: formatMessage(messages.retry) })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: formatMessage(messages.check) }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
    canvas.getByRole('button').blur();
  },
};

export const Paid: Story = {
  args: { state: 'paid' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ args, canvasElement, loaded }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: loaded.intl.formatMessage(messages.retry) }),
    );
    await expect(args.onRetry).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement | null)?.blur();
  },
};

export const Expired: Story = { args: { state: 'expired', onRetry: undefined, retryHref: '/pricing' } };
/** A second free trial of one person: known once the card was confirmed. */
export const Refused: Story = {
  args: { state: 'refused', onRetry: undefined, retryHref: '/pricing/checkout/12m' },
  parameters: { visual: { skip: 'The picture of an expired order, with other words' } },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      loaded.intl.formatMessage(messages.refusedText),
    );
    await expect(
      canvas.getByRole('link', { name: loaded.intl.formatMessage(messages.withoutTrial) }),
    ).toHaveAttribute('href', '/pricing/checkout/12m');
  },
};
/** The provider has taken the refund, and has not confirmed it. */
export const Returning: Story = {
  args: { state: 'returning' },
  parameters: { visual: { skip: 'The picture of a refunded order, with other words' } },
  play: async ({ canvasElement, loaded }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      loaded.intl.formatMessage(messages.returningText),
    );
  },
};
export const Refunded: Story = { args: { state: 'refunded' } };
export const Disputed: Story = { args: { state: 'disputed' } };

export const Unknown: Story = {
  args: { state: 'unknown' },
  play: async ({ canvasElement, loaded }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      loaded.intl.formatMessage(messages.unknownSafe),
    );
  },
};

/** Before the first answer nothing is claimed. */
export const Loading: Story = {
  args: { state: 'loading', amount: undefined, startedAt: undefined },
  play: async ({ canvasElement, loaded }) => {
    const status = within(canvasElement).getByRole('status');
    await expect(status).toHaveTextContent(loaded.intl.formatMessage(messages.loadingTitle));
    await expect(status).not.toHaveTextContent(loaded.intl.formatMessage(messages.processingSafe));
  },
};

const nothing = { amount: undefined, startedAt: undefined, onRetry: undefined, retryHref: '/pricing' };
/** The address names no order: nobody is warned of paying twice. */
export const Missing: Story = {
  args: { ...nothing, state: 'missing', orderNumber: undefined },
  play: async ({ canvasElement }) => {
    const hrefs = within(canvasElement)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual(['/pricing', '/myAccount']);
  },
};
/** An unknown order and somebody else's look the same. */
export const NotFound: Story = {
  args: { ...nothing, state: 'notFound' },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByText(args.orderNumber as string)).toBeVisible();
  },
};
/** Inside the Windows client, whose session did not come. */
export const SignedOut: Story = { args: { ...nothing, state: 'signedOut' } };

export const WithoutAmount: Story = { args: { state: 'paid', amount: undefined, startedAt: undefined } };

/** The words change inside one live region, so that the change is read out. */
export const Announced: Story = {
  parameters: { visual: { skip: 'Looks like Paid.' } },
  render: function Changing(args) {
    const [state, setState] = useState<PaymentState>('processing');
    return <PaymentStatus {...args} state={state} onCheck={() => setState('paid')} />;
  },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('status')).toBe(region);
    await expect(region).toHaveTextContent(loaded.intl.formatMessage(messages.paidTitle));
  },
};

export const AllStates: StoryObj = { tags: ['all-states'], parameters: { visual: { dark: true } } };
