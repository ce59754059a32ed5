import type { Meta, StoryObj } from '@storybook/react-vite';
import { order, quote } from '@tern/contract';
import { orderFixture, quoteFixture, userFixture } from '@tern/testing/fixtures';
import { mockOperation } from '@tern/testing/mockOperation';
import { expect, within } from 'storybook/test';
import { StoryPage, signedInAs, storyData } from '../../../tests/StoryPage.tsx';
import { WinPayPage } from './WinPayPage.tsx';
import { WinPayResultPage } from './WinPayResultPage.tsx';

/** Inside the Windows client: no header, no footer, no ribbon. */
const meta = {
  title: 'Pages/Windows client',
  component: StoryPage,
  parameters: {
    layout: 'fullscreen',
    visual: { picture: 'state' },
    msw: [...signedInAs(), mockOperation(quote, { data: quoteFixture() })],
  },
  args: { Page: WinPayPage, path: '/win-pay?plan=12m', signedIn: true, data: storyData },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Buy: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(userFixture.email)).toBeVisible();
    await expect(canvasElement.querySelector('header, footer')).toBeNull();
    // Whoever is signed in already has typed nothing here: the focus stays where it is.
    await expect(document.body).toHaveFocus();
  },
};

const result = { Page: WinPayResultPage, path: '/win-pay-result?order=ord_fixture' };
export const Paid: Story = {
  args: result,
  parameters: {
    visual: { skip: 'PaymentStatus shows it.' },
    msw: [...signedInAs(), mockOperation(order, { data: orderFixture('paid') })],
  },
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByText(/ord_fixture/))[0]).toBeVisible();
  },
};
export const Failed: Story = {
  args: result,
  parameters: {
    visual: { skip: 'PaymentStatus shows it.' },
    msw: [...signedInAs(), mockOperation(order, { data: orderFixture('failed') })],
  },
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByText(/ord_fixture/))[0]).toBeVisible();
  },
};
