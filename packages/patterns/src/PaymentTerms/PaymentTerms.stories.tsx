import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { oneMonth, twelveMonths } from '../PlanPicker/samplePlans.ts';
import { trialWordsMessages } from '../planWords/trialWords.messages.ts';
import { storyText } from '../storyText.ts';
import { PaymentTerms } from './PaymentTerms.tsx';
import { paymentTermsMessages as m } from './paymentTerms.messages.ts';

const meta = {
  title: 'Patterns/Checkout/PaymentTerms',
  component: PaymentTerms,
  parameters: { visual: { state: true } },
  args: {
    plan: twelveMonths,
    today: twelveMonths.total,
    renewal: twelveMonths.total,
    end: Date.UTC(2027, 10, 22),
  },
} satisfies Meta<typeof PaymentTerms>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Renews: Story = {
  play: async ({ canvas, canvasElement, loaded }) => {
    await expect(canvasElement).toHaveTextContent(/2027|٢٠٢٧/);
    await expect(canvas.getByText(storyText(loaded)(m.cancel))).toBeVisible();
  },
};
/** The first period is cheaper: both prices are said. */
export const CheaperToday: Story = {
  args: { today: { amount: 3600, currency: 'USD' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/36[.,]00.*45[.,]00/s);
  },
};
export const Once: Story = {
  args: { renewal: null },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.queryByText(storyText(loaded)(m.cancel))).toBeNull();
  },
};
/** The sentences of the trial, as everywhere. */
export const Trial: Story = {
  args: {
    today: { amount: 0, currency: 'USD' },
    trial: {
      today: { amount: 0, currency: 'USD' },
      first: twelveMonths.total,
      firstAt: '2026-12-22T00:00:00.000Z',
      intervalCount: 12,
      intervalUnit: 'MONTH',
    },
  },
  play: async ({ canvas, canvasElement, loaded }) => {
    await expect(canvas.getByText(storyText(loaded)(trialWordsMessages.cancel))).toBeVisible();
    await expect(canvasElement).toHaveTextContent(/0[.,]00.*45[.,]00/s);
  },
};
/** In shared HTML no day is written, and still what is charged after the trial, and how often. */
export const TrialNoDay: Story = {
  args: {
    today: { amount: 0, currency: 'USD' },
    trial: {
      today: { amount: 0, currency: 'USD' },
      first: twelveMonths.total,
      days: 30,
      intervalCount: 12,
      intervalUnit: 'MONTH',
    },
  },
  parameters: { visual: { skip: 'Looks like Trial.' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/0[.,]00.*30.*45[.,]00.*12/s);
  },
};
export const NoDay: Story = { args: { plan: oneMonth, end: undefined } };
export const OnceNoDay: Story = { args: { renewal: null, end: undefined } };
