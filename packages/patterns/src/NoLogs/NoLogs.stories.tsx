import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NoLogs } from './NoLogs.tsx';

const meta = {
  title: 'Patterns/Home/NoLogs',
  component: NoLogs,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NoLogs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  parameters: { visual: { picture: 'whole', dark: true, variant: 'mobile' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('a')).toHaveLength(1);
  },
};
