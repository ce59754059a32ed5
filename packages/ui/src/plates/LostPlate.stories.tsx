import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { LostPlate } from './LostPlate.tsx';

const meta = { title: 'Components/Pictures/LostPlate', component: LostPlate } satisfies Meta<
  typeof LostPlate
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OffTheChart: Story = {
  parameters: { visual: { picture: 'whole', dark: true, variant: 'mobile' } },
  play: async ({ canvasElement }) => {
    for (const use of canvasElement.querySelectorAll('use')) {
      await waitFor(() => expect(use.getBBox().width).toBeGreaterThan(500));
    }
  },
};
