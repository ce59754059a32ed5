import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DevicesBand } from './DevicesBand.tsx';

const meta = {
  title: 'Patterns/Home/DevicesBand',
  component: DevicesBand,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DevicesBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  parameters: { visual: { picture: 'whole', dark: true, variant: 'mobile' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('a')).toHaveLength(6);
  },
};
