import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from '@tern/ui';
import { expect, within } from 'storybook/test';
import { StatusScreen } from './StatusScreen.tsx';
import { openIncident, sampleIncident, sampleMaintenance, sampleNow, sampleStatus } from './sampleStatus.ts';

const withState = (name: string, state: 'limited' | 'down' | null) =>
  sampleStatus.parts.map((part) => (part.part === name ? { ...part, state } : part));

const meta = {
  title: 'Patterns/Tools/StatusScreen',
  component: StatusScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    status: sampleStatus,
    now: sampleNow,
    feeds: { rss: '/status.xml', json: '/status.json', calendar: '/status.ics' },
    breadcrumbs: <Breadcrumbs label="Path" items={[{ label: 'Home', href: '/' }, { label: 'Status' }]} />,
  },
} satisfies Meta<typeof StatusScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const heading = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('heading', { level: 1 }).textContent;

export const Calm: Story = {
  parameters: { visual: { picture: 'whole', dark: true } },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('img')).toHaveLength(9);
    await expect(canvasElement.querySelectorAll('time')).toHaveLength(3);
    if (globals.language !== 'en') return;
    await expect(heading(canvasElement)).toBe('Everything we measure is working.');
    await expect(
      canvas.getByRole('img', {
        name: 'South America, last 90 days. Measured: 90. Days with an outage: 1. Limited days: 0.',
      }),
    ).toBeVisible();
  },
};

export const Minor: Story = {
  args: {
    status: {
      ...sampleStatus,
      parts: withState('sign-in', 'limited'),
      incidents: [openIncident('minor'), sampleIncident],
    },
  },
  parameters: { visual: { skip: 'Major with another sentence.' } },
};

export const Major: Story = {
  args: {
    status: {
      ...sampleStatus,
      parts: withState('sign-in', 'down'),
      incidents: [openIncident('major'), sampleIncident],
    },
  },
  play: async ({ canvasElement, globals }) => {
    // The operator wrote it in English alone.
    const title = canvasElement.querySelector('h1 span');
    await expect(title).toHaveTextContent('Signing in is down');
    if (globals.language === 'en') await expect(title).not.toHaveAttribute('lang');
    else await expect(title).toHaveAttribute('lang', 'en');
  },
};

/** Several at once: each has its own title. */
export const Several: Story = {
  args: {
    status: {
      ...sampleStatus,
      incidents: [
        openIncident('minor'),
        { ...openIncident('major'), id: '2026-11-29-2', parts: ['payments', 'mails'] },
      ],
    },
  },
  parameters: { visual: { skip: 'Major with two courses.' } },
};

/** Measured as down, and nobody has written about it yet. */
export const DownWithoutIncident: Story = {
  args: { status: { ...sampleStatus, parts: withState('payments', 'down') } },
  parameters: { visual: { skip: 'Calm with another line.' } },
  play: async ({ canvasElement, globals }) => {
    if (globals.language === 'en') await expect(heading(canvasElement)).toBe('Down now: Payments.');
  },
};

export const Maintenance: Story = {
  args: {
    status: {
      ...sampleStatus,
      maintenance: [
        { ...sampleMaintenance, startsAt: '2026-11-29T14:00:00.000Z', endsAt: '2026-11-29T15:00:00.000Z' },
      ],
    },
  },
  parameters: { visual: { skip: 'Calm with the course of IncidentCourse.' } },
  play: async ({ canvasElement, globals }) => {
    if (globals.language === 'en')
      await expect(heading(canvasElement)).toBe('Planned maintenance is underway.');
  },
};

export const NothingMeasured: Story = {
  args: {
    status: { today: '2026-11-29', measuredAt: null, parts: [], incidents: [], maintenance: [] },
  },
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).queryAllByRole('img')).toHaveLength(0);
    if (globals.language === 'en')
      await expect(heading(canvasElement)).toBe('Nothing has been measured yet.');
  },
};

/** The edge has the last that it heard: an hour old. */
export const Stale: Story = {
  args: {
    status: {
      ...sampleStatus,
      measuredAt: '2026-11-29T13:30:00.000Z',
      parts: sampleStatus.parts.map((part) => ({ ...part, state: null })),
    },
  },
  parameters: { visual: { skip: 'Calm with a notice.' } },
  play: async ({ canvasElement, globals }) => {
    if (globals.language !== 'en') return;
    await expect(heading(canvasElement)).toBe('The status is not up to date.');
    await expect(within(canvasElement).getByText(/^Last measured: Today, 13:30 UTC\./)).toBeVisible();
  },
};

/** Without a network feed there are no regions. */
export const NoNetwork: Story = {
  args: {
    status: { ...sampleStatus, parts: sampleStatus.parts.slice(5), incidents: [], maintenance: [] },
  },
  parameters: { visual: { picture: 'state', variant: 'mobile' } },
};

/** Neither the service nor anything it said before is there. */
export const Away: Story = {
  args: { status: null },
};

/** Thirty days, as on a phone. */
export const ThirtyDays: Story = {
  args: { days: 30 },
  parameters: { visual: { skip: 'Calm with shorter lines.' } },
  play: async ({ canvasElement, globals }) => {
    if (globals.language !== 'en') return;
    await expect(
      within(canvasElement).getByRole('img', {
        name: 'Emails, last 30 days. Measured: 12. Days with an outage: 0. Limited days: 0.',
      }),
    ).toBeVisible();
  },
};
