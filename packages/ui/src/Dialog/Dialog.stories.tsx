import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  parameters: {
    visual: { dark: true },
    docs: { story: { inline: false, height: '420px' } },
  },
  args: {
    open: true,
    onOpenChange: fn(),
    role: 'alertdialog',
    title: 'Unbind Windows Master?',
    description:
      'The app signs out on that device and one of your six places becomes free. You can sign in there again at any time.',
    closeLabel: 'Close',
    actions: (
      <>
        <Button variant="quiet">Cancel</Button>
        <Button variant="danger">Unbind device</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The way out has focus first. */
export const Confirm: Story = {
  parameters: { visual: { picture: 'whole' } },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Unbind Windows Master?' });
    await expect(dialog).toHaveAccessibleDescription(/one of your six places becomes free/);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

export const SessionEnded: Story = {
  args: {
    title: 'You have been signed out',
    description: 'Sign in again, or stay on this page without your account.',
    actions: (
      <>
        <Button variant="quiet">Cancel</Button>
        <Button>Sign in again</Button>
      </>
    ),
  },
};

/** Without actions it shows its close button; a field has focus first. */
export const WithContent: Story = {
  parameters: { visual: { picture: 'state' } },
  args: {
    role: 'dialog',
    title: 'Bind an address',
    description: 'The address of the television or console.',
    actions: undefined,
    children: <TextField label="Address" dir="ltr" />,
  },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Bind an address' });
    await waitFor(() => expect(within(dialog).getByLabelText('Address')).toHaveFocus());
    await userEvent.tab();
    const close = within(dialog).getByRole('button', { name: 'Close' });
    await expect(close).toHaveFocus();
    await userEvent.tab();
    await expect(within(dialog).getByLabelText('Address')).toHaveFocus();
    await userEvent.click(close);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    within(dialog).getByLabelText('Address').focus();
  },
};

/** Escape and a press beside it close it, and focus returns to what opened it. */
export const OpenedAndClosed: Story = {
  parameters: { visual: { skip: 'Closed at the end' } },
  args: { open: false },
  render: function Opened(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button variant="outline" onClick={() => setOpen(true)}>
          Unbind
        </Button>
        <Dialog {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Unbind' });
    for (const close of [
      () => userEvent.keyboard('{Escape}'),
      (dialog: HTMLElement) => userEvent.click(dialog.parentElement as HTMLElement),
      (dialog: HTMLElement) => userEvent.click(within(dialog).getByRole('button', { name: 'Close' })),
    ]) {
      await userEvent.click(opener);
      const dialog = await screen.findByRole('alertdialog');
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
      await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
      await close(dialog);
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
    }
  },
};

/** Title and actions stay in view while the text scrolls; in a low window all of it scrolls. */
export const LongText: Story = {
  parameters: { visual: { picture: 'state' } },
  args: {
    title: 'Möchten Sie das Gerät „Windows-Rechner im Arbeitszimmer“ wirklich aus Ihrem Konto entfernen?',
    description: Array.from(
      { length: 12 },
      () =>
        'Die Anwendung meldet sich auf diesem Gerät ab, und einer Ihrer sechs Plätze wird frei. Sie können sich dort jederzeit wieder anmelden.',
    ).join(' '),
    actions: (
      <>
        <Button variant="quiet">Lieber doch nicht entfernen</Button>
        <Button variant="danger">Gerät jetzt aus dem Konto entfernen</Button>
      </>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    const [out, act] = within(dialog).getAllByRole('button');
    const shown = (part: HTMLElement) => {
      const { top, bottom } = part.getBoundingClientRect();
      const frame = dialog.getBoundingClientRect();
      return top >= frame.top - 1 && bottom <= frame.bottom + 1;
    };
    if (window.innerHeight < 576) return;
    for (const top of [0, dialog.scrollHeight / 3, dialog.scrollHeight]) {
      dialog.scrollTop = top;
      await expect(
        [within(dialog).getByRole('heading'), out, act].map((part) => shown(part as HTMLElement)),
      ).toEqual([true, true, true]);
    }
    dialog.scrollTop = 0;
  },
};
