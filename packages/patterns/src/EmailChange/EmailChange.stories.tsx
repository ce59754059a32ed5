import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@tern/ui';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { passkeyErrorMessages } from '../forms/passkeyErrors.messages.ts';
import { secondCodeMessages } from '../forms/secondCode.messages.ts';
import { passkeysMessages } from '../Passkeys/passkeys.messages.ts';
import { resendCodeMessages } from '../ResendCode/resendCode.messages.ts';
import { resetPasswordFormMessages } from '../ResetPasswordForm/resetPasswordForm.messages.ts';
import { storyText } from '../storyText.ts';
import { EmailChange } from './EmailChange.tsx';
import type { EmailChangeProps, EmailChangeView } from './EmailChangeProps.ts';
import { emailChangeMessages as m } from './emailChange.messages.ts';

const address = { step: 'address', email: 'marta@example.com', passwordSet: true } satisfies EmailChangeView;
const form = { step: 'form', passwordSet: true, secondFactor: true, days: 7 } satisfies EmailChangeView;
const start = Date.parse('2026-03-02T09:30:00Z');
const resend = { resendAt: start + 42_000, clock: () => start, onResend: fn() };
const code = { step: 'code', email: 'marta@post.example', resend } satisfies EmailChangeView;

const meta = {
  title: 'Patterns/Account/EmailChange',
  component: EmailChange,
  args: {
    view: address,
    onStep: fn(),
    onRetry: fn(),
    onRequest: fn(),
    onCode: fn(),
    onStop: fn(),
  },
} satisfies Meta<typeof EmailChange>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (root: HTMLElement, name: string) =>
  root.querySelector<HTMLInputElement>(`input[name="${name}"]`) as HTMLInputElement;
const words = { visual: { skip: 'differs from the others in words alone' } };

const states: { [name: string]: Pick<EmailChangeProps, 'view' | 'error'> } = {
  address: { view: address },
  form: { view: form, error: 'incorrect_password' },
  code: { view: code, error: 'verification_failed' },
  tooLate: { view: address, error: 'change_expired' },
  endedElsewhere: { view: address, error: 'other_window' },
  stopped: { view: { ...address, outcome: 'stopped' } },
  done: { view: { ...address, outcome: 'done' } },
};
export const All: Story = {
  parameters: { visual: { also: ['de-zoom'] } },
  render: (args) => (
    <Stack gap={5}>
      {Object.entries(states).map(([name, state]) => (
        <EmailChange key={name} {...args} {...state} />
      ))}
    </Stack>
  ),
};

export const Address: Story = {
  parameters: { visual: { skip: 'A heading, a sentence and a button.' } },
  play: async ({ args, canvas, loaded }) => {
    await userEvent.click(canvas.getByRole('button', { name: storyText(loaded)(m.begin) }));
    await expect(args.onStep).toHaveBeenCalledWith('form');
    (document.activeElement as HTMLElement).blur();
  },
};

export const WithoutPassword: Story = {
  args: { view: { step: 'address', email: 'marta@example.com', passwordSet: false } },
  parameters: words,
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};

/** Everything is checked before it is sent, and what was typed stays. */
export const Asking: Story = {
  args: { view: form },
  parameters: { visual: { picture: 'state', dark: true, variant: 'mobile' } },
  play: async ({ args, canvasElement, loaded }) => {
    const text = storyText(loaded);
    await userEvent.type(field(canvasElement, 'email'), 'marta@post{Enter}');
    await expect(field(canvasElement, 'email')).toHaveAccessibleDescription(text(m.emailInvalid));
    await userEvent.type(field(canvasElement, 'email'), '.example');
    await userEvent.type(field(canvasElement, 'password'), 'Abc#1234');
    await userEvent.type(field(canvasElement, 'code'), '408211{Enter}');
    await expect(args.onRequest).toHaveBeenCalledWith({
      email: 'marta@post.example',
      password: 'Abc#1234',
      code: '408211',
    });
    (document.activeElement as HTMLElement).blur();
  },
};

