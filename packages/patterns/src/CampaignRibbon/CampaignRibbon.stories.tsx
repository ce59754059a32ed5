import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { CampaignRibbon } from './CampaignRibbon.tsx';
import { campaignRibbonMessages } from './campaignRibbon.messages.ts';

const now = Date.UTC(2026, 2, 2, 9, 30);
const hour = 3_600_000;

const meta = {
  title: 'Patterns/Frame/CampaignRibbon',
  component: CampaignRibbon,
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'summer',
    campaign: 'anniversary',
    percent: 62,
    months: 12,
    now,
    startsAt: now - 24 * 3_600_000,
    endsAt: now + 62 * hour + 36 * 60_000 + 9_000,
    href: '/promotion',
  },
} satisfies Meta<typeof CampaignRibbon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ canvasElement }) => {
    const figures = [...canvasElement.querySelectorAll('[data-unit]')].map((unit) => unit.textContent);
    await expect(figures).toEqual(['02', '14', '37']);
    await expect(canvasElement.querySelector('a')).toHaveAttribute('href', '/promotion');
    await expect(canvasElement.querySelector('[data-promo]')).toHaveAttribute('data-promo', 'summer ribbon');
  },
};

/** As the server writes it: a script ticks it later. */
export const NotTicking: Story = {
  args: { now: null },
  play: async ({ canvasElement, args }) => {
    await expect(canvasElement.querySelector('time')).toHaveAttribute('data-countdown', String(args.endsAt));
  },
};

export const BlackFriday: Story = {
  args: { campaign: 'blackfriday' },
  decorators: [
    (Story) => (
      <div data-campaign="blackfriday">
        <Story />
      </div>
    ),
  ],
};

export const Halloween: Story = {
  args: { campaign: 'halloween' },
  parameters: { visual: { skip: 'Its colours are pictured in CampaignBanner, its shape in BlackFriday.' } },
  decorators: [
    (Story) => (
      <div data-campaign="halloween">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement, loaded }) => {
    await expect(canvasElement).toHaveTextContent(storyText(loaded)(campaignRibbonMessages.halloween));
  },
};

export const Easter: Story = {
  args: { campaign: 'easter' },
  parameters: { visual: { skip: 'Its colours are pictured in CampaignBanner, its shape in BlackFriday.' } },
  decorators: [
    (Story) => (
      <div data-campaign="easter">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement, loaded }) => {
    await expect(canvasElement).toHaveTextContent(storyText(loaded)(campaignRibbonMessages.easter));
  },
};

/** Over is over. */
export const Ended: Story = {
  args: { endsAt: now },
  parameters: { visual: { skip: 'draws nothing' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('aside')).toBeNull();
  },
};

export const AllStates: StoryObj = { tags: ['all-states'] };
