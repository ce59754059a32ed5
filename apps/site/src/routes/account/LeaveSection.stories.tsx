import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ContractActKind, type LeavableGift, type LeavablePlan, leaveMy } from '@tern/contract';
import { mockOperation } from '@tern/testing/mockOperation';
import type { IntlShape } from 'react-intl';
import { expect, within } from 'storybook/test';
import { StoryPage, signedInAs, storyData } from '../../../tests/StoryPage.tsx';
import { AccountPage } from './AccountPage.tsx';

const meta = {
  title: 'Pages/Account/Leave',
  component: StoryPage,
  parameters: { layout: 'fullscreen', visual: { skip: 'LeaveActs shows its parts.' } },
  args: { Page: AccountPage, path: '/myAccount/leave', signedIn: true, data: storyData },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const day = '2026-02-20T09:00:00.000Z';
/** A plan about which nothing can be done. */
const done: LeavablePlan = {
  subscription_id: 'sub_1',
  order_id: 'ord_8k2mq4t7',
  interval_count: 12,
  interval_unit: 'MONTH',
  currency: 'USD',
  bought_at: day,
  trial: false,
  works_until: '2027-02-20T09:00:00.000Z',
  overdue: false,
  renewal: null,
  resume: null,
  cancel_is_final: false,
  pause: null,
  money_back: { state: 'asked', until: day, amount: 0 },
  withdrawal: { state: 'over', until: day, amount: 0 },
  has_plan_before: false,
};

const linkTo = (kind: ContractActKind, plans: LeavablePlan[], gifts: LeavableGift[] = []): Story => ({
  args: { path: `/myAccount/leave?act=${kind}&plan=sub_1` },
  parameters: {
    msw: [
      ...signedInAs(),
      mockOperation(leaveMy, { data: { email: 'mia@mail.test', plans, gifts, acts: [] } }),
    ],
  },
});
const say = (loaded: Record<string, unknown>, id: string) =>
  (loaded.intl as IntlShape).formatMessage({ id: `leaveActs.${id}` });

/** The link of an act that is not possible any more says so, and leads to the ways that are left. */
const past = (kind: ContractActKind, plans = [done]): Story => ({
  ...linkTo(kind, plans),
  play: async ({ canvasElement, loaded }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(say(loaded, 'impossible'))).toBeVisible();
    await expect(page.getByText(say(loaded, plans.length ? 'money' : 'emptyTitle'))).toBeVisible();
    await expect(page.queryByText(say(loaded, 'changes'))).toBeNull();
  },
});

export const PastCancel = past('cancel');
export const PastResume = past('resume');
export const PastPause = past('pause');
export const PastGoOn = past('goOn');
export const PastRefund = past('refund');
export const PastWithdraw = past('withdraw');
/** The plan itself is gone. */
export const PastPlan = past('refund', []);
/** The contract about a gift is withdrawn from by its order. */
export const Gift: Story = {
  ...linkTo(
    'withdraw',
    [],
    [
      {
        order_id: 'sub_1',
        interval_count: 12,
        interval_unit: 'MONTH',
        currency: 'EUR',
        bought_at: day,
        redeemed: false,
        withdrawal: { state: 'open', until: day, amount: 4500 },
      },
    ],
  ),
  play: async ({ canvasElement, loaded }) => {
    await expect(await within(canvasElement).findByText(say(loaded, 'withdrawTitle'))).toBeVisible();
  },
};
/** One that is possible asks its question. */
export const Possible: Story = {
  ...linkTo('cancel', [{ ...done, renewal: { at: done.works_until, amount: 4500 } }]),
  play: async ({ canvasElement, loaded }) => {
    await expect(await within(canvasElement).findByText(say(loaded, 'offTitle'))).toBeVisible();
  },
};
