import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PaddleCheckout } from './PaddleCheckout.tsx';
import { paddleCheckoutMessages as messages } from './paddleCheckout.messages.ts';

const meta = {
  parameters: { visual: { state: true } },
  title: 'Patterns/Checkout/PaddleCheckout',
  component: PaddleCheckout,
  args: {
    step: 'opening',
    onRetry: fn(),
    backHref: '/pricing/checkout/12m',
    statusHref: '/paystatus?order=ord_fixture',
  },
} satisfies Meta<typeof PaddleCheckout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opening: Story = {};
export const Open: Story = { args: { step: 'open' } };
export const Blocked: Story = {
  args: { step: 'blocked' },
  play: async ({ args, canvasElement, loaded }) => {
    const label = loaded.intl.formatMessage({ id: messages.retry.id });
    await userEvent.click(within(canvasElement).getByRole('button', { name: label }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Gone: Story = { args: { step: 'gone' } };
export const Missing: Story = { args: { step: 'missing', backHref: '/pricing', statusHref: undefined } };
