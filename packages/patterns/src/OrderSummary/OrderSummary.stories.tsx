import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { oneMonth, twelveMonths } from '../PlanPicker/samplePlans.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { orderSummaryMessages as messages } from './orderSummary.messages.ts';
import { sampleQuote } from './sampleQuotes.ts';

const meta = {
  title: 'Patterns/Checkout/OrderSummary',
  component: OrderSummary,
  args: { plan: twelveMonths, quote: sampleQuote(twelveMonths) },
} satisfies Meta<typeof OrderSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Discounted: Story = {
  parameters: { visual: { dark: true } },
  play: async ({ canvasElement }) => {
    const amounts = within(canvasElement)
      .getAllByRole('definition')
      .map((node) => node.textContent ?? '');
    await expect(amounts).toHaveLength(3);
    await expect(amounts[1]).toContain('−');
    await expect(canvasElement.querySelector('s')).toHaveTextContent(/119[.,]88/);
  },
};

export const FullPrice: Story = {
  args: { plan: oneMonth, quote: sampleQuote(oneMonth) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('s')).toBeNull();
  },
};

/** An upgrade credits the rest of the old plan; some places add tax. */
export const CreditAndTax: Story = {
  args: {
    quote: {
      id: 'q_upgrade',
      lines: [
        ...sampleQuote(twelveMonths).lines,
        { kind: 'credit', amount: { amount: -612, currency: 'USD' } },
        { kind: 'tax', amount: { amount: 778, currency: 'USD' }, percent: 20 },
      ],
      total: { amount: 4666, currency: 'USD' },
      expiresAt: Date.UTC(2026, 10, 21, 12),
    },
  },
};

/** A code that takes off more than the offer counts instead of it: the two are not added together. */
export const CodeInsteadOfOffer: Story = {
  args: {
    quote: {
      ...sampleQuote(twelveMonths),
      lines: [
        ...sampleQuote(twelveMonths).lines,
        {
          kind: 'coupon',
          code: 'STUDENT',
          insteadOfOffer: true,
          amount: { amount: -1350, currency: 'USD' },
        },
      ],
      total: { amount: 3150, currency: 'USD' },
    },
  },
  parameters: { visual: { skip: 'The same line as CreditAndTax, with other words.' } },
  play: async ({ canvas, loaded }) => {
    const term = loaded.intl.formatMessage(messages.couponInstead, { code: 'STUDENT' });
    await expect(canvas.getByText(term)).toBeVisible();
  },
};

/** A friend’s invitation counts, although the price is made by an offer. */
export const InvitationBesideOffer: Story = {
  args: {
    quote: {
      ...sampleQuote(twelveMonths),
      origin: { kind: 'invite', code: '7K2M-9QXR', instead: 'offer' },
    },
  },
  parameters: { visual: { skip: 'A sentence under the total, as that of an offer.' } },
  play: async ({ canvas, loaded }) => {
    const values = { kind: 'invite', code: '7K2M-9QXR', instead: 'offer' };
    await expect(canvas.getByText(loaded.intl.formatMessage(messages.origin, values))).toBeVisible();
  },
};

export const Loading: Story = {
  args: { quote: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
  },
};

export const AllStates: StoryObj = { tags: ['all-states'], parameters: { visual: { dark: true } } };
