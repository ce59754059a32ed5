import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { setPasswordFormMessages } from '../SetPasswordForm/setPasswordForm.messages.ts';
import { storyText } from '../storyText.ts';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';
import { resetPasswordFormMessages as m } from './resetPasswordForm.messages.ts';

const start = Date.parse('2026-03-02T09:30:00Z');
const still = () => start;
const resend = { resendAt: start + 42_000, clock: still, onResend: fn() };

const meta = {
  title: 'Patterns/Account/ResetPasswordForm',
  component: ResetPasswordForm,
  args: {
    onSubmit: fn(),
    email: 'marta@example.com',
    loginHref: '/login',
    forgotHref: '/forgetPassword',
    code: { length: 8, resend },
  },
} satisfies Meta<typeof ResetPasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const controls = (root: HTMLElement) => {
  const form = root.querySelector('form');
  const get = (name: string) => {
    const found = form?.elements.namedItem(name);
    if (!(found instanceof HTMLInputElement)) throw new Error(`no field ${name}`);
    return found;
  };
  return { get, submit: form?.querySelector('button[type="submit"]') as HTMLElement };
};

/** All on one page, as a mail leads to it. */
export const WithCode: Story = {
  parameters: { visual: { picture: 'whole', dark: true } },
  play: async ({ args, canvasElement }) => {
    const { get } = controls(canvasElement);
    await expect(canvasElement.querySelector('input[name="username"]')).toHaveValue('marta@example.com');
    await expect(get('code')).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(get('password')).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.type(get('code'), '40821157');
    await userEvent.type(get('password'), 'Abc#1234');
    await userEvent.type(get('confirm'), 'Abc#1234{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ code: '40821157', password: 'Abc#1234' });
    get('confirm').blur();
  },
};

/** The code was checked a step before. */
export const WithoutCode: Story = {
  parameters: { visual: { picture: 'state' } },
  args: { code: undefined },
  play: async ({ args, canvasElement }) => {
    const { get } = controls(canvasElement);
    await userEvent.type(get('password'), 'Abc#1234');
    await userEvent.type(get('confirm'), 'Abc#1234{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ code: '', password: 'Abc#1234' });
    get('confirm').blur();
  },
};

export const NothingRight: Story = {
  play: async ({ args, canvasElement, loaded }) => {
    const text = storyText(loaded);
    const { get, submit } = controls(canvasElement);
    await userEvent.type(get('code'), '4082');
    await userEvent.type(get('password'), 'Abc#1234');
    await userEvent.type(get('confirm'), 'Abc#12');
    await userEvent.click(submit);
    await expect(canvasElement.querySelector('[role="group"][tabindex="-1"]')).toHaveFocus();
    await expect(get('code')).toHaveAccessibleDescription(text(m.codeShort, { length: 8 }));
    await expect(get('confirm')).toHaveAccessibleDescription(text(setPasswordFormMessages.mismatch));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const CodeExpired: Story = {
  args: { error: 'code_expired' },
  play: async ({ canvasElement, loaded }) => {
    const { get } = controls(canvasElement);
    await expect(get('code')).toHaveAccessibleDescription(storyText(loaded)(m.codeExpired));
    await userEvent.type(get('code'), '4');
    await expect(get('code')).not.toHaveAttribute('aria-invalid');
    get('code').blur();
  },
};

/** Nobody had shown the mailbox when something was bought: whose purchase it is decides who gets the account. */
export const PurchaseFound: Story = {
  args: { error: 'purchase_found', code: undefined },
  parameters: { visual: { dark: true } },
  play: async ({ args, canvas, canvasElement, loaded }) => {
    const text = storyText(loaded);
    const { get } = controls(canvasElement);
    const group = canvas.getByRole('group', { name: text(m.purchaseFound) });
    await waitFor(() => expect(group).toHaveFocus());
    await userEvent.type(get('password'), 'Abc#1234');
    await userEvent.type(get('confirm'), 'Abc#1234');
    for (const [button, purchase] of [
      [m.purchaseMine, 'mine'],
      [m.purchaseNotMine, 'not_mine'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: text(button) }));
      await expect(args.onSubmit).toHaveBeenLastCalledWith({ code: '', password: 'Abc#1234', purchase });
    }
    (document.activeElement as HTMLElement).blur();
  },
};

export const Busy: Story = {
  args: { busy: true, code: undefined },
  parameters: { visual: { skip: 'As in LoginForm.' } },
  play: async ({ args, canvasElement }) => {
    const { get } = controls(canvasElement);
    await userEvent.type(get('password'), 'Abc#1234');
    await userEvent.type(get('confirm'), 'Abc#1234{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    get('confirm').blur();
  },
};

export const NoConnection: Story = {
  args: { error: 'network', code: undefined },
  parameters: { visual: { skip: 'Other words in the place of CodeExpired.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

/** Time ran out after the code was checked: there is nothing to correct here. */
export const TooLate: Story = {
  args: { error: 'code_expired', code: undefined },
  play: async ({ canvasElement, loaded }) => {
    const next = within(canvasElement).getByRole('link', { name: storyText(loaded)(m.askAgain) });
    await expect(next).toHaveAttribute('href', '/forgetPassword');
    await waitFor(() => expect(next.parentElement).toHaveFocus());
    (document.activeElement as HTMLElement).blur();
  },
};

export const Saved: Story = {
  parameters: { visual: { picture: 'state' } },
  args: { done: true },
  play: async ({ canvasElement, loaded }) => {
    const next = within(canvasElement).getByRole('link', { name: storyText(loaded)(m.signIn) });
    await expect(next).toHaveAttribute('href', '/login');
    await waitFor(() => expect(next.parentElement).toHaveFocus());
    (document.activeElement as HTMLElement).blur();
  },
};
