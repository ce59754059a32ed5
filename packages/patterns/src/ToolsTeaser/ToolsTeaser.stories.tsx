import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ToolsTeaser } from './ToolsTeaser.tsx';

const meta = {
  title: 'Patterns/Home/ToolsTeaser',
  component: ToolsTeaser,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ToolsTeaser>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  parameters: { visual: { picture: 'whole', dark: true, variant: 'mobile' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('a')).toHaveLength(2);
  },
};
