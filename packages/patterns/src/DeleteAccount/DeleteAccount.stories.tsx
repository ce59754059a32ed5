import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@tern/ui';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { secondCodeMessages } from '../forms/secondCode.messages.ts';
import { passkeysMessages } from '../Passkeys/passkeys.messages.ts';
import { storyText } from '../storyText.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import type { DeleteAccountProps } from './DeleteAccountProps.ts';
import { deleteAccountMessages as m } from './deleteAccount.messages.ts';

const meta = {
  title: 'Patterns/Account/DeleteAccount',
  component: DeleteAccount,
  args: {
    email: 'marta@example.com',
    passwordSet: true,
    graceDays: 30,
    onDelete: fn(),
    onKeep: fn(),
  },
} satisfies Meta<typeof DeleteAccount>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No deletion requested; waiting for the day; cancelled; cancelling failed. */
export const All: Story = {
  parameters: { visual: { picture: 'whole', dark: true } },
  render: (args) => (
    <Stack gap={4}>
      <DeleteAccount {...args} />
      <DeleteAccount {...args} deleteAfter="2026-04-01T09:30:00Z" />
      <DeleteAccount {...args} kept />
      <DeleteAccount {...args} deleteAfter="2026-04-01T09:30:00Z" keepFailed />
    </Stack>
  ),
};

const ask = async (root: HTMLElement) => {
  await userEvent.click(within(root).getByRole('button'));
  const dialog = await screen.findByRole('dialog');
  const field = (name: string) => dialog.querySelector<HTMLInputElement>(`[name="${name}"]`);
  return { dialog, field };
};

/** The address has to be typed, and the password: nothing is deleted by mistake. */
export const Question: Story = {
  parameters: { visual: { picture: 'state' } },
  play: async ({ args, canvasElement, loaded }) => {
    const text = storyText(loaded);
    const { dialog, field } = await ask(canvasElement);
    const confirm = within(dialog).getByRole('button', { name: text(m.confirm) });
    // The consequences are heard with the question: the focus starts behind it.
    for (const follows of [m.followRenewal, m.followDevices, m.followData])
      await expect(dialog).toHaveAccessibleDescription(expect.stringContaining(text(follows)));
    const address = field('address') as HTMLInputElement;
    const password = field('password') as HTMLInputElement;
    await userEvent.type(address, 'somebody@example.com');
    await userEvent.click(confirm);
    await expect(dialog.querySelector('[role="group"][tabindex="-1"]')).toHaveFocus();
    await expect(address).toHaveAccessibleDescription(text(m.addressDiffers));
    await expect(password).toHaveAccessibleDescription(text(m.passwordMissing));
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.clear(address);
    await userEvent.type(address, ' Marta@Example.com');
    await userEvent.type(password, 'Abc#1234');
    await userEvent.click(confirm);
    await expect(args.onDelete).toHaveBeenCalledWith({ password: 'Abc#1234', code: '' });
    (document.activeElement as HTMLElement).blur();
  },
};

export const WrongPassword: Story = {
  args: { error: 'incorrect_password' },
  play: async ({ canvasElement, loaded }) => {
    const { field } = await ask(canvasElement);
    await expect(field('password')).toHaveAccessibleDescription(storyText(loaded)(m.incorrect));
  },
};

/** Two-step sign-in is on: its code is needed as well. */
export const WithSecondFactor: Story = {
  args: { secondFactor: true, error: 'code_clock' },
  parameters: { visual: { skip: 'Question with a field more.' } },
  play: async ({ args, canvasElement, loaded }) => {
    const text = storyText(loaded);
    const { dialog, field } = await ask(canvasElement);
    await expect(field('code')).toHaveAccessibleDescription(text(secondCodeMessages.clock));
    await userEvent.type(field('address') as HTMLInputElement, 'marta@example.com');
    await userEvent.type(field('password') as HTMLInputElement, 'Abc#1234');
    await userEvent.type(field('code') as HTMLInputElement, '123456');
    await userEvent.click(within(dialog).getByRole('button', { name: text(m.confirm) }));
    await expect(args.onDelete).toHaveBeenCalledWith({ password: 'Abc#1234', code: '123456' });
    (document.activeElement as HTMLElement).blur();
  },
};

