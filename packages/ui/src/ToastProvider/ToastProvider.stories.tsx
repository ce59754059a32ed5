import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { type ToastMessage, ToastProvider, useToast } from './ToastProvider.tsx';

function Show({ toast }: { toast: ToastMessage }) {
  const { show } = useToast();
  return (
    <Button variant="outline" onClick={() => show(toast)}>
      Send
    </Button>
  );
}

interface ShowToastArgs extends ToastMessage {
  label: string;
  dismissLabel: string;
}

function ShowToast({ label, dismissLabel, ...toast }: ShowToastArgs) {
  return (
    <ToastProvider label={label} dismissLabel={dismissLabel}>
      <Show toast={toast} />
    </ToastProvider>
  );
}

const meta = {
  title: 'Components/Feedback/Toast',
  component: ShowToast,
  parameters: { visual: { dark: true } },
  args: { tone: 'success', message: 'Submit success', label: 'Notifications', dismissLabel: 'Close' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const region = await screen.findByRole('region', { name: /Notifications/ });
    await expect(within(region).getByText(String(args.message))).toBeVisible();
  },
} satisfies Meta<typeof ShowToast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};
export const Danger: Story = { args: { tone: 'danger', message: 'Network error, payment failed.' } };
export const Neutral: Story = { args: { tone: 'neutral', message: 'Copied' } };
export const LongText: Story = {
  args: {
    tone: 'neutral',
    message:
      'Die Verbindung ist unterbrochen. Ihre Eingaben bleiben erhalten und werden gesendet, sobald sie wieder besteht.',
  },
};

export const Dismissed: Story = {
  parameters: { visual: { skip: 'Nothing is left' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const region = await screen.findByRole('region', { name: /Notifications/ });
    await userEvent.click(within(region).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(within(region).queryByText('Submit success')).toBeNull());
  },
};

/** Focus stops the clock: it is still there after its five seconds, and goes after focus has left. */
export const HeldByFocus: Story = {
  parameters: { visual: { skip: 'Looks like Success' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const region = await screen.findByRole('region', { name: /Notifications/ });
    const close = within(region).getByRole('button', { name: 'Close' });
    close.focus();
    await new Promise((resolve) => setTimeout(resolve, 5400));
    await expect(close).toBeVisible();
    canvas.getByRole('button', { name: 'Send' }).focus();
    await waitFor(() => expect(within(region).queryByText('Submit success')).toBeNull(), { timeout: 6000 });
  },
};
