import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@tern/ui';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { confirmAddressMessages } from '../ConfirmAddress/confirmAddress.messages.ts';
import { passkeyErrorMessages } from '../forms/passkeyErrors.messages.ts';
import { storyText } from '../storyText.ts';
import { Passkeys, type PasskeysProps, type PasskeysView } from './Passkeys.tsx';
import { passkeysMessages as m } from './passkeys.messages.ts';
import { key, laptop, long } from './samplePasskeys.ts';

const meta = {
  title: 'Patterns/Account/Passkeys',
  component: Passkeys,
  args: {
    view: { step: 'list', passkeys: [] },
    now: Date.parse('2026-03-02T09:00:00Z'),
    supported: true,
    passwordSet: true,
    confirmable: false,
    onStep: fn(),
    onFirst: fn(),
    onRetry: fn(),
    onSubmit: fn(),
    onConfirm: fn(),
    onRename: fn(),
  },
} satisfies Meta<typeof Passkeys>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (root: HTMLElement, name: string) =>
  root.querySelector<HTMLInputElement>(`input[name="${name}"]`) as HTMLInputElement;

const states: { [name: string]: Partial<PasskeysProps> } = {
  none: {},
  one: { view: { step: 'list', passkeys: [laptop] }, confirmable: true },
  several: { view: { step: 'list', passkeys: [laptop, key, long] }, confirmable: true },
  add: { view: { step: 'add' }, secondFactor: true, confirmable: true, error: 'incorrect_password' },
  notMade: { view: { step: 'add' }, error: 'passkey_not_made' },
  rename: { view: { step: 'rename', passkey: key } },
  remove: { view: { step: 'remove', passkey: key }, passwordSet: false, confirmable: true },
};
export const All: Story = {
  parameters: { visual: { picture: 'whole', also: ['de-zoom'] } },
  render: (args) => (
    <Stack gap={5}>
      {Object.entries(states).map(([name, state]) => (
        <Passkeys key={name} {...args} {...state} />
      ))}
    </Stack>
  ),
};

export const None: Story = {
  parameters: { visual: { skip: 'Pictured in All.' } },
  play: async ({ args, canvas, loaded }) => {
    const button = canvas.getByRole('button', { name: storyText(loaded)(m.add) });
    await userEvent.click(button);
    await expect(args.onStep).toHaveBeenCalledWith('add');
    button.blur();
  },
};

export const One: Story = {
  args: { view: { step: 'list', passkeys: [laptop] }, confirmable: true },
  parameters: { visual: { skip: 'Several, with fewer.' } },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByText(storyText(loaded)(m.synced))).toBeVisible();
  },
};

/** Named by the person, or after the browser that made it. */
export const Several: Story = {
  args: { view: { step: 'list', passkeys: [laptop, key, long] }, confirmable: true },
  parameters: { visual: { skip: 'Pictured in All.' } },
  play: async ({ args, canvas, loaded }) => {
    const text = storyText(loaded);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    const row = within(canvas.getAllByRole('listitem')[1] as HTMLElement);
    await expect(row.getByText(text(m.neverUsed))).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: text(m.removeLabel, { name: 'Key on my ring' }) }));
    await expect(args.onStep).toHaveBeenCalledWith({ act: 'remove', id: 'key' });
    await userEvent.click(row.getByRole('button', { name: text(m.renameLabel, { name: 'Key on my ring' }) }));
    await expect(args.onStep).toHaveBeenCalledWith({ act: 'rename', id: 'key' });
    (document.activeElement as HTMLElement).blur();
  },
};

export const NotSupported: Story = {
  args: { view: { step: 'list', passkeys: [key] }, supported: false },
  parameters: { visual: { skip: 'A sentence in place of the button.' } },
  play: async ({ canvas, loaded }) => {
    const text = storyText(loaded);
    await expect(canvas.getByText(text(m.unsupported))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: text(m.add) })).toBeNull();
  },
};

export const WithoutPassword: Story = {
  args: { passwordSet: false },
  parameters: { visual: { skip: 'None, with another way on.' } },
  play: async ({ args, canvas, loaded }) => {
    const button = canvas.getByRole('button', { name: storyText(loaded)(m.add) });
    await userEvent.click(button);
    await expect(args.onFirst).toHaveBeenCalled();
    await expect(args.onStep).not.toHaveBeenCalled();
    button.blur();
  },
};

/** The first key would hold an address that is another account's. */
export const AddressOfAnother: Story = {
  args: { passwordSet: false, error: 'email_known' },
  parameters: { visual: { skip: 'None with a notice.' } },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      storyText(loaded)(confirmAddressMessages.known),
    );
  },
};

/** The account would be without a key. */
export const LastOne: Story = {
  args: {
    view: { step: 'remove', passkey: key },
    passwordSet: false,
    confirmable: true,
    error: 'passkey_last',
  },
  parameters: { visual: { skip: 'Removing with a notice.' } },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(storyText(loaded)(m.last));
  },
};

