import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Components/Content/Heading',
  component: Heading,
  args: { level: 2, children: 'Pick a length. The rest is the same.' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hero: Story = { args: { level: 1, size: 'hero' } };
export const Display: Story = { args: { size: 'display' } };
export const H1: Story = { args: { level: 1 } };
export const H2: Story = {};
export const H3: Story = { args: { level: 3 } };
export const H4: Story = { args: { level: 4 } };
export const LevelAndSizeApart: Story = {
  args: { level: 3, size: 'display' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 3 })).toBeVisible();
  },
};

export const AllStates: StoryObj = { tags: ['all-states'] };