export const WrongPassword: Story = {
  args: { view: { ...form, secondFactor: false }, error: 'incorrect_password' },
  parameters: words,
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement, 'password')).toBeInvalid();
    await expect(field(canvasElement, 'code')).toBeNull();
  },
};

export const WrongAppCode: Story = {
  args: { view: form, error: 'verification_failed' },
  parameters: words,
  play: async ({ canvasElement, loaded }) => {
    await expect(field(canvasElement, 'code')).toHaveAccessibleDescription(
      storyText(loaded)(secondCodeMessages.wrong),
    );
  },
};

/** A passkey in place of both: the address alone has to be right. */
export const WithPasskey: Story = {
  args: { view: form, passkey: { open: false, onConfirm: fn() } },
  parameters: { visual: { skip: 'Asking with a further button.' } },
  play: async ({ args, canvas, canvasElement, loaded }) => {
    const text = storyText(loaded);
    const passkey = canvas.getByRole('button', { name: text(passkeysMessages.confirm) });
    await userEvent.click(passkey);
    await expect(field(canvasElement, 'email')).toHaveAccessibleDescription(text(m.emailMissing));
    await expect(field(canvasElement, 'password')).not.toBeInvalid();
    await userEvent.type(field(canvasElement, 'email'), 'marta@post.example');
    await userEvent.click(passkey);
    await expect(args.passkey?.onConfirm).toHaveBeenCalledWith('marta@post.example');
    // The button of the form, and Enter, still want the password.
    await userEvent.type(field(canvasElement, 'email'), '{Enter}');
    await expect(field(canvasElement, 'password')).toBeInvalid();
    await expect(args.onRequest).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};

/** Without a password the passkey is the only way. */
export const OnlyPasskey: Story = {
  args: { view: { ...form, passwordSet: false }, passkey: { open: false, onConfirm: fn() } },
  parameters: { visual: { skip: 'Asking with fields less.' } },
  play: async ({ args, canvasElement }) => {
    await expect(field(canvasElement, 'password')).toBeNull();
    await userEvent.type(field(canvasElement, 'email'), 'marta@post.example{Enter}');
    await expect(args.passkey?.onConfirm).toHaveBeenCalledWith('marta@post.example');
    (document.activeElement as HTMLElement).blur();
  },
};

export const PasskeyRefused: Story = {
  args: { view: form, passkey: { open: false, onConfirm: fn() }, error: 'passkey_cancelled' },
  parameters: words,
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      storyText(loaded)(passkeyErrorMessages.cancelled),
    );
  },
};

/** Nothing came: another code, once the wait is over. */
export const NewCode: Story = {
  args: { view: { ...code, resend: { ...resend, resendAt: start, resent: 1 } } },
  parameters: words,
  play: async ({ canvas, loaded }) => {
    const again = (await canvas.findAllByRole('button')).find((each) => !each.closest('[class*=acts]'));
    if (again) await userEvent.click(again);
    await expect(resend.onResend).toHaveBeenCalled();
    const [, status] = canvas.getAllByRole('status');
    await expect(status).toHaveTextContent(storyText(loaded)(resendCodeMessages.sent));
  },
};

