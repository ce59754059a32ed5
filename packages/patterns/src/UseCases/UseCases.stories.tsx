import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UseCases } from './UseCases.tsx';

const meta = {
  title: 'Patterns/Home/UseCases',
  component: UseCases,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof UseCases>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  parameters: { visual: { picture: 'whole', dark: true, variant: 'mobile' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('a')).toHaveLength(6);
  },
};
