import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { SessionDialog } from './SessionDialog.tsx';
import { sessionDialogMessages as m } from './sessionDialog.messages.ts';

const meta = {
  title: 'Patterns/Account/SessionDialog',
  component: SessionDialog,
  parameters: { docs: { story: { inline: false, height: '22rem' } } },
  args: { open: true, onSignIn: fn(), onCancel: fn() },
} satisfies Meta<typeof SessionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  parameters: { visual: { picture: 'whole', dark: true } },
  play: async ({ args, userEvent, loaded }) => {
    const text = storyText(loaded);
    const dialog = await screen.findByRole('alertdialog', { name: text(m.title) });
    await expect(dialog).toHaveAccessibleDescription(text(m.text));
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.click(within(dialog).getByRole('button', { name: text(m.signIn) }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Closed: Story = {
  args: { open: false },
  parameters: { visual: { skip: 'draws nothing' } },
  play: async () => {
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};
