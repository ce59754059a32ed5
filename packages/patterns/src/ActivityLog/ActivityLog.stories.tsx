import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { ActivityLog, type ActivityLogProps, type ActivityView } from './ActivityLog.tsx';
import { activityLogMessages as m } from './activityLog.messages.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0';
const event = (
  id: string,
  kind: ActivityView['kind'],
  at: string,
  rest: Partial<ActivityView> = {},
): ActivityView => ({ id, kind, at, appType: 501, userAgent: firefox, country: 'DE', ...rest });

const events: ActivityView[] = [
  event('5', 'signed_in', '2026-03-02T08:12:00Z'),
  event('4', 'password_changed', '2026-03-01T21:04:00Z'),
  event('3', 'device_added', '2026-02-12T20:00:00Z', { appType: 401, userAgent: null, country: null }),
  event('2', 'deletion_cancelled', '2026-02-10T20:00:00Z', { userAgent: 'curl/8', country: 'XX' }),
  event('1a', 'sign_in_failed', '2025-12-24T20:00:00Z', { country: 'BR' }),
  event('1', 'moon_landed', '2025-11-30T10:00:00Z', { appType: 999, userAgent: null }),
];

type Ready = Extract<ActivityLogProps, { now: number }>;
const Log = (props: Ready) => <ActivityLog {...props} />;

const meta = {
  title: 'Patterns/Account/ActivityLog',
  component: Log,
  args: {
    events,
    now: Date.parse('2026-03-02T09:30:00Z'),
    changePasswordHref: '/myAccount/changePassword',
  },
} satisfies Meta<typeof Log>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every kind of event; an unknown app, place and kind. */
export const Complete: Story = {
  parameters: { visual: { dark: true } },
  play: async ({ canvas, loaded }) => {
    const text = storyText(loaded);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getByText(text(m.other))).toBeVisible();
    await expect(canvas.getByText(text(m.end))).toBeVisible();
  },
};

function Grows(props: Ready) {
  const [count, setCount] = useState(3);
  return (
    <Log
      {...props}
      events={props.events.slice(0, count)}
      onMore={count < props.events.length ? () => setCount(count + 3) : undefined}
    />
  );
}

/** By keys: reading goes on at the first entry that came. */
export const More: Story = {
  parameters: { visual: { skip: 'Stands in Complete.' } },
  args: { changePasswordHref: undefined },
  render: (args) => <Grows {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(6));
    await waitFor(() => expect(canvas.getAllByRole('listitem')[3]).toHaveFocus());
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const MoreFailed: Story = {
  args: { onMore: fn(), more: 'error', events: events.slice(0, 2) },
  play: async ({ args, canvas, loaded }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: storyText(loaded)(m.retry) }));
    await expect(args.onMore).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};
export const LoadsMore: Story = {
  args: { onMore: fn(), more: 'loading', events: events.slice(0, 2) },
};
export const None: Story = {
  args: { events: [], changePasswordHref: undefined },
};
export const Loading: Story = {
  render: () => <ActivityLog status="loading" />,
};
export const LoadFailed: Story = {
  render: () => <ActivityLog status="error" onRetry={fn()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

export const AllStates: StoryObj = { tags: ['all-states'], parameters: { visual: { dark: true } } };
