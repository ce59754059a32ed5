import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryPage, storyData } from '../../../tests/StoryPage.tsx';
import { NewsletterPage } from './NewsletterPage.tsx';

const meta = {
  title: 'Pages/Newsletter',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { Page: NewsletterPage, path: '/edmsub', data: storyData },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('main')).toBeVisible();
  },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Subscribe: Story = { parameters: { visual: { picture: 'state' } } };
