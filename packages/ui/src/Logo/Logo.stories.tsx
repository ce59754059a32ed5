import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Components/Content/Logo',
  component: Logo,
  parameters: { visual: { dark: true } },
  args: { name: 'Tern' },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The bird stands before the name in every language. */
export const Mark: Story = {
  parameters: { visual: { picture: 'whole' } },
  play: async ({ canvas, canvasElement }) => {
    const bird = canvasElement.querySelector('svg')?.getBoundingClientRect();
    const name = canvas.getByText('Tern').getBoundingClientRect();
    await expect(bird?.x).toBeLessThan(name.x);
  },
};

export const Home: Story = {
  args: { href: '#home' },
  parameters: { visual: { skip: 'Looks like Mark.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Tern' })).toHaveAttribute('href', '#home');
  },
};
