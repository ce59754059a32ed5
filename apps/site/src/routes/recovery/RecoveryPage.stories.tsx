import type { Meta, StoryObj } from '@storybook/react-vite';
import { resetPassword, verificationRequest, verificationValidate } from '@tern/contract';
import { mockOperation } from '@tern/testing/mockOperation';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StoryPage, storyData } from '../../../tests/StoryPage.tsx';
import { ForgetPasswordPage } from './ForgetPasswordPage.tsx';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';

const sent = mockOperation(verificationRequest, { data: { expires_in: 600, resend_after: 0 } });
const ticket = mockOperation(verificationValidate, { data: { ticket: 'story', expires_in: 600 } });
const saved = mockOperation(resetPassword, { data: { is_password_set: true } });

const meta = {
  title: 'Pages/Recovery',
  component: StoryPage,
  parameters: {
    layout: 'fullscreen',
    visual: { picture: 'state' },
    msw: [sent, ticket, saved],
  },
  args: { Page: ForgetPasswordPage, path: '/forgetPassword', data: storyData },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = async (root: HTMLElement, name: string) => {
  await waitFor(() => expect(root.querySelector(`input[name="${name}"]:not([hidden])`)).toBeInTheDocument());
  return root.querySelector(`input[name="${name}"]:not([hidden])`) as HTMLInputElement;
};

export const Address: Story = { parameters: { visual: { picture: 'state', variant: 'mobile' } } };

/** All three steps by keys, to the end. */
export const ToTheEnd: Story = {
  parameters: { visual: { picture: 'state', variant: 'mobile' } },
  play: async ({ canvasElement }) => {
    await userEvent.type(await field(canvasElement, 'username'), 'marta@example.com{Enter}');
    await userEvent.type(await field(canvasElement, 'code'), '40821157{Enter}');
    await userEvent.type(await field(canvasElement, 'password'), 'Abc#1234');
    await userEvent.type(await field(canvasElement, 'confirm'), 'Abc#1234{Enter}');
    await waitFor(() => expect(canvasElement.querySelector('main a[href$="/login"]')).toBeVisible());
    (document.activeElement as HTMLElement).blur();
  },
};

export const CodeExpired: Story = {
  parameters: {
    visual: { skip: 'ResetPasswordForm and the page of an address show it.' },
    msw: [sent, mockOperation(verificationValidate, { error: 'code_expired' })],
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(await field(canvasElement, 'username'), 'marta@example.com{Enter}');
    const code = await field(canvasElement, 'code');
    await userEvent.type(code, '40821157{Enter}');
    await waitFor(() => expect(code).toHaveAttribute('aria-invalid', 'true'));
    code.blur();
  },
};

/** Code and password on one page. */
export const Together: Story = {
  parameters: { visual: { picture: 'state', variant: 'mobile' } },
  args: { Page: ResetPasswordPage, path: '/resetPassword' },
  play: async ({ canvasElement }) => {
    await userEvent.type(await field(canvasElement, 'username'), 'marta@example.com{Enter}');
    await field(canvasElement, 'code');
    await expect(await field(canvasElement, 'password')).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};

/** The link of a mail leads to the password alone, and leaves the address at once. */
export const FromLink: Story = {
  args: { Page: ResetPasswordPage, path: '/resetPassword' },
  parameters: { visual: { skip: 'Looks like the second step of ToTheEnd.' } },
  play: async ({ canvasElement }) => {
    await field(canvasElement, 'username');
    location.hash = `#1763800000-usr_story-${'a'.repeat(43)}`;
    await userEvent.type(await field(canvasElement, 'password'), 'Abc#1234');
    await expect(location.hash).toBe('');
    await expect(canvasElement.querySelector('input[name="code"]')).toBeNull();
    await userEvent.type(await field(canvasElement, 'confirm'), 'Abc#1234{Enter}');
    await waitFor(() => expect(canvasElement.querySelector('main a[href$="/login"]')).toBeVisible());
    (document.activeElement as HTMLElement).blur();
  },
};