/** An account opened at the checkout has no password; the service did not respond. */
export const WithoutPassword: Story = {
  args: { passwordSet: false, error: 'unknown' },
  parameters: { visual: { skip: 'Question with a field less.' } },
  play: async ({ canvasElement, loaded }) => {
    const { dialog, field } = await ask(canvasElement);
    await expect(field('password')).toBeNull();
    await expect(within(dialog).getByRole('alert')).toHaveTextContent(storyText(loaded)(m.failed));
  },
};

/** It cannot be closed while the request runs. */
export const Busy: Story = {
  args: { busy: 'delete' },
  parameters: { visual: { skip: 'Looks like Question.' } },
  play: async ({ canvasElement }) => {
    const { dialog } = await ask(canvasElement);
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
  },
};

function Acts(props: DeleteAccountProps) {
  const [deleteAfter, setDeleteAfter] = useState<string | null>(null);
  const [kept, setKept] = useState(false);
  return (
    <DeleteAccount
      {...props}
      deleteAfter={deleteAfter}
      kept={kept}
      onDelete={() => setDeleteAfter('2026-04-01T09:30:00Z')}
      onKeep={() => {
        setDeleteAfter(null);
        setKept(true);
      }}
    />
  );
}

/** Requested, then cancelled: the focus stays in the card, which shows the new state. */
export const ChangesMind: Story = {
  args: { passwordSet: false },
  parameters: { visual: { skip: 'Stands in All.' } },
  render: (args) => <Acts {...args} />,
  play: async ({ canvasElement, loaded }) => {
    const text = storyText(loaded);
    const { field } = await ask(canvasElement);
    await userEvent.type(field('address') as HTMLInputElement, 'marta@example.com');
    await userEvent.click(screen.getByRole('button', { name: text(m.confirm) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const keep = await within(canvasElement).findByRole('button', { name: text(m.keep) });
    await waitFor(() => expect(canvasElement.contains(document.activeElement)).toBe(true));
    await userEvent.click(keep);
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent(text(m.kept));
    await waitFor(() => expect(canvasElement.contains(document.activeElement)).toBe(true));
  },
};

/** A passkey in place of password and code: the address still has to be typed. */
export const WithPasskey: Story = {
  args: { secondFactor: true, passkey: { open: false, onConfirm: fn() } },
  parameters: { visual: { skip: 'Question with a further button.' } },
  play: async ({ args, canvasElement, loaded }) => {
    const text = storyText(loaded);
    const { dialog, field } = await ask(canvasElement);
    const passkey = within(dialog).getByRole('button', { name: text(passkeysMessages.confirm) });
    await userEvent.click(passkey);
    await expect(field('address')).toHaveAccessibleDescription(text(m.addressDiffers));
    await expect(field('password')).not.toBeInvalid();
    await expect(args.passkey?.onConfirm).not.toHaveBeenCalled();
    await userEvent.type(field('address') as HTMLInputElement, 'marta@example.com');
    await userEvent.click(passkey);
    await expect(args.passkey?.onConfirm).toHaveBeenCalled();
    // The button of the question still wants both.
    await userEvent.click(within(dialog).getByRole('button', { name: text(m.confirm) }));
    await expect(field('password')).toBeInvalid();
    await expect(args.onDelete).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};

/** Without a password the passkey is the only way. */
export const OnlyPasskey: Story = {
  args: { passwordSet: false, passkey: { open: false, onConfirm: fn() } },
  parameters: { visual: { skip: 'Question with fields less.' } },
  play: async ({ args, canvasElement, loaded }) => {
    const { dialog, field } = await ask(canvasElement);
    await expect(field('password')).toBeNull();
    await userEvent.type(field('address') as HTMLInputElement, 'marta@example.com');
    await userEvent.click(within(dialog).getByRole('button', { name: storyText(loaded)(m.confirm) }));
    await expect(args.passkey?.onConfirm).toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};
