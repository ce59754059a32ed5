import type { Meta, StoryObj } from '@storybook/react-vite';
import { brand } from '@tern/domain';
import { expect, fn } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { AccountInfo, type AccountInfoProps } from './AccountInfo.tsx';
import { accountInfoMessages as m } from './accountInfo.messages.ts';

const marta = { email: 'marta@example.com', name: 'Marta Wójcik', passwordSet: true };

const meta = {
  title: 'Patterns/Account/AccountInfo',
  component: AccountInfo,
  args: {
    profile: marta,
    onSignOut: fn(),
    changePasswordHref: '/myAccount/changePassword',
  } as Partial<AccountInfoProps> as AccountInfoProps,
} satisfies Meta<typeof AccountInfo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithPassword: Story = {
  parameters: { visual: { dark: true } },
  play: async ({ args, canvas, userEvent, loaded }) => {
    const text = storyText(loaded);
    await expect(canvas.getByText('marta@example.com')).toBeVisible();
    await expect(canvas.getByRole('link', { name: text(m.changePassword) })).toBeVisible();
    const signOut = canvas.getByRole('button', { name: text(m.signOut) });
    await userEvent.click(signOut);
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    signOut.blur();
  },
};

/** The account was opened at the checkout; there is no name either. */
export const WithoutPassword: Story = {
  args: {
    profile: { email: 'marta@example.com', name: 'marta@example.com', passwordSet: false },
    setPasswordHref: '/setPassword',
  },
  play: async ({ canvas, loaded }) => {
    const text = storyText(loaded);
    await expect(canvas.getByRole('link', { name: text(m.setPassword) })).toHaveAttribute(
      'href',
      '/setPassword',
    );
    await expect(canvas.queryByText(text(m.name))).toBeNull();
  },
};

/** A passkey opens the account; apps ask for a password. */
export const WithPasskeyAlone: Story = {
  args: {
    profile: { email: 'marta@example.com', name: 'marta@example.com', passwordSet: false, passkeySet: true },
    setPasswordHref: '/myAccount/changePassword',
  },
  parameters: { visual: { skip: 'WithoutPassword with other words.' } },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByText(storyText(loaded)(m.passkeyInstead, { brand: brand.name }))).toBeVisible();
  },
};

/** The page for a new password may not exist: then there is no link to it. */
export const NothingToChange: Story = {
  args: { changePasswordHref: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('a')).toBeNull();
  },
};

export const SigningOut: Story = { args: { signingOut: true } };

export const Loading: Story = {
  args: { status: 'loading', profile: undefined } as Partial<AccountInfoProps> as AccountInfoProps,
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(storyText(loaded)(m.loading));
  },
};

export const Failed: Story = {
  args: {
    status: 'error',
    profile: undefined,
    onRetry: fn(),
  } as Partial<AccountInfoProps> as AccountInfoProps,
  play: async ({ args, canvas, userEvent, loaded }) => {
    const retry = canvas.getByRole('button', { name: storyText(loaded)(m.retry) });
    await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledOnce();
    retry.blur();
  },
};

export const LongAddress: Story = {
  args: {
    profile: {
      email: 'maximiliane.schottenhammel-oberwiesenthal@a-very-long-company-name.example',
      name: 'Maximiliane Schottenhammel-Oberwiesenthal',
      passwordSet: true,
    },
  },
};

export const AllStates: StoryObj = { tags: ['all-states'], parameters: { visual: { dark: true } } };
