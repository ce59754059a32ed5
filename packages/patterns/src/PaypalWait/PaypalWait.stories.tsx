import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { PaypalWait, type PaypalWaitProps } from './PaypalWait.tsx';
import { paypalWaitMessages as m } from './paypalWait.messages.ts';

const meta = {
  title: 'Patterns/Checkout/PaypalWait',
  component: PaypalWait,
  parameters: { docs: { story: { inline: false, height: '26rem' } } },
  args: { open: true, state: 'waiting', onContinue: fn(), onCompleted: fn(), onCancel: fn() },
} satisfies Meta<typeof PaypalWait>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  parameters: { visual: { picture: 'whole', dark: true } },
  play: async ({ args, userEvent, loaded }) => {
    const text = storyText(loaded);
    const dialog = await screen.findByRole('dialog', { name: text(m.title) });
    await expect(dialog).toHaveAccessibleDescription(text(m.text));
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.click(within(dialog).getByRole('button', { name: text(m.go) }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await userEvent.click(within(dialog).getByRole('button', { name: text(m.completed) }));
    await expect(args.onCompleted).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

function saying(state: PaypalWaitProps['state'], role: 'alert' | 'status'): Story {
  return {
    args: { state },
    play: async ({ loaded }) => {
      const dialog = await screen.findByRole('dialog');
      await expect(within(dialog).getByRole(role)).toHaveTextContent(
        storyText(loaded)(m[state as 'blocked']),
      );
    },
  };
}

/** The browser blocked the new tab: the button opens it from a press. */
export const Blocked: Story = saying('blocked', 'alert');
export const Closed: Story = saying('closed', 'status');
export const Unfinished: Story = saying('unfinished', 'status');
export const Failed: Story = {
  ...saying('failed', 'alert'),
  parameters: { visual: { picture: 'state' } },
};

/** While the request to PayPal runs, nothing can be pressed twice. */
export const Checking: Story = {
  args: { state: 'checking' },
  play: async ({ args, userEvent, loaded }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: storyText(loaded)(m.completed) }));
    await expect(args.onCompleted).not.toHaveBeenCalled();
  },
};
