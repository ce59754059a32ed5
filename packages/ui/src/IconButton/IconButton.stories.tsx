import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MenuGlyph, XGlyph } from '../Icon/glyphs.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  parameters: { visual: { dark: true } },
  args: { glyph: MenuGlyph, label: 'Menu', onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    button.blur();
  },
};
export const Small: Story = { args: { size: 'sm', glyph: XGlyph, label: 'Close' } };
export const Large: Story = { args: { size: 'lg' } };
export const Disabled: Story = { args: { disabled: true } };
export const AsLink: Story = {
  args: { href: '#menu' },
  parameters: { visual: { skip: 'Looks like Medium.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Menu' })).toHaveAttribute('href', '#menu');
  },
};

export const AllStates: StoryObj = { tags: ['all-states'] };
