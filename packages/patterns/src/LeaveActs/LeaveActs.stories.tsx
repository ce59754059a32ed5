import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { LeaveActs, type LeaveActsProps } from './LeaveActs.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { LeaveReceipt } from './LeaveReceipt.tsx';
import type { LeaveKind, LeavePlan, LeaveReceiptView } from './LeaveView.ts';
import { leaveActsMessages as m } from './leaveActs.messages.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' }) as const;
const plan: LeavePlan = {
  id: 'sub_1',
  orderId: 'ord_8k2mq4t7',
  intervalCount: 12,
  intervalUnit: 'MONTH',
  boughtAt: '2026-11-26T20:14:07.000Z',
  worksUntil: '2027-11-26T20:14:07.000Z',
  overdue: false,
  renewal: { at: '2027-11-26T20:14:07.000Z', amount: usd(4500) },
  resume: null,
  pause: null,
  moneyBack: { state: 'open', until: '2026-12-26T20:14:07.000Z', amount: usd(3476) },
  withdrawal: { state: 'open', until: '2026-12-10T20:14:07.000Z', amount: usd(3476) },
  hasPlanBefore: false,
  cancelIsFinal: false,
};
const pausable: LeavePlan = {
  ...plan,
  pause: {
    state: 'open',
    choices: [
      { months: 1, until: '2027-12-26T20:14:07.000Z' },
      { months: 2, until: '2028-01-26T20:14:07.000Z' },
      { months: 3, until: '2028-02-26T20:14:07.000Z' },
    ],
  },
};
/** The next charge comes when the pause is over. */
const paused: LeavePlan = {
  ...plan,
  renewal: { at: '2028-02-26T20:14:07.000Z', amount: usd(4500) },
  pause: { state: 'waits', choices: [] },
};
const standing: LeavePlan = { ...paused, pause: { state: 'paused', choices: [] } };
const receipt: LeaveReceiptView = {
  number: 'act_7hq2mk4t',
  kind: 'cancel',
  at: '2026-11-26T20:14:07.000Z',
  orderId: 'ord_8k2mq4t7',
  intervalCount: 12,
  intervalUnit: 'MONTH',
  worksUntil: '2027-11-26T20:14:07.000Z',
  nextCharge: null,
  amount: null,
  refund: null,
  reason: null,
};
const list = {
  hrefOf: (kind: LeaveKind) => `/myAccount/leave?act=${kind}`,
  receiptHref: (number: string) => `/myAccount/leave?receipt=${number}`,
  contactHref: '/contact',
};

const meta = {
  title: 'Patterns/Account/LeaveActs',
  component: LeaveActs,
  args: { plans: [plan], receipts: [], ...list } as Partial<LeaveActsProps> as LeaveActsProps,
} satisfies Meta<typeof LeaveActs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ways: Story = {
  parameters: { visual: { dark: true } },
  play: async ({ canvas, loaded }) => {
    const text = storyText(loaded);
    for (const [label, kind] of [
      [m.off, 'cancel'],
      [m.moneyAction, 'refund'],
      [m.withdrawAction, 'withdraw'],
    ] as const) {
      await expect(canvas.getByRole('link', { name: text(label) })).toHaveAttribute(
        'href',
        list.hrefOf(kind),
      );
    }
  },
};

/** Nothing is hidden when it is over. */
export const Over: Story = {
  args: {
    plans: [
      {
        ...plan,
        renewal: null,
        resume: { state: 'open', at: plan.worksUntil, amount: usd(4500) },
        moneyBack: { state: 'over', until: '2026-12-26T20:14:07.000Z', amount: usd(3476) },
        withdrawal: { state: 'over', until: '2026-12-10T20:14:07.000Z', amount: usd(3476) },
      },
    ],
    receipts: [receipt, { ...receipt, number: 'act_2', kind: 'resume' }],
  },
  play: async ({ canvas, loaded }) => {
    const text = storyText(loaded);
    await expect(canvas.getAllByText(text(m.notAnyMore))).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: text(m.kindCancel) })).toHaveAttribute(
      'href',
      list.receiptHref(receipt.number),
    );
  },
};

