import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { InvitePanel, type InvitePanelProps } from './InvitePanel.tsx';
import { invitePanelMessages as m } from './invitePanel.messages.ts';

const link = 'https://tern.example/invite?invite_code=7K2M-9QXR';

const invitation = {
  code: '7K2M-9QXR',
  link,
  friendPercent: 20,
  days: 30,
  guaranteeDays: 30,
  yearly: 12,
  earnedDays: 60,
  waitingDays: 30,
  friends: [],
  onShare: fn(),
} satisfies InvitePanelProps;

const meta = {
  title: 'Patterns/Account/InvitePanel',
  component: InvitePanel,
  args: invitation,
} satisfies Meta<typeof InvitePanel>;
export default meta;
type Story = StoryObj<typeof InvitePanel>;

const states = ['waiting', 'earned', 'given', 'refused', 'reversed'] as const;

/** One friend in every state. */
export const Friends: Story = {
  parameters: { visual: { picture: 'whole', also: ['en-text-spacing'] } },
  args: {
    ...invitation,
    friends: states.map((state, index) => ({
      email: `${'mkaoz'[index]}•••@mail.example`,
      state,
      days: 30,
      joinedAt: `2026-0${index + 1}-03T09:00:00.000Z`,
      dueAt: `2026-0${index + 2}-02T09:00:00.000Z`,
    })),
  },
  play: async ({ canvasElement, args, loaded }) => {
    const canvas = within(canvasElement);
    const words = storyText(loaded);
    await expect(canvas.getAllByRole('row').length).toBeGreaterThanOrEqual(states.length);
    await userEvent.click(canvas.getByRole('button', { name: words(m.share) }));
    if (!('onShare' in args)) throw new Error('no invitation');
    await expect(args.onShare).toHaveBeenCalledWith(expect.objectContaining({ url: link }));
    (document.activeElement as HTMLElement).blur();
  },
};

export const Nobody: Story = {
  args: { ...invitation, earnedDays: 0, waitingDays: 0 },
  parameters: { visual: { skip: 'The list is empty, and one sentence says so.' } },
  play: async ({ canvasElement, loaded }) => {
    await expect(within(canvasElement).getByText(storyText(loaded)(m.nobody))).toBeVisible();
  },
};

export const Loading: Story = {
  args: { status: 'loading' },
  parameters: { visual: { skip: 'Placeholders, as in SmartDnsCard.' } },
};

export const Failed: Story = {
  args: { status: 'error', onRetry: fn() },
  parameters: { visual: { skip: 'A Notice with a button, as in BoundAddressCard.' } },
  play: async ({ canvasElement, args, loaded }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: storyText(loaded)(m.retry) }));
    if (!('onRetry' in args)) throw new Error('no failure');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
