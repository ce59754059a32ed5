import type { Meta, StoryObj } from '@storybook/react-vite';
import { brand } from '@tern/domain';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { passkeyErrorMessages } from '../forms/passkeyErrors.messages.ts';
import { type PasskeyError, passkeyMessages } from '../forms/passkeyErrors.ts';
import { storyText } from '../storyText.ts';
import { type LoginError, LoginForm, type LoginFormProps } from './LoginForm.tsx';
import { loginFormMessages as m } from './loginForm.messages.ts';

const meta = {
  title: 'Patterns/Account/LoginForm',
  component: LoginForm,
  args: { onSubmit: fn(), onPasskey: fn(), forgotHref: '/forgetPassword', trialHref: '/vpn-trial' },
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const controls = (root: HTMLElement) => {
  const form = root.querySelector('form');
  const username = form?.elements.namedItem('username');
  const password = form?.elements.namedItem('password');
  const submit = form?.querySelector('button[type="submit"]');
  if (!(username instanceof HTMLInputElement && password instanceof HTMLInputElement && submit)) {
    throw new Error('the form is not complete');
  }
  return { username, password, submit };
};

export const Empty: Story = {
  parameters: { visual: { dark: true } },
  play: async ({ canvasElement }) => {
    const { username, password } = controls(canvasElement);
    await expect(username).toHaveAttribute('autocomplete', 'username webauthn');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await expect(canvasElement.querySelector('form')).toHaveAttribute('method', 'post');
    await expect(canvasElement.querySelector('a[href="/forgetPassword"]')).toBeInTheDocument();
  },
};

/** Links only where there is a page to go to. */
export const WithoutLinks: Story = {
  args: { forgotHref: undefined, trialHref: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('a')).toBeNull();
  },
};

/** Nothing is said before the first submit; then everything at once, and the focus is on the summary. */
export const NothingEntered: Story = {
  parameters: { visual: { picture: 'state' } },
  play: async ({ args, canvas, canvasElement, userEvent, loaded }) => {
    const text = storyText(loaded);
    const { username, password, submit } = controls(canvasElement);
    await userEvent.click(username);
    await userEvent.tab();
    await expect(username).not.toBeInvalid();
    await userEvent.click(submit);
    const summary = () => canvas.getByRole('group', { name: text(m.errorSummary, { count: 2 }) });
    await expect(summary()).toHaveFocus();
    // Each is said once: fields without the focus are silent.
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(submit);
    await expect(summary()).toHaveFocus();
    await expect(username).toHaveAccessibleDescription(text(m.emailMissing));
    await expect(password).toHaveAccessibleDescription(text(m.passwordMissing));
    await expect(canvas.getByRole('link', { name: text(m.passwordMissing) })).toBeInTheDocument();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    username.blur();
  },
};

/** After the first submit every change counts, the focus stays where it is, and what was typed stays too. */
export const Corrected: Story = {
  parameters: { visual: { skip: 'Empty with what was typed.' } },
  play: async ({ args, canvas, canvasElement, userEvent, loaded }) => {
    const text = storyText(loaded);
    const { username, password, submit } = controls(canvasElement);
    await userEvent.type(password, 'Pass-word1');
    await userEvent.type(username, 'marta');
    await userEvent.click(submit);
    await expect(username).toHaveAccessibleDescription(text(m.emailInvalid));
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(password).toHaveValue('Pass-word1');
    await waitFor(() => expect(username).toHaveFocus());
    await userEvent.type(username, '@example.com ');
    await expect(username).not.toBeInvalid();
    await expect(username).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      username: 'marta@example.com',
      password: 'Pass-word1',
    });
    username.blur();
  },
};

/** The list of errors stays as it was sent: a shorter one would move the field that is typed into. The next submit ends it. */
export const SummaryStays: Story = {
  parameters: { visual: { skip: 'Looks like NothingEntered.' } },
  play: async ({ canvasElement, userEvent }) => {
    const { username, password, submit } = controls(canvasElement);
    const summary = () => canvasElement.querySelectorAll('[role="group"] li');
    await userEvent.click(submit);
    await expect(summary()).toHaveLength(2);
    await userEvent.click(username);
    const { top } = username.getBoundingClientRect();
    await userEvent.type(username, 'marta@example.com');
    await expect(username).not.toBeInvalid();
    await expect(username.getBoundingClientRect().top).toBe(top);
    await expect(summary()).toHaveLength(2);
    await userEvent.type(password, 'x');
    await expect(password).toHaveFocus();
    await userEvent.clear(password);
    await userEvent.click(submit);
    await expect(summary()).toHaveLength(0);
    await expect(password).toHaveFocus();
  },
};

export const Busy: Story = {
  args: { busy: true, defaultUsername: 'marta@example.com' },
  play: async ({ args, canvasElement, userEvent }) => {
    const { password, submit } = controls(canvasElement);
    await userEvent.type(password, 'Pass-word1{Enter}');
    await userEvent.click(submit);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    password.blur();
  },
};

function Refusing({ error, ...props }: LoginFormProps) {
  const [answer, setAnswer] = useState<{ busy: boolean; error?: LoginError }>({ busy: false });
  return (
    <LoginForm
      {...props}
      {...answer}
      onSubmit={(values) => {
        props.onSubmit(values);
        setAnswer({ busy: true });
        setTimeout(() => setAnswer({ busy: false, error }), 20);
      }}
    />
  );
}

