import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { AccountInfo } from '../AccountInfo/AccountInfo.tsx';
import { accountNavigation } from '../navigation/accountNavigation.ts';
import { SubscriptionList } from '../SubscriptionList/SubscriptionList.tsx';
import { storyText } from '../storyText.ts';
import { AccountLayout } from './AccountLayout.tsx';
import { accountLayoutMessages as m } from './accountLayout.messages.ts';

const meta = {
  title: 'Patterns/Frame/AccountLayout',
  component: AccountLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    nav: accountNavigation,
    current: 'info',
    email: 'marta@example.com',
    onSignOut: fn(),
    children: (
      <AccountInfo
        profile={{ email: 'marta@example.com', name: 'Marta Wójcik', passwordSet: true }}
        onSignOut={fn()}
      />
    ),
  },
} satisfies Meta<typeof AccountLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {
  parameters: { visual: { dark: true } },
  play: async ({ args, canvas, canvasElement, userEvent, loaded }) => {
    const text = storyText(loaded);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(text(m.info));
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(text(m.info));
    const signOut = canvasElement.querySelector<HTMLElement>('nav button');
    if (!signOut?.checkVisibility()) return;
    await userEvent.click(signOut);
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    signOut.blur();
  },
};

/** The last tab of the mobile variant comes into view. */
export const Subscriptions: Story = {
  args: {
    current: 'subscriptions',
    children: (
      <SubscriptionList
        pricingHref="/pricing"
        current={{
          intervalCount: 12,
          intervalUnit: 'MONTH',
          amount: { amount: 4500, currency: 'USD' },
          periodEnd: '2026-11-02T08:00:00.000Z',
          renewal: { amount: 4500, currency: 'USD' },
        }}
        payments={[
          {
            id: '1',
            intervalCount: 12,
            intervalUnit: 'MONTH',
            date: '2025-11-02T08:00:00.000Z',
            method: 's1',
            amount: { amount: 4500, currency: 'USD' },
            result: 'Paid',
          },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    await waitFor(async () => {
      const tab = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
      await expect(tab.left).toBeGreaterThanOrEqual(0);
      await expect(tab.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    });
  },
};

/** Before the profile is there. */
export const Loading: Story = {
  args: { email: undefined, children: <AccountInfo status="loading" onSignOut={fn()} /> },
};

/** An account that has fewer pages. */
export const FewPages: Story = {
  args: {
    nav: accountNavigation.filter(({ id }) => id === 'info' || id === 'subscriptions'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

export const AllStates: StoryObj = { tags: ['all-states'], parameters: { visual: { dark: true } } };
