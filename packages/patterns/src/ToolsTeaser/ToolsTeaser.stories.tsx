import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { everyPage, onlyPlans } from '../home/samplePages.ts';
import { ToolsTeaser } from './ToolsTeaser.tsx';

const meta = {
  title: 'Patterns/Home/ToolsTeaser',
  component: ToolsTeaser,
  parameters: { layout: 'fullscreen' },
  args: { has: everyPage },
} satisfies Meta<typeof ToolsTeaser>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllPages: Story = {
  parameters: { visual: { dark: true } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('a')).toHaveLength(2);
  },
};

/** Nothing links to a page that does not exist. */
export const NoPages: Story = {
  args: { has: onlyPlans },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('a')).toHaveLength(0);
  },
};
