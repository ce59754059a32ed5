import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Components/Content/VisuallyHidden',
  component: VisuallyHidden,
  parameters: { visual: { skip: 'Nothing to see' } },
  args: { children: 'Heard, not seen' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText('Heard, not seen').getBoundingClientRect();
    await expect([width, height]).toEqual([1, 1]);
  },
};
