import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { VoyageMap } from './VoyageMap.tsx';

const meta = {
  title: 'Components/Pictures/VoyageMap',
  component: VoyageMap,
  args: { trip: 'flown' },
  play: async ({ canvasElement }) => {
    const land = canvasElement.querySelectorAll('use')[1];
    await waitFor(() => expect(land?.getBBox().width).toBeGreaterThan(300));
  },
} satisfies Meta<typeof VoyageMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Flown: Story = {};
export const Planned: Story = { args: { trip: 'planned' } };
export const LandAlone: Story = { args: { trip: undefined } };

export const AllStates: StoryObj = { tags: ['all-states'], parameters: { visual: { dark: true } } };
