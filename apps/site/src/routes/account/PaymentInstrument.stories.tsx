import type { Meta, StoryObj } from '@storybook/react-vite';
import { invoiceList, invoicePdf, paymentInstrument, subscriptionMy } from '@tern/contract';
import { chargeFixture, instrumentFixture, subscriptionFixture } from '@tern/testing/fixtures';
import { mockOperation } from '@tern/testing/mockOperation';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryPage, signedInAs, storyData } from '../../../tests/StoryPage.tsx';
import { AccountPage } from './AccountPage.tsx';

const charge = chargeFixture();
const mine = mockOperation(subscriptionMy, {
  data: { subscriptions: [subscriptionFixture()], charges: [charge] },
});

const meta = {
  title: 'Pages/Account/Way of paying',
  component: StoryPage,
  parameters: {
    layout: 'fullscreen',
    visual: { skip: 'PaymentInstrument and SubscriptionList show it.' },
    msw: [...signedInAs(), mine],
  },
  args: {
    Page: AccountPage,
    path: '/myAccount/subscriptions',
    signedIn: true,
    data: storyData,
  },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const part = (canvasElement: HTMLElement) =>
  canvasElement.ownerDocument.querySelector('#paying') as HTMLElement;

/** The card that pays next stands below the plan. */
export const InUse: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(part(canvasElement)).toHaveTextContent('4242'));
    await expect(part(canvasElement)).toHaveTextContent('04/2029');
    await expect(within(part(canvasElement)).getAllByRole('button')).toHaveLength(1);
  },
};

/** The buyer comes back from the provider’s page: what came of it takes the focus. */
export const CameBack: Story = {
  args: { path: '/myAccount/subscriptions?paying=done' },
  parameters: {
    msw: [
      mockOperation(paymentInstrument, {
        data: instrumentFixture({ changed_at: '2026-11-27T08:00:00.000Z' }),
      }),
      ...signedInAs(),
      mine,
    ],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(part(canvasElement).querySelector('[role="group"]')).toHaveTextContent('4242'),
    );
  },
};

/** The provider has not said yet, and is asked once more. */
export const Waiting: Story = {
  args: { path: '/myAccount/subscriptions?paying=done' },
  parameters: {
    msw: [
      mockOperation(paymentInstrument, { data: instrumentFixture({ waiting: true }) }),
      ...signedInAs(),
      mine,
    ],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(part(canvasElement).querySelector('[role="group"]')).toHaveTextContent('Stripe'),
    );
    await expect(within(part(canvasElement)).getAllByRole('button')).toHaveLength(2);
  },
};

/** Each payment has its invoice as a file in its row. */
export const InvoiceInTheRow: Story = {
  parameters: {
    msw: [
      mockOperation(invoiceList, {
        data: {
          invoices: [
            {
              number: '2026-000001',
              kind: 'invoice',
              receipt: charge.receipt,
              amount: charge.amount,
              currency: charge.currency,
              issued_at: charge.paid_at,
            },
          ],
        },
      }),
      mockOperation(invoicePdf, { error: 'order_unknown' }),
      ...signedInAs(),
      mine,
    ],
  },
  play: async ({ canvasElement }) => {
    const table = () => canvasElement.querySelector('main table') as HTMLElement;
    await waitFor(() => expect(within(table()).getAllByRole('button')).toHaveLength(1));
    await userEvent.click(within(table()).getByRole('button'));
    // It did not come, which is said as every failure of the account is.
    await waitFor(() => expect(within(table()).getByRole('button')).toBeEnabled());
  },
};
