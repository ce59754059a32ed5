import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Progress } from './Progress.tsx';

const meta = {
  title: 'Components/Feedback/Progress',
  component: Progress,
  parameters: { visual: { dark: true } },
  args: { label: 'Step 3 of 5', value: 3, max: 5, valueText: '60%' },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Step 3 of 5' });
    await expect(bar).toHaveAttribute('value', '3');
    await expect(bar).toHaveAttribute('aria-valuetext', '60%');
  },
};
export const Empty: Story = { args: { label: 'Step 0 of 5', value: 0, valueText: '0%' } };
export const Full: Story = { args: { label: 'Step 5 of 5', value: 5, valueText: '100%' } };

export const AllStates: StoryObj = { tags: ['all-states'] };
