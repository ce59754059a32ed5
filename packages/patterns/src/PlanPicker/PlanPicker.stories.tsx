import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Currency } from '@tern/domain';
import { currencies } from '@tern/domain';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleTrial } from '../trial/sampleTrial.ts';
import { PlanPicker, type PlanPickerProps } from './PlanPicker.tsx';
import { planChoiceMessages } from './planChoice.messages.ts';
import { planPickerMessages } from './planPicker.messages.ts';
import { oneMonth, samplePlan, samplePlans, sixMonths, twelveMonths } from './samplePlans.ts';

function Picking(props: PlanPickerProps) {
  const [selectedId, setSelectedId] = useState(props.selectedId);
  const [currency, setCurrency] = useState<Currency>(props.currency);
  return (
    <PlanPicker
      {...props}
      selectedId={selectedId}
      onSelect={(id) => {
        setSelectedId(id);
        props.onSelect(id);
      }}
      currency={currency}
      onCurrencyChange={(next) => {
        setCurrency(next);
        props.onCurrencyChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Patterns/Plans/PlanPicker',
  component: PlanPicker,
  render: (args) => <Picking {...args} />,
  parameters: { layout: 'fullscreen' },
  args: {
    plans: samplePlans,
    selectedId: '12m',
    onSelect: fn(),
    currency: 'USD',
    currencies,
    onCurrencyChange: fn(),
    hrefFor: (plan) => `/pricing/checkout/${plan.id}`,
    trial: sampleTrial,
    maxDiscount: 62,
    onRetry: fn(),
  },
} satisfies Meta<typeof PlanPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreePlans: Story = {
  parameters: {
    visual: {
      picture: 'whole',
      dark: true,
      also: ['fr-mobile', 'en-forced-colours', 'en-text-spacing', 'de-zoom'],
    },
  },
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement);
    const plans = within(canvas.getByRole('radiogroup'));
    const radios = plans.getAllByRole<HTMLInputElement>('radio');
    await step('the recommended plan is chosen, and every plan is a link', async () => {
      await expect(radios.map((radio) => radio.checked)).toEqual([true, false, false]);
      await expect(plans.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        '/pricing/checkout/12m',
        '/pricing/checkout/6m',
        '/pricing/checkout/1m',
      ]);
    });
    await step('arrow keys choose', async () => {
      radios[0]?.focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(args.onSelect).toHaveBeenLastCalledWith('6m');
      await expect(radios[1]).toBeChecked();
      await expect(radios[1]).toHaveFocus();
    });
    await step('the whole card chooses', async () => {
      await userEvent.click(radios[2] as HTMLInputElement);
      await expect(args.onSelect).toHaveBeenLastCalledWith('1m');
    });
    await step('the currency changes', async () => {
      await userEvent.click(canvas.getByDisplayValue('GBP'));
      await expect(args.onCurrencyChange).toHaveBeenLastCalledWith('GBP');
    });
    await userEvent.click(radios[0] as HTMLInputElement);
    await userEvent.click(canvas.getByDisplayValue('USD'));
    radios[0]?.blur();
  },
};

const pounds = [
  samplePlan(12, 299, { currency: 'GBP', monthly: 799, recommended: true }),
  samplePlan(1, 799, { currency: 'GBP', monthly: 799 }),
];

function Converting(props: PlanPickerProps) {
  const [currency, setCurrency] = useState<Currency>('USD');
  return (
    <PlanPicker
      {...props}
      plans={currency === 'GBP' ? pounds : samplePlans}
      currency={currency}
      onCurrencyChange={setCurrency}
    />
  );
}

/** The new prices are said once, and nothing is said about those the page came with. */
export const Converted: Story = {
  parameters: { visual: { skip: 'Looks like Yen.' } },
  render: (args) => <Converting {...args} />,
  play: async ({ canvasElement }) => {
    const said = canvasElement.querySelector('[role="status"]');
    await expect(said).toBeEmptyDOMElement();
    const pound = within(canvasElement).getByRole('radio', { name: /GBP/ });
    await userEvent.click(pound);
    await expect(said).toHaveTextContent(/GBP.*2[.,٫]99.*7[.,٫]99/);
    const told = [...canvasElement.querySelectorAll('[role="status"]')].filter((part) => part.textContent);
    await expect(told).toHaveLength(1);
    pound.blur();
  },
};

export const WithPayBar: Story = {
  args: { actionOnMobile: 'hidden' },
  parameters: { visual: { also: ['en-no-script'] } },
};

export const TwoPlans: Story = {
  args: { plans: [oneMonth, twelveMonths] },
  parameters: { visual: { skip: 'Looks as ThreePlans, with one less.' } },
};

export const OnePlan: Story = { args: { plans: [twelveMonths] } };

