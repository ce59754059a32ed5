import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { oneMonth, samplePlan, sixMonths, twelveMonths } from '../PlanPicker/samplePlans.ts';
import { usePlanWords } from '../planWords/usePlanWords.ts';
import { PlanScale, type PlanScaleProps } from './PlanScale.tsx';
import { Settled } from './Settled.tsx';

function Sums({ plans }: Pick<PlanScaleProps, 'plans'>) {
  const { money } = usePlanWords();
  return <Settled plans={plans} of={(plan) => money(plan.total)} />;
}
function Choosing(props: PlanScaleProps) {
  const [selectedId, setSelectedId] = useState(props.selectedId);
  const onSelect = (id: string) => {
    setSelectedId(id);
    props.onSelect(id);
  };
  return (
    <PlanScale {...props} selectedId={selectedId} onSelect={onSelect}>
      <Sums plans={props.plans} />
    </PlanScale>
  );
}

const meta = {
  title: 'Patterns/Plans/PlanScale',
  component: PlanScale,
  render: (args) => <Choosing {...args} />,
  parameters: { visual: { skip: 'Stands in PlanPicker.' } },
  args: { plans: [oneMonth, sixMonths, twelveMonths], selectedId: '12m', onSelect: fn() },
} satisfies Meta<typeof PlanScale>;
export default meta;
type Story = StoryObj<typeof meta>;

const ringOf = (radio: Element) =>
  radio.nextElementSibling?.lastElementChild?.getBoundingClientRect() ?? new DOMRect();

/** Each stop stands at its length; its value alone is shown, and is as large as the others. */
export const Months: Story = {
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement);
    const radios = canvas.getAllByRole<HTMLInputElement>('radio');
    await step('a month, half a year and a year on one line', async () => {
      const [month, half, year] = radios.map((radio) => {
        const { left, width } = ringOf(radio);
        return left + width / 2;
      }) as [number, number, number];
      await expect((half - month) / (year - month)).toBeCloseTo(5 / 11, 1);
    });
    await step('one value is shown at a time', async () => {
      const shown = (price: RegExp) => canvas.getByText(price).checkVisibility({ visibilityProperty: true });
      await expect(shown(/45[.,٫]00/)).toBe(true);
      await expect(shown(/35[.,٫]94/)).toBe(false);
      radios[2]?.focus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(args.onSelect).toHaveBeenLastCalledWith('6m');
      await expect(shown(/35[.,٫]94/)).toBe(true);
      await expect(shown(/45[.,٫]00/)).toBe(false);
    });
    await step('targets are large enough for a finger', async () => {
      for (const radio of radios) {
        const { width, height } = radio.getBoundingClientRect();
        await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }
    });
    radios[1]?.blur();
  },
};
export const One: Story = { args: { plans: [twelveMonths] } };
/** Too many for their lengths: they stand in even steps. */
export const Five: Story = {
  args: {
    plans: [oneMonth, samplePlan(2, 899), samplePlan(3, 799), sixMonths, twelveMonths],
  },
  play: async ({ canvasElement }) => {
    const places = within(canvasElement)
      .getAllByRole('radio')
      .map((radio) => ringOf(radio).left);
    const gaps = places.slice(1).map((place, at) => place - (places[at] ?? 0));
    await expect(Math.max(...gaps) / Math.min(...gaps)).toBeLessThan(1.3);
  },
};
export const LongSums: Story = {
  args: {
    plans: [
      samplePlan(1, 149_000, { currency: 'JPY', monthly: 149_000 }),
      samplePlan(6, 89_000, { currency: 'JPY', monthly: 149_000 }),
      samplePlan(12, 56_000, { currency: 'JPY', monthly: 149_000, recommended: true }),
    ],
  },
};
