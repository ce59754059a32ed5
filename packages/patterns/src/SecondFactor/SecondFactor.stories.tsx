import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode, Stack } from '@tern/ui';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { secondCodeMessages } from '../forms/secondCode.messages.ts';
import { passkeysMessages } from '../Passkeys/passkeys.messages.ts';
import { storyText } from '../storyText.ts';
import { SecondFactor } from './SecondFactor.tsx';
import type { SecondFactorProps, SecondFactorView } from './SecondFactorProps.ts';
import { secondFactorMessages as m } from './secondFactor.messages.ts';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const key: SecondFactorView = {
  step: 'key',
  secret,
  uri: `otpauth://totp/Tern:marta%40example.com?issuer=Tern&secret=${secret}`,
};
const codes: SecondFactorView = {
  step: 'codes',
  email: 'marta@example.com',
  codes: [
    ...['4F7K2-9QD8M', '8MWX3-TRA0P', 'P2HC7-1VNKD', 'KD94X-E5BZ6', 'Z6QT0-8JMR3'],
    ...['R3VA6-6WLN5', 'N5GB9-2YH1C', '1CXET-7PK4F', '7Q2MB-R8XD0', 'T5WCE-64HVA'],
  ],
};
const on: SecondFactorView = { step: 'on', since: '2026-03-02T09:30:00Z', codesLeft: 7 };

const meta = {
  title: 'Patterns/Account/SecondFactor',
  component: SecondFactor,
  args: {
    view: { step: 'off', passwordSet: true },
    onStep: fn(),
    onRetry: fn(),
    onSubmit: fn(),
    onSave: fn(),
    onPrint: fn(),
    onStored: fn(),
    Qr: QrCode,
  },
} satisfies Meta<typeof SecondFactor>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (root: HTMLElement, name: string) =>
  root.querySelector<HTMLInputElement>(`input[name="${name}"]`) as HTMLInputElement;

const states: { [name: string]: Pick<SecondFactorProps, 'view' | 'error'> } = {
  off: { view: { step: 'off', passwordSet: true } },
  password: { view: { step: 'password' }, error: 'incorrect_password' },
  key: { view: key, error: 'verification_failed' },
  codes: { view: codes },
  on: { view: on },
  allUsed: { view: { ...on, codesLeft: 0 } },
  remove: { view: { step: 'remove' }, error: 'rate_limited' },
};
export const All: Story = {
  parameters: { visual: { picture: 'whole', also: ['de-zoom'] } },
  render: (args) => (
    <Stack gap={5}>
      {Object.entries(states).map(([name, state]) => (
        <SecondFactor key={name} {...args} {...state} />
      ))}
    </Stack>
  ),
};

export const Off: Story = {
  parameters: { visual: { skip: 'A heading, a sentence and a button.' } },
  play: async ({ args, canvas, loaded }) => {
    await userEvent.click(canvas.getByRole('button', { name: storyText(loaded)(m.begin) }));
    await expect(args.onStep).toHaveBeenCalledWith('password');
    (document.activeElement as HTMLElement).blur();
  },
};

export const WithoutPassword: Story = {
  args: { view: { step: 'off', passwordSet: false } },
  parameters: { visual: { skip: 'Off with a sentence in place of the button.' } },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByText(storyText(loaded)(m.needsPassword))).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Password: Story = {
  args: { view: { step: 'password' }, error: 'incorrect_password' },
  parameters: { visual: { skip: 'Pictured in All.' } },
  play: async ({ args, canvasElement }) => {
    const password = field(canvasElement, 'password');
    await expect(password).toBeInvalid();
    await userEvent.type(password, 'Abc#1234{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ password: 'Abc#1234', code: '' });
    password.blur();
  },
};

/** The key for the app; digits of every keyboard are taken, with the space that apps show. */
export const SettingUp: Story = {
  args: { view: key },
  parameters: { visual: { skip: 'Pictured in All, with an error.' } },
  play: async ({ args, canvas, canvasElement, loaded }) => {
    const text = storyText(loaded);
    await expect(canvas.getByRole('img', { name: text(m.qrLabel) })).toBeVisible();
    const code = field(canvasElement, 'code');
    await userEvent.type(code, '1234{Enter}');
    await expect(code).toHaveAccessibleDescription(expect.stringContaining(text(m.appCodeMissing)));
    await userEvent.clear(code);
    await userEvent.type(code, '٤٠٨ 211{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ password: '', code: '408211' });
    code.blur();
  },
};

export const WrongCode: Story = {
  args: { view: key, error: 'verification_failed' },
  parameters: { visual: { skip: 'SettingUp with an error at its field.' } },
  play: async ({ canvasElement, loaded }) => {
    await expect(field(canvasElement, 'code')).toHaveAccessibleDescription(
      expect.stringContaining(storyText(loaded)(secondCodeMessages.wrong)),
    );
  },
};

export const WrongClock: Story = {
  args: { view: key, error: 'code_clock' },
  parameters: { visual: { skip: 'SettingUp with an error at its field.' } },
  play: async ({ canvasElement, loaded }) => {
    await expect(field(canvasElement, 'code')).toHaveAccessibleDescription(
      expect.stringContaining(storyText(loaded)(secondCodeMessages.clock)),
    );
  },
};

/** Shown once; saved as a text with the account it belongs to. */
export const Codes: Story = {
  args: { view: codes },
  parameters: { visual: { skip: 'Pictured in All.' } },
  play: async ({ args, canvas, loaded }) => {
    const text = storyText(loaded);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: text(m.save) }));
    await expect(args.onSave).toHaveBeenCalledWith(expect.stringContaining('\n4F7K2-9QD8M\n'));
    await expect(args.onSave).toHaveBeenCalledWith(expect.stringContaining('marta@example.com'));
    await userEvent.click(canvas.getByRole('button', { name: text(m.print) }));
    await expect(args.onPrint).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: text(m.stored) }));
    await expect(args.onStored).toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};

