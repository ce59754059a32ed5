import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { PricingCard, type PricingCardProps } from './PricingCard.tsx';
import { PricingCardSkeleton } from './PricingCardSkeleton.tsx';

const money = (amount: number, language = 'en') =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' }).formatToParts(amount);

const year = {
  name: '12 months',
  priceParts: money(3.75),
  priceLabel: '$3.75 per month',
  per: 'per month',
  perShort: '/mo',
  was: (
    <>
      <s>$9.99</s> paid monthly
    </>
  ),
  badge: '62% off',
  note: '$45.00 billed every 12 months. You keep $74.88 compared with paying monthly.',
  noteShort: '$45.00 billed every 12 months.',
  action: <Button block>Choose 12 months</Button>,
} satisfies PricingCardProps;

const half = {
  ...year,
  name: '6 months',
  priceParts: money(5.99),
  priceLabel: '$5.99 per month',
  badge: '40% off',
  note: '$35.94 billed every 6 months.',
  noteShort: undefined,
  action: (
    <Button variant="outline" block>
      Choose 6 months
    </Button>
  ),
} satisfies PricingCardProps;

const month = {
  ...half,
  name: '1 month',
  priceParts: money(9.99),
  priceLabel: '$9.99 per month',
  badge: undefined,
  was: undefined,
  note: '$9.99 billed every month.',
  action: (
    <Button variant="outline" block>
      Choose 1 month
    </Button>
  ),
} satisfies PricingCardProps;

const radio = (value: string) => ({ name: 'plan', value, onChange: fn() });

const meta = {
  title: 'Components/Commerce/PricingCard',
  component: PricingCard,
  args: { ...half, radio: radio('6m') },
} satisfies Meta<typeof PricingCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  parameters: { visual: { dark: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const choice = canvas.getByRole('radio', { name: '6 months' });
    await expect(choice).not.toBeChecked();
    await expect(choice).toHaveAccessibleDescription(/\$5\.99 per month.*\$35\.94 billed/);
    await userEvent.click(canvas.getByText('$35.94 billed every 6 months.'), { pointerEventsCheck: 0 });
    await userEvent.click(choice);
    await expect(args.radio?.onChange).toHaveBeenCalledWith('6m');
  },
};
export const Selected: Story = {
  args: { ...year, radio: radio('12m'), selected: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio')).toBeChecked();
  },
};
export const Recommended: Story = {
  parameters: { visual: { dark: true } },
  args: { ...year, radio: radio('12m'), recommended: true, flag: 'Recommended' },
};
export const Lead: Story = {
  parameters: { visual: { dark: true } },
  args: {
    ...year,
    radio: radio('12m'),
    recommended: true,
    selected: true,
    flag: 'Recommended',
    size: 'lead',
  },
};
export const Owned: Story = {
  args: {
    ...month,
    radio: radio('1m'),
    owned: true,
    note: 'You have this plan. You can upgrade to another one.',
    action: (
      <Button variant="outline" block disabled>
        The plan had purchased
      </Button>
    ),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio')).toBeDisabled();
    await userEvent.click(canvas.getByText('1 month'), { pointerEventsCheck: 0 });
    await expect(args.radio?.onChange).not.toHaveBeenCalled();
  },
};
export const Compact: Story = {
  args: {
    ...year,
    radio: radio('12m'),
    size: 'compact',
    selected: true,
    flag: 'Recommended',
    action: undefined,
  },
};
export const WithoutRadio: Story = { args: { ...year, radio: undefined, recommended: true } };
export const SymbolAfter: Story = {
  args: {
    priceParts: money(5.99, 'de'),
    priceLabel: '5,99 $ pro Monat',
    per: 'pro Monat',
    perShort: '/ Monat',
  },
};
export const LongText: Story = {
  args: {
    ...year,
    name: 'Vierundzwanzig Monate',
    badge: '62 % günstiger als monatlich',
    per: 'pro angefangenem Monat',
    perShort: '/ Monat',
    note: 'Abgerechnet werden 45,00 $ alle zwölf Monate. Im Vergleich zur monatlichen Zahlung sparen Sie 74,88 $.',
    noteShort: '45,00 $ werden alle zwölf Monate abgerechnet.',
    action: <Button block>Zwölf Monate zum günstigsten Preis wählen</Button>,
  },
};
export const Loading: Story = { render: () => <PricingCardSkeleton label="Loading plans" /> };

function ThreePlans() {
  const [plan, setPlan] = useState('12m');
  const choose = (value: string) => ({
    radio: { name: 'three', value, onChange: setPlan },
    selected: plan === value,
  });
  return (
    <Grid columns={3}>
      <PricingCard {...year} {...choose('12m')} recommended flag="Recommended" size="lead" />
      <PricingCard {...half} {...choose('6m')} />
      <PricingCard {...month} {...choose('1m')} />
    </Grid>
  );
}

export const Three: Story = {
  parameters: { visual: { wide: true } },
  render: () => <ThreePlans />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: '12 months' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: '6 months' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '12 months' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '12 months' }));
  },
};

export const WithoutScript: Story = {
  parameters: { visual: { picture: 'state' } },
  render: () => (
    <Grid columns={2}>
      <PricingCard {...year} radio={{ name: 'plain', value: '12m' }} selected />
      <PricingCard {...half} radio={{ name: 'plain', value: '6m' }} />
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = canvas.getAllByRole('article') as [HTMLElement, HTMLElement];
    const before = getComputedStyle(first).boxShadow;
    await userEvent.click(canvas.getByRole('radio', { name: '6 months' }));
    await expect(getComputedStyle(second).boxShadow).toBe(before);
    await expect(getComputedStyle(first).boxShadow).toBe('none');
    await userEvent.click(canvas.getByRole('radio', { name: '12 months' }));
  },
};

export const AllStates: StoryObj = {
  tags: ['all-states'],
  parameters: { visual: { dark: true, also: ['en-forced-colours'] } },
};
