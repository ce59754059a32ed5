import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

function FailsOnce(props: ConfirmDialogProps) {
  const [error, setError] = useState<string>();
  return (
    <ConfirmDialog
      {...props}
      error={error}
      onConfirm={() => setError('The device could not be unbound. Try again.')}
    />
  );
}

const meta = {
  title: 'Components/Overlays/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, height: '26rem' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Unbind Windows Master?',
    description: 'The app signs out on that device and one of your six places becomes free.',
    confirmLabel: 'Unbind device',
    cancelLabel: 'Cancel',
    closeLabel: 'Close',
    tone: 'danger',
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The safe choice has focus; Escape is a no. */
export const Danger: Story = {
  parameters: { visual: { picture: 'whole', dark: true } },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Unbind Windows Master?' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Unbind device' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};
export const Plain: Story = {
  args: {
    tone: 'default',
    title: 'Sign out everywhere?',
    description: 'Every other browser and app is signed out. This page stays signed in.',
    confirmLabel: 'Sign out everywhere',
  },
};
/** Nothing closes it while it is being done. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
/** The question stays; the focus is on the next try. */
export const Failed: Story = {
  parameters: { visual: { picture: 'state' } },
  render: (args) => <FailsOnce {...args} />,
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    const confirm = within(dialog).getByRole('button', { name: 'Unbind device' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(confirm);
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('could not be unbound');
    await waitFor(() => expect(confirm).toHaveFocus());
  },
};
