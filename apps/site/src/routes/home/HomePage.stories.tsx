import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryPage, storyCampaign, storyData } from '../../../tests/StoryPage.tsx';
import { HomePage } from './HomePage.tsx';

const meta = {
  title: 'Pages/Home',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { Page: HomePage, path: '/', data: storyData },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { variant: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('main')).toBeVisible();
  },
};
/** An offer is on: the ribbon counts down to its end. */
export const DuringAnOffer: Story = {
  args: {
    data: {
      ...storyData,
      campaign: storyCampaign,
    },
  },
  parameters: { visual: { skip: 'The page with ribbon and band, which are pictured as patterns.' } },
};
/** The service is away: there are no plans to show. */
export const WithoutPlans: Story = {
  args: { data: { ...storyData, plans: {} } },
  parameters: {
    visual: { skip: 'The page without its price section; the section is pictured as a pattern.' },
  },
};
