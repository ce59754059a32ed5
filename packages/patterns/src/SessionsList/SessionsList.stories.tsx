import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { SessionsList, type SessionsListProps, type SessionView } from './SessionsList.tsx';
import { sessionsListMessages as m } from './sessionsList.messages.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const sessions: SessionView[] = [
  {
    id: '1',
    current: true,
    appType: 501,
    userAgent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chrome/153.0 Safari/537.36`,
    country: 'PL',
    signedInAt: '2026-03-02T08:12:00Z',
    lastSeenAt: '2026-03-02T09:00:00Z',
  },
  {
    id: '2',
    current: false,
    appType: 501,
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0',
    country: 'DE',
    signedInAt: '2026-02-12T20:00:00Z',
    lastSeenAt: '2026-03-01T21:00:00Z',
  },
  {
    id: '3',
    current: false,
    appType: 1,
    userAgent: 'TernApp/4.2',
    country: null,
    signedInAt: '2025-11-30T10:00:00Z',
    lastSeenAt: '2026-02-09T20:00:00Z',
  },
  {
    id: '4',
    current: false,
    appType: 501,
    userAgent: null,
    country: 'JP',
    signedInAt: '2025-11-30T10:00:00Z',
    lastSeenAt: '2025-12-09T20:00:00Z',
  },
];

type Ready = Extract<SessionsListProps, { now: number }>;
const List = (props: Ready) => <SessionsList {...props} />;

const meta = {
  title: 'Patterns/Account/SessionsList',
  component: List,
  args: {
    sessions,
    now: Date.parse('2026-03-02T09:30:00Z'),
    onEnd: fn(async () => true),
    onEndAll: fn(async () => 3),
  },
} satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

function Kept(props: Ready) {
  const [kept, setKept] = useState(props.sessions);
  return (
    <List
      {...props}
      sessions={kept}
      onEnd={async (session) => {
        setKept((before) => before.filter(({ id }) => id !== session.id));
        return props.onEnd(session);
      }}
      onEndAll={async () => {
        setKept((before) => before.filter(({ current }) => current));
        return props.onEndAll();
      }}
    />
  );
}

export const Several: Story = {
  parameters: { visual: { dark: true } },
  play: async ({ canvasElement }) => {
    // "Firefox on Windows" runs as its language does, not as the name it begins with.
    const client = within(canvasElement).getByText(/Firefox/);
    await expect(getComputedStyle(client).direction).toBe(document.documentElement.dir || 'ltr');
  },
};

/** With the keyboard: one row is removed, a status announces it, and the focus moves to the next button. */
export const EndsOne: Story = {
  parameters: { visual: { skip: 'Stands in Several.' } },
  render: (args) => <Kept {...args} />,
  play: async ({ canvasElement, loaded }) => {
    const text = storyText(loaded);
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/Firefox/));
    await waitFor(() =>
      expect(
        canvas.getByRole('button', { name: text(m.signOutLabel, { client: 'iOS Master' }) }),
      ).toHaveFocus(),
    );
  },
};

/** Requires a confirmation; cancelling changes nothing. */
export const EndsAll: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ args, canvasElement, loaded }) => {
    const text = storyText(loaded);
    const canvas = within(canvasElement);
    const everywhere = canvas.getByRole('button', { name: text(m.everywhere) });
    await userEvent.click(everywhere);
    let dialog = await screen.findByRole('alertdialog', { name: text(m.everywhereTitle) });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onEndAll).not.toHaveBeenCalled();
    await waitFor(() => expect(everywhere).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: text(m.everywhereConfirm) }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text(m.endedAll, { count: 3 })));
    await expect(canvas.getByText(text(m.onlyHere))).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};

export const EndFails: Story = {
  parameters: { visual: { picture: 'state' } },
  args: { onEnd: fn(async () => false) },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(storyText(loaded)(m.failed));
    (document.activeElement as HTMLElement).blur();
  },
};

export const Loading: Story = {
  render: () => <SessionsList status="loading" />,
};
export const LoadFailed: Story = {
  render: () => <SessionsList status="error" onRetry={fn()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

export const AllStates: StoryObj = { tags: ['all-states'], parameters: { visual: { dark: true } } };
