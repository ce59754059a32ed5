import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Notice } from './Notice.tsx';

const meta = {
  title: 'Components/Notice',
  component: Notice,
  parameters: { visual: { dark: true } },
  args: { children: 'The bot check could not load. Please refresh the page.' },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Data: Story = { args: { tone: 'data' } };
export const Danger: Story = {
  args: {
    tone: 'danger',
    live: true,
    children: 'Due to policy, this service is not available in China. Thank you for your understanding!',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('not available in China');
  },
};
export const Success: Story = { args: { tone: 'success', title: 'Paid', children: 'Your plan is active.' } };
export const Dismissible: Story = {
  args: { tone: 'data', onDismiss: fn(), dismissLabel: 'Close' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};
export const LongText: Story = {
  args: {
    tone: 'data',
    title: 'Die Verbindung zum Zahlungsdienst ist unterbrochen',
    children:
      'Wir fragen beim Anbieter nach, bis wir wissen, ob bezahlt wurde. Es wird nichts doppelt gebucht. Sie können diese Seite offen lassen oder später wiederkommen; das Ergebnis steht auch in Ihrem Konto unter Abonnements.',
    onDismiss: fn(),
    dismissLabel: 'Schließen',
  },
};
