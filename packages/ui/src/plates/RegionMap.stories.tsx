import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { RegionMap } from './RegionMap.tsx';

const meta = {
  title: 'Components/Pictures/RegionMap',
  component: RegionMap,
  args: { variant: 'lyon', title: 'Map with a crosshair on Lyon' },
  parameters: { visual: { dark: true } },
  play: async ({ canvasElement }) => {
    const land = canvasElement.querySelectorAll('use')[1];
    await waitFor(() => expect(land?.getBBox().width).toBeGreaterThan(300));
  },
} satisfies Meta<typeof RegionMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lyon: Story = {
  parameters: { visual: { dark: true } },
};
export const Tokyo: Story = {
  args: { variant: 'tokyo', title: 'Map with a crosshair on Tokyo' },
};
export const Europe: Story = {
  parameters: { visual: { dark: true } },
  args: { variant: 'europe' },
};

export const AllStates: StoryObj = { tags: ['all-states'] };
