import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { DaysEarned, type DaysEarnedProps } from './DaysEarned.tsx';
import { daysEarnedMessages as m } from './daysEarned.messages.ts';

const ready = {
  inviteHref: '/myAccount/invite',
  earned: 60,
  waiting: 30,
  each: 30,
  guaranteeDays: 30,
  friendPercent: 20,
  yearly: 12,
} satisfies DaysEarnedProps;

const meta = {
  title: 'Patterns/Account/DaysEarned',
  component: DaysEarned,
  parameters: { visual: { skip: 'Stands in the first page of the account.' } },
  args: ready as DaysEarnedProps,
} satisfies Meta<typeof DaysEarned>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Earned: Story = {
  play: async ({ canvas, loaded }) => {
    const text = storyText(loaded);
    await expect(canvas.getByRole('heading')).toHaveTextContent(text(m.title, { days: 60 }));
    await expect(canvas.getByText(text(m.waiting, { days: 30 }))).toBeVisible();
  },
};
export const None: Story = {
  args: { ...ready, earned: 0, waiting: 0 },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(storyText(loaded)(m.none));
  },
};
export const Loading: Story = { args: { status: 'loading' } as never };
export const Failed: Story = {
  args: { status: 'error', onRetry: fn() } as never,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};
