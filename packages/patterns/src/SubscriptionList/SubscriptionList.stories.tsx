import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatDate, type Language } from '@tern/i18n';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { leaveActsMessages } from '../LeaveActs/leaveActs.messages.ts';
import { orderCardMessages } from '../OrderCard/orderCard.messages.ts';
import { storyText } from '../storyText.ts';
import {
  SubscriptionList,
  type SubscriptionListProps,
  type SubscriptionPayment,
} from './SubscriptionList.tsx';
import { subscriptionListMessages as m } from './subscriptionList.messages.ts';

const year = { intervalCount: 12, intervalUnit: 'MONTH' } as const;
const month = { intervalCount: 1, intervalUnit: 'MONTH' } as const;
const usd = (amount: number) => ({ amount, currency: 'USD' }) as const;

const payments: SubscriptionPayment[] = [
  { id: '4', ...year, date: '2025-11-02T08:00:00.000Z', method: 'ps', amount: usd(4500), result: 'Paid' },
  { id: '3', ...year, date: '2024-11-02T08:00:00.000Z', method: 's1', amount: usd(4500), result: 'Success' },
  { id: '2', ...year, date: '2024-11-01T08:00:00.000Z', method: 's1', amount: usd(4500), result: 'Failed' },
  { id: '1', ...month, date: '2024-09-03T08:00:00.000Z', method: 'ps', amount: usd(999), result: 'Refunded' },
];

const meta = {
  title: 'Patterns/Account/SubscriptionList',
  component: SubscriptionList,
  args: {
    pricingHref: '/pricing',
    current: { ...year, amount: usd(4500), periodEnd: '2026-11-02T08:00:00.000Z', renewal: usd(4500) },
    payments,
  } as Partial<SubscriptionListProps> as SubscriptionListProps,
} satisfies Meta<typeof SubscriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {
  parameters: { visual: { dark: true } },
  play: async ({ canvas, loaded }) => {
    const text = storyText(loaded);
    for (const result of [m.paid, m.success, m.failed, m.refunded]) {
      await expect(canvas.getByText(text(result))).toBeInTheDocument();
    }
    await expect(canvas.getByText(text(m.nextPayment))).toBeVisible();
    await expect(canvas.getByRole('link', { name: text(m.upgrade) })).toHaveAttribute('href', '/pricing');
  },
};

/** Paid once: it runs out by itself. */
export const NotRenewed: Story = {
  args: {
    current: { ...year, amount: usd(4500), periodEnd: '2026-11-02T08:00:00.000Z', renewal: null },
    payments: payments.slice(0, 1),
  },
  play: async ({ canvas, loaded }) => {
    const text = storyText(loaded);
    await expect(canvas.getByText(text(m.activeUntil))).toBeVisible();
    await expect(canvas.queryByText(text(m.nextPayment))).toBeNull();
  },
};

/** Of old data, or by the provider's own doing: each plan that renews has its own button. */
export const Several: Story = {
  parameters: { visual: { skip: 'two bands like the one of Active, and a notice' } },
  args: {
    onCancelRenewal: fn(async () => true),
    others: [
      {
        id: 'other',
        ...month,
        amount: usd(999),
        periodEnd: '2026-10-02T08:00:00.000Z',
        renewal: usd(999),
        onCancelRenewal: fn(async () => true),
      },
    ],
    payments: payments.slice(0, 1),
  },
  play: async ({ canvas, loaded, args }) => {
    const text = storyText(loaded);
    await expect(canvas.getByText(text(m.several))).toBeVisible();
    const [, second] = canvas.getAllByRole('group');
    if (!second) throw new Error('The second plan is missing.');
    await userEvent.click(within(second).getByRole('button', { name: text(m.cancelRenewal) }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: text(m.cancelRenewal) }));
    await waitFor(() => expect(args.others?.[0]?.onCancelRenewal).toHaveBeenCalledOnce());
    await expect(args.onCancelRenewal).not.toHaveBeenCalled();
  },
};

