import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@tern/ui';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CampaignMessage } from './CampaignMessage.tsx';

const now = Date.UTC(2026, 2, 2, 9, 30);

const meta = {
  title: 'Patterns/Campaigns/CampaignMessage',
  component: CampaignMessage,
  args: {
    campaign: 'blackfriday',
    percent: 62,
    months: 12,
    now,
    startsAt: now - 24 * 3_600_000,
    endsAt: now + 80 * 3_600_000,
    href: '/promotion',
    onDismiss: fn(),
  },
} satisfies Meta<typeof CampaignMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllCampaigns: Story = {
  parameters: { visual: { picture: 'whole' } },
  render: (args) => (
    <Stack gap={3}>
      {(['blackfriday', 'halloween', 'easter', 'anniversary'] as const).map((campaign) => (
        <CampaignMessage key={campaign} {...args} campaign={campaign} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement, args }) => {
    const boxes = within(canvasElement).getAllByRole('complementary');
    await expect(boxes).toHaveLength(4);
    await userEvent.click(within(boxes[0] as HTMLElement).getByRole('button'));
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};
/** Over the page, as a script puts it there: this is its window. */
export const Floating: Story = {
  args: { name: 'blackfriday', campaign: 'blackfriday2022', floating: true, onDismiss: undefined },
  decorators: [
    (Story) => (
      <div style={{ contain: 'layout', minBlockSize: '12rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('complementary');
    await expect(box).toHaveAttribute('data-offer-box', `blackfriday:${args.startsAt}`);
    await expect(box).toHaveAttribute('data-promo', 'blackfriday box');
    await expect(within(box).getByRole('button')).toBeVisible();
  },
};
/** Over is over. */
export const Ended: Story = {
  args: { endsAt: now },
  parameters: { visual: { skip: 'Nothing is drawn.' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('complementary')).toBeNull();
  },
};
