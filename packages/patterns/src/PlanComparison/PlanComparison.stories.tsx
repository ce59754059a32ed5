import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { oneMonth, samplePlan, samplePlans, sixMonths, twelveMonths } from '../PlanPicker/samplePlans.ts';
import { sampleTrial } from '../trial/sampleTrial.ts';
import { PlanComparison } from './PlanComparison.tsx';

const meta = {
  title: 'Patterns/Plans/PlanComparison',
  component: PlanComparison,
  parameters: { layout: 'fullscreen' },
  args: { plans: samplePlans, trial: sampleTrial },
} satisfies Meta<typeof PlanComparison>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithTrial: Story = {
  parameters: { visual: { dark: true } },
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table'));
    await expect(table.getAllByRole('columnheader')).toHaveLength(5);
    await expect(table.getAllByRole('rowheader')).toHaveLength(9);
  },
};

export const PlansOnly: Story = {
  args: { trial: null },
};

export const SixPlans: Story = {
  args: {
    plans: [
      samplePlan(2, 290, { unit: 'YEAR' }),
      twelveMonths,
      sixMonths,
      samplePlan(3, 799),
      samplePlan(2, 899),
      oneMonth,
    ],
  },
};

export const NoPlans: Story = {
  args: { plans: [] },
  parameters: { visual: { skip: 'shows nothing' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('table')).toBeNull();
  },
};

export const AllStates: StoryObj = { tags: ['all-states'], parameters: { visual: { dark: true } } };
