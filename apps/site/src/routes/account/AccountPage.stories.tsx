import type { Meta, StoryObj } from '@storybook/react-vite';
import { subscriptionMy } from '@tern/contract';
import { subscriptionFixture, userFixture } from '@tern/testing/fixtures';
import { mockOperation } from '@tern/testing/mockOperation';
import { expect, waitFor, within } from 'storybook/test';
import { StoryPage, signedInAs, storyData } from '../../../tests/StoryPage.tsx';
import { AccountPage } from './AccountPage.tsx';

const meta = {
  title: 'Pages/Account',
  component: StoryPage,
  parameters: { layout: 'fullscreen', msw: signedInAs() },
  args: { Page: AccountPage, path: '/myAccount', signedIn: true, data: storyData },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const few: Story['parameters'] = { modes: ['en-desktop', 'ar-mobile'] };

export const Info: Story = {
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByText(userFixture.email))[0]).toBeVisible();
  },
};
/** An account opened at the checkout has no password yet. */
export const WithoutPassword: Story = {
  parameters: { visual: few, msw: signedInAs({ ...userFixture, is_password_set: false }) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('input[type="password"]')).toHaveLength(2));
  },
};
export const Subscriptions: Story = {
  args: { path: '/myAccount/subscriptions' },
  parameters: {
    msw: [
      ...signedInAs(),
      mockOperation(subscriptionMy, {
        data: {
          subscriptions: [
            subscriptionFixture(),
            subscriptionFixture({
              subscription_id: 'sub_old',
              plan_id: '1m',
              interval_count: 1,
              amount: 999,
              state: 'refunded',
              result: 'Refunded',
              started_at: '2026-01-20T09:00:00.000Z',
            }),
            subscriptionFixture({
              subscription_id: 'sub_failed',
              plan_id: '1m',
              interval_count: 1,
              amount: 999,
              state: 'expired',
              result: 'Failed',
              started_at: '2026-01-12T09:00:00.000Z',
            }),
          ],
        },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('table')).toBeVisible();
  },
};
export const NoSubscription: Story = {
  args: { path: '/myAccount/subscriptions' },
  parameters: {
    visual: few,
    msw: [...signedInAs(), mockOperation(subscriptionMy, { data: { subscriptions: [] } })],
  },
  play: async ({ canvasElement }) => {
    const toPlans = () => canvasElement.querySelector('main a[href$="/pricing"]');
    await waitFor(() => expect(toPlans()).toBeVisible());
  },
};
export const SubscriptionsFailed: Story = {
  args: { path: '/myAccount/subscriptions' },
  parameters: {
    visual: few,
    msw: [...signedInAs(), mockOperation(subscriptionMy, { error: 'unavailable' })],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert', {}, { timeout: 8000 })).toBeVisible();
  },
};
/** Signed out elsewhere (code 50012): the choice of spec section 8. */
export const SessionEnded: Story = {
  args: { path: '/myAccount/subscriptions' },
  parameters: {
    visual: few,
    msw: [...signedInAs(), mockOperation(subscriptionMy, { error: 'session_ended' })],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement.ownerDocument.body).findByRole('alertdialog')).toBeVisible();
  },
};
