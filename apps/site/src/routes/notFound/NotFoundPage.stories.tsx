import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryPage, storyData } from '../../../tests/StoryPage.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

const meta = {
  title: 'Pages/Not found and error',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { Page: NotFoundPage, path: '/nowhere', data: storyData },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  parameters: { visual: { picture: 'state', variant: 'mobile' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toBeVisible();
  },
};
export const ServerError: Story = {
  args: { Page: ErrorPage, status: 500 },
  parameters: { visual: { picture: 'state', variant: 'mobile' } },
};