/** The password first, so that a stolen session adds none. */
export const Adding: Story = {
  args: { view: { step: 'add' } },
  parameters: { visual: { skip: 'Pictured in All.' } },
  play: async ({ args, canvasElement }) => {
    const password = field(canvasElement, 'password');
    await userEvent.type(password, 'Abc#1234{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ password: 'Abc#1234', code: '' });
    password.blur();
  },
};

/** With two-step sign-in a code as well; a passkey takes the place of both. */
export const AddingAnother: Story = {
  args: { view: { step: 'add' }, secondFactor: true, confirmable: true },
  parameters: { visual: { skip: 'Pictured in All.' } },
  play: async ({ args, canvas, canvasElement, loaded }) => {
    await userEvent.type(field(canvasElement, 'password'), 'Abc#1234');
    await userEvent.type(field(canvasElement, 'code'), '408211{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ password: 'Abc#1234', code: '408211' });
    await userEvent.click(canvas.getByRole('button', { name: storyText(loaded)(m.confirm) }));
    await expect(args.onConfirm).toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};

/** The dialog of the browser is open: nothing is sent twice. */
export const InTheBrowser: Story = {
  args: { view: { step: 'add' }, confirmable: true, busy: 'browser' },
  parameters: { visual: { skip: 'Adding with a notice; its button turns.' } },
  play: async ({ args, canvas, loaded }) => {
    const text = storyText(loaded);
    await expect(canvas.getByRole('status')).toHaveTextContent(text(passkeyErrorMessages.waiting));
    await userEvent.click(canvas.getByRole('button', { name: text(m.confirm) }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const WrongPassword: Story = {
  args: { view: { step: 'add' }, error: 'incorrect_password' },
  parameters: { visual: { skip: 'Adding with an error at its field.' } },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement, 'password')).toBeInvalid();
  },
};

export const NotMade: Story = {
  args: { view: { step: 'add' }, error: 'passkey_not_made' },
  parameters: { visual: { skip: 'Pictured in All.' } },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(storyText(loaded)(m.notMade));
  },
};

export const AlreadyThere: Story = {
  args: { view: { step: 'add' }, confirmable: true, error: 'passkey_exists' },
  parameters: { visual: { skip: 'NotMade with other words.' } },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(storyText(loaded)(m.exists));
  },
};

export const TooMany: Story = {
  args: { view: { step: 'add' }, confirmable: true, error: 'passkey_limit' },
  parameters: { visual: { skip: 'NotMade with other words.' } },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(storyText(loaded)(m.limit));
  },
};

export const Naming: Story = {
  args: { view: { step: 'rename', passkey: key } },
  parameters: { visual: { skip: 'Pictured in All.' } },
  play: async ({ args, canvasElement }) => {
    const name = field(canvasElement, 'name');
    await expect(name).toHaveValue('Key on my ring');
    await userEvent.clear(name);
    await userEvent.type(name, '{Enter}');
    await expect(name).toBeInvalid();
    await userEvent.type(name, 'Office{Enter}');
    await expect(args.onRename).toHaveBeenCalledWith('Office');
    name.blur();
  },
};

/** Where there is no password, a passkey confirms. */
export const Removing: Story = {
  args: { view: { step: 'remove', passkey: key }, passwordSet: false, confirmable: true },
  parameters: { visual: { skip: 'Pictured in All.' } },
  play: async ({ args, canvas, loaded }) => {
    const text = storyText(loaded);
    await userEvent.click(canvas.getByRole('button', { name: text(m.confirm) }));
    await expect(args.onConfirm).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: text(m.cancel) }));
    await expect(args.onStep).toHaveBeenCalledWith('list');
    (document.activeElement as HTMLElement).blur();
  },
};

export const Removed: Story = {
  args: { view: { step: 'list', passkeys: [laptop], done: 'removed' }, confirmable: true },
  parameters: { visual: { skip: 'One with a notice.' } },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(storyText(loaded)(m.removed));
  },
};

export const GoneMeanwhile: Story = {
  args: { view: { step: 'list', passkeys: [laptop] }, confirmable: true, error: 'passkey_gone' },
  parameters: { visual: { skip: 'One with a notice.' } },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(storyText(loaded)(m.gone));
  },
};

export const Loading: Story = {
  args: { view: { step: 'loading' } },
  parameters: { visual: { skip: 'A skeleton.' } },
};

export const Failed: Story = {
  args: { view: { step: 'failed' } },
  parameters: { visual: { skip: 'A notice and a button.' } },
  play: async ({ args, canvas }) => {
    const retry = canvas.getByRole('button');
    await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalled();
    retry.blur();
  },
};

function Steps(props: PasskeysProps) {
  const [view, setView] = useState<PasskeysView>({ step: 'list', passkeys: [laptop, key] });
  return (
    <Passkeys
      {...props}
      view={view}
      onStep={(to) =>
        setView(
          to === 'list'
            ? { step: 'list', passkeys: [laptop, key] }
            : to === 'add'
              ? { step: 'add' }
              : { step: to.act, passkey: to.id === 'key' ? key : laptop },
        )
      }
    />
  );
}

/** Each step takes the focus, and the list takes it back. */
export const ThroughTheSteps: Story = {
  args: { confirmable: true },
  parameters: { visual: { skip: 'The steps have stories of their own.' } },
  render: (args) => <Steps {...args} />,
  play: async ({ canvas, canvasElement, loaded }) => {
    const text = storyText(loaded);
    await userEvent.click(canvas.getByRole('button', { name: text(m.add) }));
    await waitFor(() => expect(field(canvasElement, 'password')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: text(m.cancel) }));
    await waitFor(() => expect(canvas.getByRole('group', { name: text(m.title) })).toHaveFocus());
    (document.activeElement as HTMLElement).blur();
  },
};
