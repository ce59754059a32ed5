import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Seasons } from './Seasons.tsx';

const meta = {
  title: 'Patterns/Campaigns/Seasons',
  component: Seasons,
  render: (args, { globals }) => <Seasons {...args} variant={globals.variant} />,
} satisfies Meta<typeof Seasons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Year: Story = {
  parameters: { visual: { picture: 'whole', variant: 'desktop' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(4);
  },
};
