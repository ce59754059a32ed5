import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatMoney, formatWholeDate, type Language } from '@tern/i18n';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { PlanChange, type PlanChangeProps, type PlanChangeReady } from './PlanChange.tsx';
import { planChangeMessages as m } from './planChange.messages.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' }) as const;
const end = '2027-03-14T08:00:00.000Z';
const month = { intervalCount: 1, intervalUnit: 'MONTH' } as const;
const year = { intervalCount: 12, intervalUnit: 'MONTH' } as const;

const ready: PlanChangeReady = {
  current: { intervalCount: 6, intervalUnit: 'MONTH', periodEnd: end },
  followsAt: end,
  options: [
    {
      id: '1m',
      ...month,
      now: { amount: usd(100), renewal: usd(999), nextCharge: '2027-01-29T08:00:00.000Z', href: '/1m' },
      atEnd: usd(999),
    },
    {
      id: '12m',
      ...year,
      now: { amount: usd(1332), renewal: usd(3476), nextCharge: '2027-11-26T08:00:00.000Z', href: '/12m' },
      atEnd: usd(4500),
    },
  ],
  onFollow: fn(async () => true),
  onKeep: fn(async () => true),
};

const meta = {
  title: 'Patterns/Account/PlanChange',
  component: PlanChange,
  parameters: { visual: { skip: 'made of RadioGroup, Notice and Button, which have pictures' } },
  args: { backHref: '/myAccount/subscriptions', ...ready } as PlanChangeProps,
} satisfies Meta<typeof PlanChange>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The change waits for the end of what is paid, unless today is chosen. */
export const Choices: Story = {
  play: async ({ canvas, loaded, args, globals }) => {
    const text = storyText(loaded);
    const day = formatWholeDate(end, (globals.language ?? 'en') as Language);
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(2);
    const [, longer] = canvas.getAllByRole('radio');
    await userEvent.click(longer as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: text(m.changeLater, { date: day }) }));
    const { options, onFollow } = args as unknown as PlanChangeReady;
    await waitFor(() => expect(onFollow).toHaveBeenCalledWith(options[1]));
  },
};

/** It is bought in the checkout, which says what becomes of the plan of today. */
export const Today: Story = {
  play: async ({ canvas, loaded, globals }) => {
    const text = storyText(loaded);
    await userEvent.click(canvas.getAllByRole('radio').at(-1) as HTMLElement);
    const price = formatMoney(usd(100), (globals.language ?? 'en') as Language);
    const link = canvas.getByRole('link', { name: text(m.changeNow, { price }) });
    await expect(link).toHaveAttribute('href', '/1m');
  },
};

/** It is known what follows, and it can be taken back. */
export const Follows: Story = {
  args: { follows: { ...month, at: end, price: usd(999) } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect((args as unknown as PlanChangeReady).onKeep).toHaveBeenCalledOnce());
  },
};

/** PayPal, or a payment that is due within hours. */
export const OnlyToday: Story = {
  args: {
    followsAt: undefined,
    options: ready.options.map((option) => ({ ...option, atEnd: undefined })),
  },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByText(storyText(loaded)(m.onlyNow))).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
  },
};

/** It did not work: the choices stay. */
export const Failed: Story = {
  args: { onFollow: fn(async () => false) },
  play: async ({ canvas, loaded }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText(storyText(loaded)(m.failed))).toBeVisible();
  },
};

export const Loading: Story = {
  args: { status: 'loading' } as PlanChangeProps,
};

export const NotLoaded: Story = {
  args: { status: 'error', onRetry: fn() } as unknown as PlanChangeProps,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