/** PayPal takes nothing back; money that only a person can send; a plan that was paid once. */
export const ByAPerson: Story = {
  parameters: { visual: { skip: 'Looks like Over, with other words.' } },
  args: {
    plans: [
      {
        ...plan,
        renewal: null,
        resume: { state: 'provider', at: plan.worksUntil, amount: usd(4500) },
        moneyBack: { state: 'used', until: plan.worksUntil, amount: usd(4500) },
        withdrawal: null,
      },
      {
        ...plan,
        id: 'sub_2',
        renewal: null,
        moneyBack: { state: 'asked', until: plan.worksUntil, amount: usd(4500) },
        withdrawal: { state: 'person', until: plan.worksUntil, amount: usd(4500) },
      },
    ],
    impossible: true,
  },
  play: async ({ canvas, loaded }) => {
    const text = storyText(loaded);
    await expect(canvas.getAllByRole('link', { name: text(m.write) })).toHaveLength(2);
    await expect(canvas.queryByRole('link', { name: text(m.on) })).toBeNull();
    await expect(canvas.getByText(text(m.impossible))).toBeVisible();
  },
};

/** The paid time is over, and the charge is tried again: renewal can be turned off all the same. */
export const Overdue: Story = {
  parameters: { visual: { skip: 'Looks like Ways, with other words.' } },
  args: { plans: [{ ...plan, overdue: true }] },
  play: async ({ canvas, loaded }) => {
    const text = storyText(loaded);
    await expect(canvas.getByRole('link', { name: text(m.off) })).toHaveAttribute(
      'href',
      list.hrefOf('cancel'),
    );
  },
};

export const PauseOffered: Story = {
  parameters: { visual: { skip: 'Looks like Ways, with another row.' } },
  args: { plans: [pausable] },
  play: async ({ canvas, loaded }) => {
    const text = storyText(loaded);
    await expect(canvas.getByRole('link', { name: text(m.pause) })).toHaveAttribute(
      'href',
      list.hrefOf('pause'),
    );
    await expect(canvas.getByText(text(m.leadPause))).toBeVisible();
    // Turning renewal off stays beside it.
    await expect(canvas.getByRole('link', { name: text(m.off) })).toBeVisible();
  },
};

/** All months of a year are used. */
export const PauseUsed: Story = {
  parameters: { visual: { skip: 'Looks like Ways, with another row.' } },
  args: { plans: [{ ...plan, pause: { state: 'used', choices: [] } }] },
  play: async ({ canvas, loaded }) => {
    const text = storyText(loaded);
    await expect(canvas.getByText(text(m.pauseUsed))).toBeVisible();
    await expect(canvas.queryByRole('link', { name: text(m.pause) })).toBeNull();
  },
};

/** Asked for: the plan still works. */
export const PauseWaits: Story = {
  parameters: { visual: { skip: 'Looks like Ways, with another row.' } },
  args: { plans: [paused] },
  play: async ({ canvas, loaded }) => {
    const text = storyText(loaded);
    await expect(canvas.getByRole('link', { name: text(m.goOn) })).toHaveAttribute(
      'href',
      list.hrefOf('goOn'),
    );
    await expect(canvas.getByRole('link', { name: text(m.off) })).toBeVisible();
  },
};

/** The plan stands still: turning renewal off ends it at once. */
export const Paused: Story = {
  parameters: { visual: { skip: 'Looks like Ways, with another row.' } },
  args: { plans: [standing] },
  play: async ({ canvas, loaded }) => {
    const text = storyText(loaded);
    await expect(canvas.getByText(text(m.offStillText))).toBeVisible();
    await expect(canvas.getByRole('link', { name: text(m.goOn) })).toBeVisible();
  },
};

