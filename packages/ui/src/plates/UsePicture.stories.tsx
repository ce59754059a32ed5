import type { Meta, StoryObj } from '@storybook/react-vite';
import { UsePicture } from './UsePicture.tsx';

const meta = {
  title: 'Components/Pictures/UsePicture',
  component: UsePicture,
  args: { name: 'streaming' },
  parameters: { visual: { dark: true, modes: ['en-desktop', 'en-desktop-dark'] } },
} satisfies Meta<typeof UsePicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Streaming: Story = {};
export const Gaming: Story = { args: { name: 'gaming' } };
export const Sports: Story = { args: { name: 'sports' } };
export const Music: Story = { args: { name: 'music' } };
export const Social: Story = { args: { name: 'social' } };
export const Tools: Story = { args: { name: 'tools' } };
