import type { Meta, StoryObj } from '@storybook/react-vite';
import { order } from '@tern/contract';
import { orderFixture } from '@tern/testing/fixtures';
import { mockOperation } from '@tern/testing/mockOperation';
import type { IntlShape } from 'react-intl';
import { expect, within } from 'storybook/test';
import { StoryPage, signedInAs, storyData } from '../../../tests/StoryPage.tsx';
import { PayStatusPage } from './PayStatusPage.tsx';

const answered = (state: Parameters<typeof orderFixture>[0]) => [
  ...signedInAs(),
  mockOperation(order, { data: orderFixture(state) }),
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
  parameters: { visual: { state: true } },
  play: says,
};
export const Failed: Story = { parameters: { visual: { state: true }, msw: answered('failed') }, play: says };
export const Expired: Story = {
  parameters: { visual: { state: true }, msw: answered('expired') },
  play: says,
};
export const Refunded: Story = {
  parameters: { visual: { state: true }, msw: answered('refunded') },
  play: says,
};
/** Not an order of this person, or none at all. */
export const Unknown: Story = {
  parameters: {
    visual: { state: true },
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
  parameters: { visual: { state: true, variant: 'mobile' } },
  play: async ({ canvasElement, loaded }) => {
    const words = (loaded.intl as IntlShape).formatMessage({ id: 'paymentStatus.missingTitle' });
    await expect(await within(canvasElement).findByRole('heading', { level: 1, name: words })).toBeVisible();
  },
};
