import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Flock } from './Flock.tsx';

const meta = {
  title: 'Components/Pictures/Flock',
  component: Flock,
  args: {
    title: 'Six devices joined by flight lines',
    labels: {
      android: 'Android',
      windows: 'Windows',
      smartTv: 'Smart TV',
      ios: 'iOS',
      chrome: 'Chrome',
      macos: 'macOS',
    },
  },
} satisfies Meta<typeof Flock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Labelled: Story = {
  parameters: { visual: { dark: true } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('text')).toHaveLength(6);
  },
};
export const Bare: Story = { args: { labels: undefined } };

export const AllStates: StoryObj = { tags: ['all-states'], parameters: { visual: { dark: true } } };
