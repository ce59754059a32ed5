import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleTrial } from '../trial/sampleTrial.ts';
import { FaqSection } from './FaqSection.tsx';

const meta = {
  title: 'Patterns/Home/FaqSection',
  component: FaqSection,
  parameters: { layout: 'fullscreen' },
  args: { trial: sampleTrial },
  render: (args, { globals }) => <FaqSection {...args} variant={globals.variant} />,
} satisfies Meta<typeof FaqSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const items = [...canvasElement.querySelectorAll('details')];
    await expect(items).toHaveLength(4);
    const closed = items.find((item) => !item.open);
    const summary = closed?.querySelector('summary');
    if (!closed || !summary) throw new Error('Every answer is open');
    await userEvent.click(summary);
    await expect(closed.open).toBe(true);
    await userEvent.click(summary);
    await expect(closed.open).toBe(false);
    summary.blur();
  },
};

export const WithoutTrial: Story = {
  args: { trial: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('details')).toHaveLength(3);
  },
};

export const AllStates: StoryObj = { tags: ['all-states'] };