const giftBought: LeavePlan = {
  ...plan,
  id: 'ord_9m3nr5u8',
  orderId: 'ord_9m3nr5u8',
  renewal: null,
  moneyBack: null,
  gift: { redeemed: false },
};
/** A gift has one way out, in countries whose law gives it. */
export const Gift: Story = {
  parameters: { visual: { skip: 'A card of Ways with fewer rows.' } },
  args: { ...list, plans: [giftBought] },
  play: async ({ canvasElement, loaded }) => {
    const text = storyText(loaded);
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: text(m.withdrawAction) })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.queryByText(text(m.money))).toBeNull();
  },
};
const withdrawGift = (redeemed: boolean): Story => ({
  parameters: { visual: { skip: 'Withdraw shows the form.' } },
  args: list as never,
  render: () => (
    <LeaveQuestion
      kind="withdraw"
      plan={{ ...giftBought, gift: { redeemed } }}
      email="marta@example.com"
      backHref="/myAccount/leave"
      onConfirm={fn()}
    />
  ),
  play: async ({ canvasElement, loaded }) => {
    const text = storyText(loaded);
    const canvas = within(canvasElement);
    await expect(canvas.getByText(text(m.giftEnds, { redeemed: redeemed ? 'yes' : 'no' }))).toBeVisible();
    await expect(canvas.queryByText(text(m.planEnds))).toBeNull();
    await expect(canvas.getByRole('button', { name: text(m.withdrawConfirm) })).toBeVisible();
  },
});
/** Before it: the code ends. */
export const WithdrawGift = withdrawGift(false);
/** Days that somebody has redeemed leave their plan. */
export const WithdrawRedeemedGift = withdrawGift(true);

export const Nothing: Story = {
  parameters: { visual: { skip: 'An EmptyState.' } },
  args: { plans: [] },
};

export const Loading: Story = {
  parameters: { visual: { skip: 'A Skeleton.' } },
  args: { status: 'loading' } as never,
};

export const Failed: Story = {
  parameters: { visual: { skip: 'A Notice.' } },
  args: { status: 'error', onRetry: fn() } as never,
};

const question = { plan, email: 'marta@example.com', backHref: '/myAccount/leave' };
const confirm = fn();

export const TurnOff: Story = {
  parameters: { visual: { picture: 'state' } },
  render: () => <LeaveQuestion {...question} kind="cancel" onConfirm={confirm} />,
  play: async ({ canvas, loaded }) => {
    const text = storyText(loaded);
    confirm.mockClear();
    canvas.getByRole('button', { name: text(m.off) }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(confirm).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: text(m.keep) })).toHaveAttribute(
      'href',
      '/myAccount/leave',
    );
  },
};

export const TurnOn: Story = {
  parameters: { visual: { skip: 'Looks like TurnOff.' } },
  render: () => (
    <LeaveQuestion
      {...question}
      plan={{ ...plan, renewal: null, resume: { state: 'open', at: plan.worksUntil, amount: usd(4500) } }}
      kind="resume"
      onConfirm={confirm}
    />
  ),
};