/** The new mailbox has a code; the digits of every keyboard are taken. */
export const Asked: Story = {
  args: { view: code },
  parameters: { visual: { skip: 'Pictured in All, with an error.' } },
  play: async ({ args, canvas, canvasElement, loaded }) => {
    const text = storyText(loaded);
    await userEvent.type(field(canvasElement, 'code'), '4082{Enter}');
    await expect(field(canvasElement, 'code')).toHaveAccessibleDescription(
      text(resetPasswordFormMessages.codeShort, { length: 8 }),
    );
    await userEvent.clear(field(canvasElement, 'code'));
    await userEvent.type(field(canvasElement, 'code'), '٤٠٨٢١١٥٧{Enter}');
    await expect(args.onCode).toHaveBeenCalledWith('40821157');
    await userEvent.click(canvas.getByRole('button', { name: text(m.stop) }));
    await expect(args.onStop).toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};

export const WrongCode: Story = {
  args: { view: code, error: 'verification_failed' },
  parameters: words,
  play: async ({ canvasElement, loaded }) => {
    await expect(field(canvasElement, 'code')).toHaveAccessibleDescription(
      storyText(loaded)(resetPasswordFormMessages.verificationFailed),
    );
  },
};

export const TooLate: Story = {
  args: { view: code, error: 'code_expired' },
  parameters: words,
  play: async ({ canvasElement, loaded }) => {
    await expect(field(canvasElement, 'code')).toHaveAccessibleDescription(
      storyText(loaded)(resetPasswordFormMessages.codeExpired),
    );
  },
};

export const TooLateForAnother: Story = {
  args: { view: address, error: 'change_expired' },
  parameters: words,
  play: async ({ canvas, loaded }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(storyText(loaded)(m.expired)),
};

export const AddressTaken: Story = {
  args: { view: code, error: 'email_known' },
  parameters: words,
  play: async ({ canvas, loaded }) => expect(canvas.getByText(storyText(loaded)(m.known))).toBeVisible(),
};

/** The old mailbox stopped it, or a new password did. */
export const EndedElsewhere: Story = {
  args: { view: address, error: 'other_window' },
  parameters: words,
  play: async ({ canvas, loaded }) =>
    expect(canvas.getByText(storyText(loaded)(m.otherWindow))).toBeVisible(),
};

export const Stopped: Story = {
  args: { view: { ...address, outcome: 'stopped' } as EmailChangeView },
  parameters: words,
  play: async ({ canvas, loaded }) => expect(canvas.getByText(storyText(loaded)(m.stopped))).toBeVisible(),
};

export const Loading: Story = {
  args: { view: { step: 'loading' } },
  parameters: { visual: { skip: 'A placeholder.' } },
};

export const LoadFailed: Story = {
  args: { view: { step: 'failed' } },
  parameters: words,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};

const longAddress = 'maximiliane.schottenhammel-oberwiesenthal@a-very-long-company-name.example';
export const LongAddress: Story = {
  args: { view: { ...code, email: longAddress } },
};

/** From the button to the code: each step takes the focus, the last one says what has changed. */
export const Changed: Story = {
  parameters: { visual: { skip: 'Its steps are pictured by themselves.' } },
  render: function Changing(args: EmailChangeProps) {
    const [view, setView] = useState<EmailChangeView>(address);
    return (
      <EmailChange
        {...args}
        view={view}
        onStep={(step) => setView(step === 'form' ? form : address)}
        onRequest={({ email }) => setView({ ...code, email })}
        onCode={() =>
          setView({ step: 'address', email: 'marta@post.example', passwordSet: true, outcome: 'done' })
        }
      />
    );
  },
  play: async ({ canvas, canvasElement, loaded }) => {
    const text = storyText(loaded);
    await userEvent.click(canvas.getByRole('button', { name: text(m.begin) }));
    await waitFor(() => expect(field(canvasElement, 'email')).toHaveFocus());
    await userEvent.type(field(canvasElement, 'email'), 'marta@post.example');
    await userEvent.type(field(canvasElement, 'password'), 'Abc#1234');
    await userEvent.type(field(canvasElement, 'code'), '408211{Enter}');
    await waitFor(() => expect(field(canvasElement, 'code')).toHaveFocus());
    await userEvent.type(field(canvasElement, 'code'), '40821157{Enter}');
    const group = canvas.getByRole('group', { name: text(m.title) });
    await waitFor(() => expect(group).toHaveFocus());
    await expect(group).toHaveTextContent('marta@post.example');
    (document.activeElement as HTMLElement).blur();
  },
};

export const AllStates: StoryObj = { tags: ['all-states'], parameters: { visual: { dark: true } } };
