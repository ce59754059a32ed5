import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Places } from './Places.tsx';

const meta = {
  title: 'Patterns/Home/Places',
  component: Places,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Places>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  parameters: { visual: { picture: 'whole', dark: true, variant: 'mobile' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('a')).toHaveLength(16);
  },
};
