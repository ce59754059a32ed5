import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { OfferClock } from './OfferClock.tsx';

const now = Date.UTC(2026, 10, 21, 12);

const meta = {
  title: 'Patterns/Campaigns/OfferClock',
  component: OfferClock,
  parameters: { visual: { variant: 'mobile' } },
  args: { now, endsAt: now + 3 * 24 * 3600 * 1000 + 7_265_000 },
} satisfies Meta<typeof OfferClock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { picture: 'whole' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('time')).toHaveTextContent(/2026/);
  },
};
export const Over: Story = {
  args: { endsAt: now },
  parameters: { visual: { skip: 'nothing to see' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('time')).toBeNull();
  },
};
