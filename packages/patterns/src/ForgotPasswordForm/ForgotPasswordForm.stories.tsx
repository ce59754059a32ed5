import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { loginFormMessages } from '../LoginForm/loginForm.messages.ts';
import { resetPasswordFormMessages } from '../ResetPasswordForm/resetPasswordForm.messages.ts';
import { storyText } from '../storyText.ts';
import { ForgotPasswordForm, type ForgotPasswordFormProps } from './ForgotPasswordForm.tsx';
import { forgotPasswordFormMessages as m } from './forgotPasswordForm.messages.ts';

const start = Date.parse('2026-03-02T09:30:00Z');
const still = () => start;
const onRequest = fn();
const onCode = fn();
const onBack = fn();
const codeStep = {
  step: 'code',
  email: 'marta@example.com',
  codeLength: 8,
  expiresIn: 600,
  onCode,
  onBack,
  resend: { resendAt: start + 42_000, clock: still, onResend: fn() },
  loginHref: '/login',
} satisfies ForgotPasswordFormProps;

type EmailStep = Extract<ForgotPasswordFormProps, { step: 'email' }>;
const First = (props: EmailStep) => <ForgotPasswordForm {...props} />;

const meta = {
  title: 'Patterns/Account/ForgotPasswordForm',
  component: First,
  args: { step: 'email', onRequest, loginHref: '/login' },
} satisfies Meta<typeof First>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (root: HTMLElement, name: string) => {
  const found = root.querySelector('form')?.elements.namedItem(name);
  if (!(found instanceof HTMLInputElement)) throw new Error(`no field ${name}`);
  return found;
};

export const Email: Story = {
  parameters: { visual: { picture: 'whole', dark: true } },
  play: async ({ canvas, canvasElement, loaded }) => {
    const text = storyText(loaded);
    onRequest.mockClear();
    const address = field(canvasElement, 'username');
    await userEvent.click(address);
    await userEvent.keyboard('{Enter}');
    await expect(address).toHaveAccessibleDescription(text(loginFormMessages.emailMissing));
    await userEvent.keyboard('marta{Enter}');
    await expect(address).toHaveAccessibleDescription(text(loginFormMessages.emailInvalid));
    await expect(onRequest).not.toHaveBeenCalled();
    await userEvent.keyboard('@example.com {Enter}');
    await expect(onRequest).toHaveBeenCalledWith('marta@example.com');
    await expect(
      canvas.getByRole('link', { name: text(resetPasswordFormMessages.backToSignIn) }),
    ).toHaveAttribute('href', '/login');
    address.blur();
  },
};

export const TooMany: Story = {
  args: { error: 'rate_limited', defaultEmail: 'marta@example.com' },
  parameters: { visual: { skip: 'Email with a notice, as in LoginForm.' } },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      storyText(loaded)(loginFormMessages.rateLimited),
    );
  },
};

/** The field has the focus; the text does not reveal whether the address is known. */
export const Code: Story = {
  parameters: { visual: { picture: 'state', dark: true } },
  render: () => <ForgotPasswordForm {...codeStep} />,
  play: async ({ canvas, canvasElement, loaded }) => {
    const text = storyText(loaded);
    onCode.mockClear();
    const code = field(canvasElement, 'code');
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.keyboard('4082{Enter}');
    await expect(code).toHaveAccessibleDescription(
      expect.stringContaining(text(resetPasswordFormMessages.codeShort, { length: 8 })),
    );
    await expect(onCode).not.toHaveBeenCalled();
    await userEvent.keyboard('1157{Enter}');
    await expect(onCode).toHaveBeenCalledWith('40821157');
    await userEvent.click(canvas.getByRole('button', { name: text(m.otherAddress) }));
    await expect(onBack).toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};

export const WrongCode: Story = {
  render: () => <ForgotPasswordForm {...codeStep} error="verification_failed" />,
  play: async ({ canvasElement, loaded }) => {
    const code = field(canvasElement, 'code');
    await expect(code).toHaveAccessibleDescription(
      expect.stringContaining(storyText(loaded)(resetPasswordFormMessages.verificationFailed)),
    );
    code.blur();
  },
};

export const ChecksCode: Story = {
  render: () => <ForgotPasswordForm {...codeStep} busy />,
  play: async ({ canvasElement }) => {
    onCode.mockClear();
    // The form takes the focus by itself.
    await waitFor(() => expect(field(canvasElement, 'code')).toHaveFocus());
    await userEvent.keyboard('40821157{Enter}');
    await expect(onCode).not.toHaveBeenCalled();
    field(canvasElement, 'code').blur();
  },
};

function Both() {
  const [email, setEmail] = useState<string>();
  return email === undefined ? (
    <ForgotPasswordForm step="email" onRequest={setEmail} loginHref="/login" />
  ) : (
    <ForgotPasswordForm {...codeStep} email={email} onBack={() => setEmail(undefined)} />
  );
}

/** From step to step by keys alone. */
export const ByKeys: Story = {
  parameters: { visual: { skip: 'Stands in Email and Code.' } },
  render: () => <Both />,
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement, 'username'));
    await userEvent.keyboard('marta@example.com{Enter}');
    await waitFor(() => expect(field(canvasElement, 'code')).toHaveFocus());
    await expect(within(canvasElement).getByText('marta@example.com')).toBeVisible();
  },
};