/** No plan runs any more; the payments stay. */
/** The renewal failed: the end of the grace, and the page that takes the payment. */
export const Overdue: Story = {
  args: {
    current: {
      ...year,
      amount: usd(4500),
      periodEnd: '2026-11-02T08:00:00.000Z',
      renewal: usd(4500),
      overdue: { until: '2026-11-09T08:00:00.000Z', payHref: 'https://invoice.stripe.example/i/1' },
    },
    payments: payments.slice(0, 1),
  },
  play: async ({ canvas, loaded }) => {
    const text = storyText(loaded);
    await expect(canvas.getByText(text(m.activeUntil))).toBeVisible();
    await expect(canvas.getByRole('link', { name: text(m.pay) })).toHaveAttribute(
      'href',
      'https://invoice.stripe.example/i/1',
    );
  },
};

/** The provider tries again by itself. */
export const OverdueRetried: Story = {
  ...Overdue,
  parameters: { visual: { skip: 'Looks like Overdue without its button.' } },
  args: {
    payments: payments.slice(0, 1),
    current: {
      ...year,
      amount: usd(4500),
      periodEnd: '2026-11-02T08:00:00.000Z',
      renewal: usd(4500),
      overdue: { until: '2026-11-09T08:00:00.000Z' },
    },
  },
  play: async ({ canvas, loaded }) => {
    const text = storyText(loaded);
    await expect(canvas.getByText(text(m.overdue))).toBeVisible();
    await expect(canvas.queryByRole('link', { name: text(m.pay) })).toBeNull();
  },
};

/** Paused: until when it works, what is charged when, and the ways out. */
export const Paused: Story = {
  parameters: { visual: { skip: 'Looks like Active with a notice.' } },
  args: {
    current: {
      ...year,
      amount: usd(4500),
      periodEnd: '2026-11-02T08:00:00.000Z',
      nextCharge: '2027-02-02T08:00:00.000Z',
      renewal: usd(4500),
      paused: {
        still: true,
        goOnHref: '/myAccount/leave?act=goOn&plan=sub_1',
        cancelHref: '/myAccount/leave?act=cancel&plan=sub_1',
      },
    },
    onCancelRenewal: fn(async () => true),
    payments: payments.slice(0, 1),
  },
  play: async ({ canvas, loaded, args }) => {
    const text = storyText(loaded);
    const { paused } = args.current ?? {};
    await expect(canvas.getByRole('link', { name: text(leaveActsMessages.goOn) })).toHaveAttribute(
      'href',
      paused?.goOnHref,
    );
    await expect(canvas.getByRole('link', { name: text(m.cancelRenewal) })).toHaveAttribute(
      'href',
      paused?.cancelHref,
    );
  },
};

/** Free days came on top of the paid period: the next payment comes before its end. */
export const PaidBeforeTheEnd: Story = {
  parameters: { visual: { skip: 'Looks like Active.' } },
  args: {
    current: {
      ...year,
      amount: usd(4500),
      periodEnd: '2026-11-22T08:00:00.000Z',
      nextCharge: '2026-11-02T08:00:00.000Z',
      renewal: usd(4500),
    },
  },
  play: async ({ canvas, loaded }) => {
    const next = canvas.getByText(storyText(loaded)(m.nextPayment)).nextElementSibling;
    await expect(next).toHaveTextContent(
      formatDate('2026-11-02T08:00:00.000Z', loaded.intl.locale as Language),
    );
  },
};

