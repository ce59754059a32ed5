import type { Meta, StoryObj } from '@storybook/react-vite';
import { paddleCheckout } from '@tern/contract';
import { mockOperation } from '@tern/testing/mockOperation';
import type { IntlShape } from 'react-intl';
import { expect, within } from 'storybook/test';
import { StoryPage, signedInAs, storyData } from '../../../tests/StoryPage.tsx';
import { PaddlePage } from './PaddlePage.tsx';

const checkout = (open: boolean) =>
  mockOperation(paddleCheckout, {
    data: {
      client_token: 'test_story',
      environment: 'sandbox',
      script_url: '/there-is-no-paddle.js',
      order: { open, paid_path: '/paystatus?order=ord_fixture', back_path: '/pricing/checkout/12m' },
    },
  });

const meta = {
  title: 'Pages/Paddle',
  component: StoryPage,
  parameters: {
    layout: 'fullscreen',
    visual: { picture: 'state', variant: 'mobile' },
    msw: [...signedInAs(), checkout(true)],
  },
  args: { Page: PaddlePage, path: '/paddle?transaction=txn_fixture', signedIn: true, data: storyData },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const says =
  (id: string): Story['play'] =>
  async ({ canvasElement, loaded }) => {
    const name = (loaded.intl as IntlShape).formatMessage({ id });
    await expect(await within(canvasElement).findByRole('heading', { level: 1, name })).toBeVisible();
  };

/** The script does not come. */
export const Blocked: Story = { play: says('paddleCheckout.blockedTitle') };
/** The order was paid, or given up for another method. */
export const Gone: Story = {
  parameters: { visual: { skip: 'PaddleCheckout shows it.' }, msw: [...signedInAs(), checkout(false)] },
  play: says('paddleCheckout.goneTitle'),
};
export const Missing: Story = {
  parameters: { visual: { skip: 'PaddleCheckout shows it.' } },
  args: { path: '/paddle' },
  play: says('paddleCheckout.missingTitle'),
};