export const SixPlans: Story = {
  args: {
    plans: [
      samplePlan(2, 290, { unit: 'YEAR' }),
      twelveMonths,
      sixMonths,
      samplePlan(3, 799),
      oneMonth,
      samplePlan(1, 399, { unit: 'WEEK' }),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radiogroup').children).toHaveLength(6);
  },
};

export const FourPlans: Story = {
  args: { plans: [twelveMonths, sixMonths, samplePlan(3, 799), oneMonth] },
};

export const Pounds: Story = {
  parameters: { visual: { skip: 'Looks like Yen.' } },
  args: {
    currency: 'GBP',
    plans: [
      samplePlan(12, 299, { currency: 'GBP', monthly: 799, recommended: true }),
      samplePlan(6, 479, { currency: 'GBP', monthly: 799 }),
      samplePlan(1, 799, { currency: 'GBP', monthly: 799 }),
    ],
  },
};

/** No decimals. */
export const Yen: Story = {
  args: {
    currency: 'JPY',
    plans: [
      samplePlan(12, 560, { currency: 'JPY', monthly: 1490, recommended: true }),
      samplePlan(6, 890, { currency: 'JPY', monthly: 1490 }),
      samplePlan(1, 1490, { currency: 'JPY', monthly: 1490 }),
    ],
  },
};

export const NothingChosen: Story = { args: { selectedId: null } };

/** Somebody who has a plan reads what it is, what was paid, and what it can be changed to. */
export const Owner: Story = {
  parameters: { visual: { skip: 'Looks as Owned, with other words in its head.' } },
  args: {
    plans: [{ ...twelveMonths, owned: true, saving: null, discountPercent: null }, sixMonths, oneMonth],
    owner: {
      standing: 'plan',
      plan: twelveMonths,
      until: '2027-11-26T00:00:00.000Z',
      paid: { amount: 3476, currency: 'USD' },
      renewal: { amount: 3476, currency: 'USD' },
    },
  },
  decorators: [
    (Story) => (
      <div data-customer="plan">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent('2027');
    await expect(canvasElement.querySelector('a[href="/myAccount/subscriptions"]')).toBeVisible();
    await expect(canvasElement.querySelector(`a[href="${sampleTrial.href}"]`)).not.toBeVisible();
    await expect(canvasElement.querySelector('a[href="/pricing/checkout/12m"]')).toBeNull();
  },
};
/** A failed charge comes first: no other plan is a choice until it is paid. */
export const OverdueOwner: Story = {
  args: {
    ...Owner.args,
    owner: { standing: 'overdue', plan: twelveMonths, until: '2026-12-03T00:00:00.000Z' },
  },
  parameters: { visual: { skip: 'Looks as Owner, without the buttons of the other plans.' } },
  play: async ({ canvasElement }) => {
    await expect(
      canvasElement.querySelector('a[href^="/pricing/checkout/"]:not([href*="add30d"])'),
    ).toBeNull();
  },
};
const usd = (amount: number) => ({ amount, currency: 'USD' }) as const;
const gift = { kind: 'gift', percent: 20 } as const;
const student = { kind: 'student', percent: 30 } as const;
/** A friend's invitation makes two prices. At the third the offer costs less, and there alone its day stands. */
export const Gift: Story = {
  parameters: { visual: { skip: 'Looks as ThreePlans, with other words.' } },
  args: {
    personal: gift,
    offer: { planIds: ['12m'], text: 'Black Friday · Ends on November 30, 2026' },
    plans: [
      samplePlan(12, 290, { recommended: true, personal: { ...gift, beaten: usd(3600) } }),
      samplePlan(6, 479, {
        saving: null,
        discountPercent: null,
        personal: { ...gift, later: usd(3594), now: usd(3594) },
      }),
      samplePlan(1, 799, {
        saving: null,
        discountPercent: null,
        personal: { ...gift, later: usd(999), now: usd(999) },
      }),
    ],
  },
  play: async ({ args, canvasElement, loaded }) => {
    await expect(canvasElement).toHaveTextContent(loaded.intl.formatMessage(planPickerMessages.giftLead));
    const cards = [...canvasElement.querySelectorAll('article')].map((card) => card.textContent ?? '');
    await expect(cards.map((text) => text.includes(args.offer?.text ?? ''))).toEqual([true, false, false]);
  },
};
/** A student's code makes the price; over two periods the offer would cost less, and the page says so. */
export const Student: Story = {
  parameters: { visual: { skip: 'Looks as ThreePlans, with other words.' } },
  args: {
    personal: student,
    offer: { planIds: ['12m'], text: 'Black Friday · Ends on November 30, 2026' },
    plans: [
      {
        ...samplePlan(12, 263, { recommended: true }),
        total: usd(3150),
        saving: null,
        discountPercent: null,
        personal: { ...student, later: usd(4500), now: usd(3476) },
      },
      sixMonths,
      oneMonth,
    ],
  },
  play: async ({ args, canvasElement, loaded }) => {
    await expect(canvasElement).toHaveTextContent(loaded.intl.formatMessage(planPickerMessages.studentBadge));
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(/31[.,٫]50/);
    await expect(canvasElement).toHaveTextContent(/69[.,٫]52/);
    await expect(canvasElement.textContent).not.toContain(args.offer?.text);
  },
};
/** The recommended plan is already bought: it cannot be chosen, the others can. */
export const Owned: Story = {
  args: { plans: [{ ...twelveMonths, owned: true }, sixMonths, oneMonth], selectedId: '12m' },
  play: async ({ canvasElement }) => {
    const plans = within(within(canvasElement).getByRole('radiogroup'));
    const radios = plans.getAllByRole('radio');
    await expect(radios[0]).toBeDisabled();
    await expect(radios[0]).not.toBeChecked();
    await expect(plans.getAllByRole('link')).toHaveLength(2);
  },
};

export const Loading: Story = {
  args: { plans: null, selectedId: null },
  parameters: { visual: { dark: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('radiogroup')).toBeNull();
  },
};

export const Empty: Story = { args: { plans: [] } };

export const Failed: Story = {
  args: { plans: null, error: true },
  play: async ({ args, canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toBeInTheDocument();
    await userEvent.click(
      canvas.getByRole('button', { name: loaded.intl.formatMessage(planChoiceMessages.retry) }),
    );
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const AllStates: StoryObj = { tags: ['all-states'], parameters: { visual: { dark: true } } };