/** The order in plain words below the plan: what comes, and how to stop it. */
export const InPlainWords: Story = {
  parameters: { visual: { skip: 'Patterns/Checkout/OrderCard has it in every state.' } },
  args: {
    current: {
      ...year,
      amount: usd(4500),
      periodEnd: '2026-11-22T08:00:00.000Z',
      nextCharge: '2026-11-02T08:00:00.000Z',
      renewal: usd(4500),
      order: {
        stage: 'paid',
        interval: { count: 12, unit: 'MONTH' },
        paid: usd(4500),
        renewal: usd(4500),
        paidAt: Date.UTC(2025, 10, 2),
        chargedAt: Date.UTC(2026, 10, 2),
        endsAt: Date.UTC(2026, 10, 22),
        moneyBackDays: 30,
      },
    },
  },
  play: async ({ canvas, loaded }) => {
    const text = storyText(loaded);
    await expect(canvas.getByRole('group', { name: text(orderCardMessages.title) })).toBeVisible();
    await expect(canvas.getByText(text(orderCardMessages.stopRenewal))).toBeVisible();
  },
};

/** One row a charge: a part went back, the bank has the money, nothing was taken, a trial. */
export const Charges: Story = {
  parameters: { visual: { skip: 'Looks like Active, with other badges.' } },
  args: {
    payments: [
      {
        ...month,
        id: 'ord_1-4',
        date: '2026-03-02T08:00:00.000Z',
        method: 's1',
        amount: usd(1099),
        refunded: usd(100),
        result: 'PartlyRefunded',
        receiptHref: '/myAccount/subscriptions?receipt=ord_1-4',
      },
      {
        ...month,
        id: 'ord_1-3',
        date: '2026-02-02T08:00:00.000Z',
        method: 's1',
        amount: usd(999),
        result: 'Disputed',
      },
      {
        ...month,
        id: 'ord_1-2',
        date: '2026-01-02T08:00:00.000Z',
        method: 's1',
        amount: usd(0),
        result: 'Free',
      },
      {
        ...month,
        id: 'ord_1',
        date: '2025-12-02T08:00:00.000Z',
        method: 's1',
        amount: usd(0),
        result: 'Trial',
      },
    ],
  },
  play: async ({ canvas, loaded }) => {
    const text = storyText(loaded);
    for (const result of [m.refundedInPart, m.disputed, m.noCharge, m.trial]) {
      await expect(canvas.getByText(text(result))).toBeVisible();
    }
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(/10[.,]99[\s\S]*1[.,]00/);
  },
};

/** Money that goes back to where its buyer says has a page for that, until it was sent. */
export const RefundToClaim: Story = {
  parameters: { visual: { skip: 'Looks like Active, with a link below a badge.' } },
  args: {
    payments: payments.map((payment, index) =>
      index === 0 ? { ...payment, claimHref: 'https://pay.example/pull-payments/1' } : payment,
    ),
  },
  play: async ({ canvasElement, loaded }) => {
    const links = within(canvasElement).getAllByRole('link', { name: storyText(loaded)(m.claimRefund) });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://pay.example/pull-payments/1',
    ]);
  },
};

export const OnlyPayments: Story = { args: { current: undefined, payments: payments.slice(2) } };

export const Empty: Story = {
  args: { current: undefined, payments: [] },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('link', { name: storyText(loaded)(m.seePlans) })).toHaveAttribute(
      'href',
      '/pricing',
    );
  },
};

export const Loading: Story = {
  args: {
    status: 'loading',
    current: undefined,
    payments: undefined,
  } as Partial<SubscriptionListProps> as SubscriptionListProps,
};

export const Failed: Story = {
  args: {
    status: 'error',
    current: undefined,
    payments: undefined,
    onRetry: fn(),
  } as Partial<SubscriptionListProps> as SubscriptionListProps,
  play: async ({ args, canvas, userEvent, loaded }) => {
    const retry = canvas.getByRole('button', { name: storyText(loaded)(m.retry) });
    await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledOnce();
    retry.blur();
  },
};

type ReadyProps = Extract<SubscriptionListProps, { payments: readonly SubscriptionPayment[] }>;

