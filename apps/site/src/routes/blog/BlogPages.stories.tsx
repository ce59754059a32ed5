import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryPage, storyData } from '../../../tests/StoryPage.tsx';
import { BlogPage } from './BlogPage.tsx';

const meta = {
  title: 'Pages/Blog',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { Page: BlogPage, path: '/blog', data: storyData },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('main')).toBeVisible();
  },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingPublished: Story = { parameters: { visual: { state: true } } };
