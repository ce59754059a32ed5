import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ToolFaq } from './ToolFaq.tsx';

const meta = {
  title: 'Patterns/Tools/ToolFaq',
  component: ToolFaq,
  parameters: { layout: 'fullscreen', visual: { skip: 'Stands in the pages of the tools.' } },
  args: {
    title: 'About the test.',
    items: [
      { id: 'a', question: 'What is WebRTC?', answer: 'A part of your browser that connects calls.' },
      { id: 'b', question: 'What counts as a leak?', answer: 'A public address of yours.' },
    ],
  },
} satisfies Meta<typeof ToolFaq>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('A part of your browser that connects calls.')).toBeVisible();
    await userEvent.click(canvas.getByText('What counts as a leak?'));
    await expect(canvas.getByText('A public address of yours.')).toBeVisible();
  },
};