function Renews({ answer, ...props }: ReadyProps & { answer: boolean }) {
  const [renews, setRenews] = useState(true);
  const { current } = props;
  return (
    <SubscriptionList
      {...props}
      current={current && { ...current, renewal: renews ? current.renewal : null }}
      onCancelRenewal={async () => {
        setRenews(!answer);
        return answer;
      }}
    />
  );
}
const renewing: ReadyProps = {
  pricingHref: '/pricing',
  current: { ...year, amount: usd(4500), periodEnd: '2026-11-02T08:00:00.000Z', renewal: usd(4500) },
  payments: payments.map((payment) => ({
    ...payment,
    period:
      payment.result === 'Failed'
        ? undefined
        : { start: payment.date, end: payment.date.replace('2025', '2026').replace('2024', '2025') },
    receiptHref: payment.result === 'Failed' ? undefined : `/myAccount/receipt/${payment.id}`,
  })),
};

/** Requires a confirmation, then says until when the plan works. */
export const CancelsRenewal: Story = {
  parameters: { visual: { picture: 'state', dark: true } },
  render: () => <Renews {...renewing} answer />,
  play: async ({ canvasElement, loaded }) => {
    const text = storyText(loaded);
    const canvas = within(canvasElement);
    const cancel = canvas.getByRole('button', { name: text(m.cancelRenewal) });
    await userEvent.click(cancel);
    await screen.findByRole('alertdialog', { name: text(m.cancelTitle) });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: text(m.cancelRenewal) }));
    // The focus says what happened, by the name of the group.
    const [start = ''] = text(m.renewalCancelled, { date: '§' }).split('§');
    const told = await canvas.findByRole('group', { name: (name) => name.startsWith(start) });
    await waitFor(() => expect(told).toHaveFocus());
    await expect(canvas.getByText(text(m.activeUntil))).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /./ }).length).toBeGreaterThan(3);
    (document.activeElement as HTMLElement).blur();
  },
};

const trial: ReadyProps = {
  pricingHref: '/pricing',
  current: {
    ...year,
    amount: usd(0),
    periodEnd: '2026-12-21T23:59:59.000Z',
    renewal: usd(3476),
    trial: true,
  },
  payments: [],
};

/** Nothing is paid yet: the day and the sum of the first payment, and one press that cancels. */
export const Trial: Story = {
  parameters: { visual: { dark: true } },
  render: () => <Renews {...trial} answer />,
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    const text = storyText(loaded);
    await expect(canvas.getByText(text(m.firstPayment))).toBeVisible();
    await expect(canvas.getByRole('button', { name: text(m.cancelTrial) })).toBeVisible();
  },
};

export const CancelsTrial: Story = {
  render: () => <Renews {...trial} answer />,
  play: async ({ canvasElement, loaded }) => {
    const text = storyText(loaded);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: text(m.cancelTrial) }));
    const dialog = await screen.findByRole('alertdialog', { name: text(m.cancelTrialTitle) });
    await userEvent.click(within(dialog).getByRole('button', { name: text(m.cancelTrial) }));
    const [start = ''] = text(m.trialCancelled, { date: '§' }).split('§');
    const told = await canvas.findByRole('group', { name: (name) => name.startsWith(start) });
    await waitFor(() => expect(told).toHaveFocus());
    await expect(canvas.getByText(text(m.freeUntil))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: text(m.cancelTrial) })).toBeNull();
    (document.activeElement as HTMLElement).blur();
  },
};

export const CancelFails: Story = {
  render: () => <Renews {...renewing} answer={false} />,
  play: async ({ canvasElement, loaded }) => {
    const text = storyText(loaded);
    await userEvent.click(within(canvasElement).getByRole('button', { name: text(m.cancelRenewal) }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: text(m.cancelRenewal) }));
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent(text(m.cancelFailed));
  },
};

export const AllStates: StoryObj = { tags: ['all-states'], parameters: { visual: { dark: true } } };
