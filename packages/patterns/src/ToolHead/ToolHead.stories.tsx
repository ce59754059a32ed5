import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ToolHead } from './ToolHead.tsx';

const meta = {
  title: 'Patterns/Tools/ToolHead',
  component: ToolHead,
  parameters: { layout: 'fullscreen', visual: { skip: 'Stands in the pages of the tools.' } },
  args: {
    name: 'WebRTC leak test',
    title: 'Does your browser give you away?',
    lead: 'WebRTC lets browsers talk directly.',
    children: null,
  },
} satisfies Meta<typeof ToolHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const way = within(within(canvasElement).getByRole('navigation')).getAllByRole('listitem');
    await expect(way).toHaveLength(3);
    await expect(way.at(-1)).toHaveTextContent(args.name);
  },
};