/** The server refuses: the words stand beside the password, which has the focus and keeps its value. */
export const IncorrectCredentials: Story = {
  args: { error: 'incorrect_credentials', defaultUsername: 'marta@example.com' },
  render: (args) => <Refusing {...args} />,
  play: async ({ canvasElement, userEvent, loaded }) => {
    const text = storyText(loaded);
    const { username, password, submit } = controls(canvasElement);
    await userEvent.type(password, 'Wrong-one1');
    await userEvent.click(submit);
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toHaveAccessibleDescription(text(m.incorrectCredentials));
    await expect(username).toHaveValue('marta@example.com');
    await expect(password).toHaveValue('Wrong-one1');
    password.blur();
  },
};

/** The focus is where it goes already, so that the error says itself: of the form, and of the service. */
export const SaidAtTheField: Story = {
  args: { error: 'incorrect_credentials', defaultUsername: 'marta@example.com' },
  parameters: { visual: { skip: 'Looks like IncorrectCredentials.' } },
  render: (args) => <Refusing {...args} />,
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const text = storyText(loaded);
    const { password, submit } = controls(canvasElement);
    await userEvent.click(password);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent(text(m.passwordMissing));
    await userEvent.keyboard('Wrong-one1{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(text(m.incorrectCredentials)));
    await expect(password).toHaveFocus();
    await userEvent.click(submit);
    await waitFor(() => expect(password).toHaveFocus());
    await expect(canvas.queryByRole('alert')).toBeNull();
    password.blur();
  },
};

/** It goes with the first key in the field it is about. */
export const ServerErrorRead: Story = {
  args: { error: 'incorrect_credentials', defaultUsername: 'marta@example.com' },
  parameters: { visual: { skip: 'Looks like Empty.' } },
  play: async ({ canvasElement, userEvent }) => {
    const { username, password } = controls(canvasElement);
    await expect(password).toBeInvalid();
    await userEvent.type(username, 'x');
    await expect(password).toBeInvalid();
    await userEvent.type(password, 'x');
    await expect(password).not.toBeInvalid();
  },
};

export const TooManyAttempts: Story = {
  parameters: { visual: { skip: 'Other words in the place of IncorrectCredentials.' } },
  args: { error: 'rate_limited', defaultUsername: 'marta@example.com' },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(storyText(loaded)(m.rateLimited));
  },
};

export const NoConnection: Story = {
  parameters: { visual: { skip: 'Other words in the place of IncorrectCredentials.' } },
  args: { error: 'network', defaultUsername: 'marta@example.com' },
};

export const BotCheckUnavailable: Story = {
  parameters: { visual: { skip: 'Other words in the place of IncorrectCredentials.' } },
  args: { error: 'bot_check_unavailable', defaultUsername: 'marta@example.com' },
};

/** By its button, or below the field for the address. */
export const ByPasskey: Story = {
  parameters: { visual: { skip: 'Empty with the button pressed.' } },
  play: async ({ args, canvas, userEvent, loaded }) => {
    const button = canvas.getByRole('button', { name: storyText(loaded)(m.passkey) });
    await userEvent.click(button);
    await expect(args.onPasskey).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    button.blur();
  },
};

/** The dialog of the browser is open: neither way begins again. */
export const PasskeyInTheBrowser: Story = {
  args: { passkeyBusy: true, defaultUsername: 'marta@example.com' },
  parameters: { visual: { skip: 'A notice, and a button that turns.' } },
  play: async ({ args, canvas, canvasElement, userEvent, loaded }) => {
    const text = storyText(loaded);
    await expect(canvas.getByRole('status')).toHaveTextContent(text(passkeyErrorMessages.waiting));
    await userEvent.click(canvas.getByRole('button', { name: text(m.passkey) }));
    await expect(args.onPasskey).not.toHaveBeenCalled();
    await userEvent.type(controls(canvasElement).password, 'Wrong-word1{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};

const passkeyStory = (error: PasskeyError, skip?: string): Story => ({
  args: { error },
  parameters: { visual: skip ? { skip } : {} },
  play: async ({ canvas, loaded }) => {
    const told = storyText(loaded)(passkeyMessages[error], { brand: brand.name });
    await expect(canvas.getByRole('alert')).toHaveTextContent(told);
  },
});

export const PasskeyCancelled = passkeyStory('passkey_cancelled');
export const PasskeysUnsupported = passkeyStory('passkey_unsupported', 'PasskeyCancelled with other words.');
export const PasskeysBlocked = passkeyStory('passkey_blocked', 'PasskeyCancelled with other words.');
export const PasskeyElsewhere = passkeyStory('passkey_other_origin', 'PasskeyCancelled with other words.');
export const PasskeyTooLate = passkeyStory('passkey_expired', 'PasskeyCancelled with other words.');
export const PasskeyGone = passkeyStory('passkey_unknown', 'PasskeyCancelled with other words.');
export const PasskeyRefused = passkeyStory('passkey_refused', 'PasskeyCancelled with other words.');
export const PasskeyCopied = passkeyStory('passkey_counter', 'PasskeyCancelled with other words.');

export const AllStates: StoryObj = {
  tags: ['all-states'],
  parameters: { visual: { dark: true, also: ['en-no-script'] } },
};
