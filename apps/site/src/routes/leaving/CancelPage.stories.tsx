import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryPage, storyData } from '../../../tests/StoryPage.tsx';
import { CancelPage } from './CancelPage.tsx';

const meta = {
  title: 'Pages/Cancel',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { Page: CancelPage, path: '/cancel', data: storyData },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('main')).toBeVisible();
  },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {
  parameters: { visual: { skip: 'The form is in CancelContract, below a hero that other pages have.' } },
};
