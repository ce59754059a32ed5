import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CampaignRibbon } from './CampaignRibbon.tsx';

const now = Date.UTC(2026, 2, 2, 9, 30);
const hour = 3_600_000;

const meta = {
  title: 'Patterns/Frame/CampaignRibbon',
  component: CampaignRibbon,
  parameters: { layout: 'fullscreen' },
  args: {
    campaign: 'anniversary',
    percent: 62,
    months: 12,
    now,
    endsAt: now + 62 * hour + 36 * 60_000 + 9_000,
    href: '/promotion',
  },
} satisfies Meta<typeof CampaignRibbon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ canvasElement }) => {
    const figures = [...canvasElement.querySelectorAll('[data-unit]')].map((unit) => unit.textContent);
    await expect(figures).toEqual(['02', '14', '36', '09']);
    await expect(canvasElement.querySelector('a')).toHaveAttribute('href', '/promotion');
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

/** The same ribbon under four themes: `data-campaign` stands on the page around it. */
export const AllCampaigns: Story = {
  parameters: {
    visual: { skip: 'Its colours are those of CampaignBanner, and BlackFriday shows its shape.' },
  },
  render: (args) => (
    <>
      {(['blackfriday', 'halloween', 'easter', 'anniversary'] as const).map((campaign) => (
        <div key={campaign} data-campaign={campaign}>
          <CampaignRibbon {...args} campaign={campaign} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const names = [...canvasElement.querySelectorAll('aside strong')].map((name) => name.textContent);
    await expect(new Set(names).size).toBeGreaterThanOrEqual(4);
    for (const ribbon of canvasElement.querySelectorAll('aside')) {
      await expect(ribbon.querySelectorAll('[data-unit]')).toHaveLength(4);
    }
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