export const On: Story = {
  args: { view: on },
  parameters: { visual: { skip: 'Pictured in All.' } },
};

/** Nothing is left: a person who loses the phone now could not sign in. */
export const AllUsed: Story = {
  args: { view: { ...on, codesLeft: 0 } },
  parameters: { visual: { skip: 'Pictured in All.' } },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByText(storyText(loaded)(m.codesLeft, { left: 0 }))).toBeVisible();
  },
};

/** Both are needed, and all that is missing is said at once. */
export const Removing: Story = {
  args: { view: { step: 'remove' } },
  parameters: { visual: { skip: 'Pictured in All, with an error.' } },
  play: async ({ args, canvas, canvasElement, loaded }) => {
    const text = storyText(loaded);
    const submit = canvas.getByRole('button', { name: text(m.remove) });
    await userEvent.click(submit);
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await userEvent.type(field(canvasElement, 'password'), 'Abc#1234');
    await userEvent.type(field(canvasElement, 'code'), '4f7k2 9qd8m');
    await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledWith({ password: 'Abc#1234', code: '4f7k2 9qd8m' });
    (document.activeElement as HTMLElement).blur();
  },
};

/** A passkey in place of both. */
export const RemovingWithPasskey: Story = {
  args: { view: { step: 'remove' }, passkey: { open: false, onConfirm: fn() } },
  parameters: { visual: { skip: 'Removing with a further button.' } },
  play: async ({ args, canvas, loaded }) => {
    await userEvent.click(canvas.getByRole('button', { name: storyText(loaded)(passkeysMessages.confirm) }));
    await expect(args.passkey?.onConfirm).toHaveBeenCalled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};

export const Renewing: Story = {
  args: { view: { step: 'renew' }, error: 'rate_limited' },
  parameters: { visual: { skip: 'Removing with a field less.' } },
  play: async ({ args, canvas, loaded }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: storyText(loaded)(m.cancel) }));
    await expect(args.onStep).toHaveBeenCalledWith('on');
    (document.activeElement as HTMLElement).blur();
  },
};

export const Loading: Story = {
  args: { view: { step: 'loading' } },
  parameters: { visual: { skip: 'A skeleton.' } },
};

export const LoadFailed: Story = {
  args: { view: { step: 'failed' } },
  parameters: { visual: { skip: 'A notice and a button.' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};

function Steps(props: SecondFactorProps) {
  const [view, setView] = useState<SecondFactorView>({ step: 'off', passwordSet: true });
  const next: Partial<Record<SecondFactorView['step'], SecondFactorView>> = {
    password: key,
    key: codes,
    remove: { step: 'off', passwordSet: true, removed: true },
  };
  return (
    <SecondFactor
      {...props}
      view={view}
      onStep={(step) => setView(step === 'on' ? on : ({ step } as SecondFactorView))}
      onSubmit={() => setView(next[view.step] ?? on)}
      onStored={() => setView(on)}
    />
  );
}

/** From off to on and back with the keyboard: the focus is in every step, on its first field where it has one. */
export const ByKeyboard: Story = {
  parameters: { visual: { skip: 'Its steps are pictured by themselves.' } },
  render: (args) => <Steps {...args} />,
  play: async ({ canvas, canvasElement, loaded }) => {
    const text = storyText(loaded);
    canvas.getByRole('button', { name: text(m.begin) }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field(canvasElement, 'password')).toHaveFocus());
    await userEvent.keyboard('Abc#1234{Enter}');
    await waitFor(() => expect(field(canvasElement, 'code')).toHaveFocus());
    await userEvent.keyboard('123456{Enter}');
    const group = () => canvas.getByRole('group');
    await waitFor(() => expect(group()).toHaveFocus());
    await expect(group()).toHaveAccessibleName(text(m.codesTitle));
    canvas.getByRole('button', { name: text(m.stored) }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(group()).toHaveFocus());
    canvas.getByRole('button', { name: text(m.remove) }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field(canvasElement, 'password')).toHaveFocus());
    await userEvent.keyboard('Abc#1234{Tab}');
    field(canvasElement, 'code').focus();
    await userEvent.keyboard('123456{Enter}');
    await waitFor(() => expect(group()).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent(text(m.removed));
    (document.activeElement as HTMLElement).blur();
  },
};
