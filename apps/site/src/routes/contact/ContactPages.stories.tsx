import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryPage, storyData } from '../../../tests/StoryPage.tsx';
import { BusinessPage } from './BusinessPage.tsx';
import { ContactPage } from './ContactPage.tsx';

const meta = {
  title: 'Pages/Contact',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { Page: ContactPage, path: '/contact', data: storyData },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('main')).toBeVisible();
  },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Contact: Story = { parameters: { visual: { picture: 'state', variant: 'mobile' } } };
export const Business: Story = {
  args: { Page: BusinessPage, path: '/contact/Bottom' },
  parameters: { visual: { skip: 'Contact with other words.' } },
};
