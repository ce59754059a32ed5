import type { Meta, StoryObj } from '@storybook/react-vite';
import { order, subscriptionMy } from '@tern/contract';
import { orderFixture, subscriptionFixture, userFixture } from '@tern/testing/fixtures';
import { mockOperation } from '@tern/testing/mockOperation';
import type { IntlShape } from 'react-intl';
import { expect, waitFor, within } from 'storybook/test';
import { StoryPage, signedInAs, storyData } from '../../../tests/StoryPage.tsx';
import { PaySucPage } from './PaySucPage.tsx';

const paid = [
  mockOperation(order, { data: orderFixture('paid') }),
  mockOperation(subscriptionMy, { data: { subscriptions: [subscriptionFixture()], charges: [] } }),
];

const meta = {
  title: 'Pages/Payment done',
  component: StoryPage,
  parameters: { layout: 'fullscreen', msw: [...paid, ...signedInAs()] },
  args: { Page: PaySucPage, path: '/paySuc?order=ord_fixture', signedIn: true, data: storyData },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  // Receipt stands on phones.
  parameters: { visual: { picture: 'state', variant: 'desktop' } },
  play: async ({ canvasElement }) => {
    // The order, its buyer and how long it runs: three responses, in no fixed order.
    await waitFor(() => expect(canvasElement.querySelectorAll('time').length).toBeGreaterThan(2));
    await expect((await within(canvasElement).findAllByText(/ord_fixture/))[0]).toBeVisible();
  },
};
/** The plan before has ended, and its rest goes on as days. */
export const TookOver: Story = {
  parameters: {
    visual: { skip: 'One more line in the words of Default.' },
    msw: [
      mockOperation(order, { data: { ...orderFixture('paid'), took_over: { days: 21 } } }),
      ...paid.slice(1),
      ...signedInAs(),
    ],
  },
  play: async ({ canvasElement, loaded }) => {
    const says = (loaded.intl as IntlShape).formatMessage({ id: 'orderCard.tookOver' }, { days: 21 });
    // The second is for the printer.
    await expect((await within(canvasElement).findAllByText(says))[0]).toBeVisible();
  },
};
/** A buyer who came as a guest chooses a first password. */
export const FirstPassword: Story = {
  parameters: {
    visual: { skip: 'Receipt shows it.' },
    msw: [...paid, ...signedInAs({ ...userFixture, is_password_set: false })],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('input[type="password"]')).toHaveLength(2));
  },
};
