import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Order, order } from '@tern/contract';
import { orderFixture } from '@tern/testing/fixtures';
import { mockOperation } from '@tern/testing/mockOperation';
import type { IntlShape } from 'react-intl';
import { expect, within } from 'storybook/test';
import { StoryPage, signedInAs, storyData } from '../../../tests/StoryPage.tsx';
import { PayStatusPage } from './PayStatusPage.tsx';

const answered = (state: Order['state'], change: Partial<Order> = {}) => [
  ...signedInAs(),
  mockOperation(order, { data: { ...orderFixture(state), ...change } }),
];

const meta = {
  title: 'Pages/Payment status',
  component: StoryPage,
  parameters: { layout: 'fullscreen', msw: answered('pending') },
  args: { Page: PayStatusPage, path: '/paystatus?order=ord_fixture', signedIn: true, data: storyData },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const says: Story['play'] = async ({ canvasElement }) => {
  await expect((await within(canvasElement).findAllByText(/ord_fixture/))[0]).toBeVisible();
};

export const Processing: Story = {
  parameters: { visual: { picture: 'whole' } },
  play: says,
};
const titled =
  (id: string, button?: string): Story['play'] =>
  async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    const { formatMessage } = loaded.intl as IntlShape;
    await expect(await canvas.findByRole('heading', { level: 1, name: formatMessage({ id }) })).toBeVisible();
    if (button) {
      await expect(canvas.getByRole('link', { name: formatMessage({ id: button }) })).toHaveAttribute(
        'href',
        '/pricing/checkout/12m',
      );
    }
  };

/** The buyer has agreed, and the bank takes days. */
export const Settling: Story = {
  parameters: {
    visual: { skip: 'The words of Late stand where its date is.' },
    msw: answered('pending', { method: 'ps', settles_by: '2026-03-17T09:28:00.000Z' }),
  },
  play: titled('paymentStatus.settlingTitle'),
};
/** The provider has not said for weeks how it went: paying again is allowed, and safe. */
export const Late: Story = {
  parameters: {
    visual: { skip: 'PaymentStatus shows it.' },
    msw: answered('pending', { method: 'ps', late: true }),
  },
  play: titled('paymentStatus.lateTitle', 'paymentStatus.retry'),
};
/** Back from PayPal with a trial, by somebody who has had one. */
export const TrialRefused: Story = {
  parameters: {
    visual: { skip: 'Looks like Refused of PaymentStatus.' },
    msw: answered('failed', { method: 'subscription', amount: 0, refusal: 'trial_used' }),
  },
  play: titled('paymentStatus.refusedTitle', 'paymentStatus.withoutTrial'),
};
/** A plan was bought while the page of the trial was open. */
export const TrialBesidePlan: Story = {
  parameters: {
    visual: { skip: 'Looks like Refused of PaymentStatus.' },
    msw: answered('failed', { method: 'subscription', amount: 0, refusal: 'trial_with_plan' }),
  },
  play: async ({ canvasElement, loaded }) => {
    const words = (loaded.intl as IntlShape).formatMessage({ id: 'paymentStatus.refusedBesidePlan' });
    await expect(await within(canvasElement).findByText(words)).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { visual: { picture: 'state' }, msw: answered('failed') },
  play: says,
};
export const Expired: Story = {
  parameters: { visual: { skip: 'PaymentStatus shows it.' }, msw: answered('expired') },
  play: says,
};
export const Refunded: Story = {
  parameters: { visual: { skip: 'PaymentStatus shows it.' }, msw: answered('refunded') },
  play: says,
};
/** Not an order of this person, or none at all. */
export const Unknown: Story = {
  parameters: {
    visual: { skip: 'PaymentStatus shows it.' },
    msw: [...signedInAs(), mockOperation(order, { error: 'order_unknown' })],
  },
  play: async ({ canvasElement, loaded }) => {
    const words = (loaded.intl as IntlShape).formatMessage({ id: 'paymentStatus.notFoundTitle' });
    await expect(await within(canvasElement).findByRole('heading', { level: 1, name: words })).toBeVisible();
  },
};
/** The address names no order. */
export const NoOrder: Story = {
  args: { path: '/paystatus' },
  parameters: { visual: { skip: 'PaymentStatus shows it.' } },
  play: async ({ canvasElement, loaded }) => {
    const words = (loaded.intl as IntlShape).formatMessage({ id: 'paymentStatus.missingTitle' });
    await expect(await within(canvasElement).findByRole('heading', { level: 1, name: words })).toBeVisible();
  },
};
