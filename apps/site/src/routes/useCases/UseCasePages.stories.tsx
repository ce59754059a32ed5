import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryPage, storyData } from '../../../tests/StoryPage.tsx';
import { UseCasePage } from './UseCasePage.tsx';

const meta = {
  title: 'Pages/Uses',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { Page: UseCasePage, path: '/vpn-for-gaming', data: storyData },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('main')).toBeVisible();
  },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Index: Story = { parameters: { visual: { picture: 'state', variant: 'mobile' } } };
export const OneGame: Story = {
  args: { Page: UseCasePage, path: '/vpn-for-gaming/fortnite' },
  parameters: { visual: { picture: 'state', variant: 'mobile' } },
};
export const OneSport: Story = {
  args: { Page: UseCasePage, path: '/vpn-for-live-sports/football' },
  parameters: { visual: { picture: 'state', variant: 'mobile' } },
};
export const OneService: Story = {
  args: { Page: UseCasePage, path: '/vpn-for-streaming/netflix' },
  parameters: { visual: { variant: 'desktop' } },
};