/** The length is chosen by the arrow keys; days, sum and button follow it. */
export const PauseQuestion: Story = {
  parameters: { visual: { skip: 'Looks like TurnOff, with a choice of three.' } },
  render: () => <LeaveQuestion {...question} plan={pausable} kind="pause" onConfirm={confirm} />,
  play: async ({ canvas, loaded }) => {
    const text = storyText(loaded);
    confirm.mockClear();
    const [first] = canvas.getAllByRole('radio');
    await expect(first).toBeChecked();
    await expect(canvas.getByRole('button', { name: text(m.pauseConfirm, { months: 1 }) })).toBeVisible();
    first?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    canvas.getByRole('button', { name: text(m.pauseConfirm, { months: 3 }) }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(confirm).toHaveBeenLastCalledWith(3);
  },
};

export const GoOnQuestion: Story = {
  parameters: { visual: { skip: 'Looks like TurnOn.' } },
  render: () => <LeaveQuestion {...question} plan={paused} kind="goOn" onConfirm={confirm} />,
  play: async ({ canvas, loaded }) => {
    const text = storyText(loaded);
    await expect(canvas.getByRole('button', { name: text(m.goOn) })).toBeEnabled();
    await expect(canvas.getByText(text(m.payNothing))).toBeVisible();
  },
};

/** It is charged as soon as the provider can. */
export const GoOnNowQuestion: Story = {
  parameters: { visual: { skip: 'Looks like TurnOn.' } },
  render: () => <LeaveQuestion {...question} plan={standing} kind="goOn" onConfirm={confirm} />,
  play: async ({ canvas, loaded }) => {
    const text = storyText(loaded);
    await expect(canvas.getByRole('button', { name: text(m.goOn) })).toBeEnabled();
    await expect(canvas.queryByText(text(m.payNothing))).toBeNull();
  },
};

export const TurnOffWhilePaused: Story = {
  parameters: { visual: { skip: 'Looks like TurnOff.' } },
  render: () => <LeaveQuestion {...question} plan={standing} kind="cancel" onConfirm={confirm} />,
  play: async ({ canvas, loaded }) => {
    const text = storyText(loaded);
    await expect(canvas.getByText(text(m.offStillText))).toBeVisible();
    await expect(canvas.getByRole('link', { name: text(m.stayPaused) })).toBeVisible();
  },
};

export const MoneyBack: Story = {
  render: () => (
    <LeaveQuestion
      {...question}
      plan={{ ...plan, hasPlanBefore: true }}
      kind="refund"
      onConfirm={confirm}
      failed
    />
  ),
};

export const Withdraw: Story = {
  parameters: { visual: { skip: 'Looks like MoneyBack.' } },
  render: () => <LeaveQuestion {...question} kind="withdraw" onConfirm={confirm} />,
  play: async ({ canvas, loaded }) => {
    const text = storyText(loaded);
    await expect(canvas.getByText('marta@example.com')).toBeVisible();
    await expect(canvas.getByRole('button', { name: text(m.withdrawConfirm) })).toBeEnabled();
  },
};

const reason = fn(async () => true);

export const Receipt: Story = {
  parameters: { visual: { picture: 'state', dark: true } },
  render: () => (
    <LeaveReceipt
      receipt={receipt}
      email="marta@example.com"
      backHref="/myAccount/leave"
      resumeHref="/myAccount/leave?act=resume"
      onPrint={fn()}
      onReason={reason}
    />
  ),
  play: async ({ canvas, canvasElement, loaded }) => {
    const text = storyText(loaded);
    reason.mockClear();
    await userEvent.click(canvas.getByText(text(m.whyTitle)));
    await userEvent.click(canvas.getByLabelText(text(m.whySlow)));
    await userEvent.click(canvas.getByRole('button', { name: text(m.send) }));
    await waitFor(() => expect(reason).toHaveBeenCalledWith('slow'));
    await waitFor(() => expect(within(canvasElement).getByText(text(m.thanks))).toBeVisible());
  },
};

export const WithdrawalReceipt: Story = {
  parameters: { visual: { skip: 'Looks like Receipt.' } },
  render: () => (
    <LeaveReceipt
      receipt={{ ...receipt, kind: 'withdraw', worksUntil: null, amount: usd(3476), refund: 'pending' }}
      email="marta@example.com"
      backHref="/myAccount/leave"
      onPrint={fn()}
    />
  ),
};

export const PauseReceipt: Story = {
  parameters: { visual: { skip: 'Looks like Receipt.' } },
  render: () => (
    <LeaveReceipt
      receipt={{
        ...receipt,
        kind: 'pause',
        nextCharge: '2028-02-26T20:14:07.000Z',
        amount: usd(4500),
      }}
      email="marta@example.com"
      backHref="/myAccount/leave"
      onPrint={fn()}
      onReason={reason}
    />
  ),
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('heading', { name: storyText(loaded)(m.pauseDone) })).toBeVisible();
  },
};

export const AllStates: StoryObj = { tags: ['all-states'], parameters: { visual: { dark: true } } };
