import type { Meta, StoryObj } from '@storybook/react-vite';
import { subscriptionChange, subscriptionChanges, subscriptionMy } from '@tern/contract';
import { changesFixture, chargeFixture, subscriptionFixture } from '@tern/testing/fixtures';
import { mockOperation } from '@tern/testing/mockOperation';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryPage, signedInAs, storyData } from '../../../tests/StoryPage.tsx';
import { AccountPage } from './AccountPage.tsx';

const next = { plan_id: '1m', interval_count: 1, interval_unit: 'MONTH', amount: 999 } as const;
const following = changesFixture({ next });
const mine = mockOperation(subscriptionMy, {
  data: { subscriptions: [subscriptionFixture()], charges: [chargeFixture()] },
});

const meta = {
  title: 'Pages/Account/Change of plan',
  component: StoryPage,
  parameters: {
    layout: 'fullscreen',
    visual: { skip: 'PlanChange and SubscriptionList show it.' },
    msw: [...signedInAs(), mine],
  },
  args: {
    Page: AccountPage,
    path: '/myAccount/subscriptions?change=sub_fixture',
    signedIn: true,
    data: storyData,
  },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const main = (canvasElement: HTMLElement) => within(canvasElement.querySelector('main') as HTMLElement);

/** The plan follows at the price that was shown, and it is said where the choices were. */
export const AtTheEnd: Story = {
  parameters: {
    msw: [...signedInAs(), mine, mockOperation(subscriptionChange, { data: following })],
  },
  play: async ({ canvasElement }) => {
    const view = main(canvasElement);
    await waitFor(() => expect(view.getAllByRole('radio').length).toBeGreaterThan(1));
    await userEvent.click(view.getByRole('button', { name: /2027|٢٠٢٧/ }));
    await waitFor(() => expect(view.queryByRole('radio')).toBeNull());
    await expect(canvasElement.querySelector('main [role="group"]')).toHaveTextContent(/9[.,]99/);
  },
};

/** The price has changed meanwhile: nothing happens, and the choices are those of now. */
export const PriceChanged: Story = {
  parameters: {
    msw: [...signedInAs(), mine, mockOperation(subscriptionChange, { error: 'quote_changed' })],
  },
  play: async ({ canvasElement }) => {
    const view = main(canvasElement);
    await waitFor(() => expect(view.getAllByRole('radio').length).toBeGreaterThan(1));
    await userEvent.click(view.getByRole('button', { name: /2027|٢٠٢٧/ }));
    await expect(await view.findByRole('alert')).toBeVisible();
    await expect(view.getAllByRole('radio').length).toBeGreaterThan(1);
  },
};

/** The list says what follows, with the sum and the period of the plan that does. */
export const Known: Story = {
  args: { path: '/myAccount/subscriptions' },
  parameters: {
    msw: [
      mockOperation(subscriptionChanges, { data: following }),
      ...signedInAs(),
      mockOperation(subscriptionMy, {
        data: {
          subscriptions: [subscriptionFixture({ renewal_amount: 999 })],
          charges: [chargeFixture()],
        },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const view = main(canvasElement);
    const change = await waitFor(() => {
      const link = canvasElement.querySelector('main a[href*="change="]');
      expect(link).toBeVisible();
      return link;
    });
    await expect(change).toHaveAttribute('href', expect.stringContaining('change=sub_fixture'));
    await expect(view.getAllByText(/9[.,]99/).length).toBeGreaterThan(1);
  },
};
