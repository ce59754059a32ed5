import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OnOff } from './OnOff.tsx';

const meta = {
  title: 'Patterns/Home/OnOff',
  component: OnOff,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OnOff>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Comparison: Story = {
  parameters: { visual: { picture: 'whole', dark: true, variant: 'mobile' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[role="img"]')).toHaveLength(2);
    await expect(canvasElement).toHaveTextContent('203.0.113.24');
    await expect(canvasElement).toHaveTextContent('198.51.100.7');
  },
};
