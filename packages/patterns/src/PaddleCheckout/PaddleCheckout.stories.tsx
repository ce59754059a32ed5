import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PaddleCheckout } from './PaddleCheckout.tsx';
import { paddleCheckoutMessages as messages } from './paddleCheckout.messages.ts';

const meta = {
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
/** The window with the focus is gone before the next page is there. */
export const Leaving: Story = {
  parameters: { visual: { skip: 'Looks like Open.' } },
  args: { step: 'open' },
  render: function Leaving(args) {
    const [leaving, setLeaving] = useState(false);
    return (
      <>
        <PaddleCheckout {...args} leaving={leaving} />
        {leaving ? null : (
          <button type="button" onClick={() => setLeaving(true)}>
            ×
          </button>
        )}
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '×' }));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};
export const Blocked: Story = {
  parameters: { visual: { picture: 'state' } },
  args: { step: 'blocked' },
  play: async ({ args, canvasElement, loaded }) => {
    const label = loaded.intl.formatMessage({ id: messages.retry.id });
    await userEvent.click(within(canvasElement).getByRole('button', { name: label }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Gone: Story = { args: { step: 'gone' } };
export const Missing: Story = { args: { step: 'missing', backHref: '/pricing', statusHref: undefined } };

export const AllStates: StoryObj = { tags: ['all-states'] };
