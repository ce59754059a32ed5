import type { Meta, StoryObj } from '@storybook/react-vite';
import { type LeakCaseName, leakCases, leakVerdict } from '@tern/domain';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { leakPanelMessages as panel } from '../LeakPanel/leakPanel.messages.ts';
import { storyText } from '../storyText.ts';
import { LeakTest, type LeakTestProps } from './LeakTest.tsx';
import { leakTestMessages as m } from './leakTest.messages.ts';

/** The page after a recorded run. */
const after = (name: LeakCaseName) => {
  const recorded = leakCases[name];
  const verdict = leakVerdict(recorded.run, 'baseline' in recorded ? recorded.baseline : undefined);
  return {
    status: 'done',
    verdict,
    seenAddress: recorded.run.seen,
    found: verdict.offered,
    lines: recorded.run.lines,
    servers: recorded.run.servers.length,
    took: 138,
  } satisfies Partial<LeakTestProps>;
};
/** A run is pictured in the mobile variant only. */
const narrow = { visual: { variant: 'mobile' } };
const partsPictured = 'The verdict and the evidence have pictures of their own.';

const meta = {
  title: 'Patterns/Tools/LeakTest',
  component: LeakTest,
  // A long page, most of it the same after every run.
  parameters: { layout: 'fullscreen' },
  args: {
    status: 'idle',
    mode: 'single',
    onModeChange: fn(),
    seenAddress: '198.51.100.7',
    found: [],
    progress: 0,
    verdict: null,
    lines: [],
    took: 0,
    servers: 2,
    baseline: null,
    dns: { state: 'off', zone: null, resolvers: [], onRun: fn() },
    masked: false,
    onMaskedChange: fn(),
    onRun: fn(),
    onStartOver: fn(),
    browser: 'chrome',
    system: 'windows',
  },
} satisfies Meta<typeof LeakTest>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: { visual: { skip: 'Stands in the page of the leak test.' } },
  play: async ({ args, canvasElement, loaded }) => {
    const text = storyText(loaded);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: text(m['mode.compare']) }));
    await expect(args.onModeChange).toHaveBeenCalledWith('compare');
    await expect(canvas.getByText(text(m.waiting))).toBeVisible();
  },
};
export const LeakBehindIpv4: Story = {
  args: after('leakBehindIpv4'),
  parameters: { visual: { picture: 'whole', dark: true, variant: 'mobile' } },
  play: async ({ args, canvasElement, loaded }) => {
    const text = storyText(loaded);
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(text(panel['leak.title']));
    await expect(canvas.getAllByText('2001:db8:85a3:8d3:1319:8a2e:370:7348').length).toBeGreaterThan(1);
    await userEvent.click(canvas.getByRole('switch', { name: text(m.mask) }));
    await expect(args.onMaskedChange).toHaveBeenCalledWith(true);
  },
};
export const LeakMasked: Story = {
  args: { ...after('leakBothFamilies'), masked: true },
  parameters: { visual: { skip: partsPictured } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('203.0.113.24');
    await expect(canvasElement).toHaveTextContent('203.0.•.•');
  },
};
export const LeakPublicHost: Story = {
  args: after('leakPublicHost'),
  parameters: { visual: { skip: partsPictured } },
};
export const Protected: Story = {
  args: after('protectedBothFamilies'),
};
export const ProtectedOneServerDown: Story = {
  args: after('protectedOneServerDown'),
  parameters: { visual: { skip: partsPictured } },
  play: async ({ canvasElement, loaded }) => {
    const sentence = storyText(loaded)(m.seconds, { seconds: '0.1', asked: 2, answered: 1 });
    await expect(within(canvasElement).getByText(sentence)).toBeVisible();
  },
};
export const LocalAddresses: Story = {
  args: after('localOnly'),
  parameters: { visual: { skip: partsPictured } },
};
export const Exposed: Story = { args: after('exposedBothFamilies'), parameters: narrow };
export const Carrier: Story = {
  args: after('exposedCarrier'),
  parameters: { visual: { skip: partsPictured } },
};
export const Blocked: Story = {
  args: after('blockedStub'),
  parameters: { visual: { skip: partsPictured } },
};
export const Unsupported: Story = {
  args: after('unsupported'),
  parameters: { visual: { skip: partsPictured } },
};
export const NoServerAnswered: Story = {
  args: after('allServersDown'),
  parameters: { visual: { skip: partsPictured } },
};
export const ServiceAway: Story = {
  args: after('serviceAway'),
  parameters: { visual: { skip: partsPictured } },
};
/** Before and after: what to do first. */
export const Compare: Story = {
  args: { mode: 'compare' },
  parameters: { visual: { picture: 'state', variant: 'mobile' } },
  play: async ({ args, canvasElement, loaded }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: storyText(loaded)(m.baseline) }));
    await expect(args.onRun).toHaveBeenCalledTimes(1);
  },
};
export const BaselineTaken: Story = {
  args: { mode: 'compare', baseline: 2, seenAddress: '203.0.113.24' },
  parameters: narrow,
  play: async ({ args, canvasElement, loaded }) => {
    const text = storyText(loaded);
    const canvas = within(canvasElement);
    await expect(canvas.getByText(text(m.taken, { count: 2 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text(m.startOver) }));
    await expect(args.onStartOver).toHaveBeenCalledTimes(1);
  },
};
function Comparing(props: LeakTestProps) {
  const [baseline, setBaseline] = useState<number | null>(null);
  return (
    <LeakTest
      {...props}
      baseline={baseline}
      onRun={() => setBaseline(2)}
      onStartOver={() => setBaseline(null)}
    />
  );
}
/** The result of the first test comes before what is next, and what starts over leaves the focus on the evidence. */
export const StartedOver: Story = {
  args: { mode: 'compare', seenAddress: '203.0.113.24' },
  parameters: { visual: { skip: partsPictured } },
  render: (args) => <Comparing {...args} />,
  play: async ({ canvasElement, loaded }) => {
    const text = storyText(loaded);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: text(m.baseline) }));
    const status = canvas.getByRole('heading', { name: text(m.takenTitle) }).closest('[role="status"]');
    await expect(status).toHaveTextContent(text(m.taken, { count: 2 }));
    await userEvent.click(canvas.getByRole('button', { name: text(m.startOver) }));
    await expect(canvas.getByRole('heading', { name: text(m.evidence) })).toHaveFocus();
  },
};
export const BaselineRefused: Story = {
  args: { ...after('protectedMdns'), mode: 'compare', baselineRefused: true },
  parameters: { visual: { skip: partsPictured } },
};
export const LeakAfterOtherVpn: Story = {
  args: { ...after('afterOtherVpnLeak'), mode: 'compare', baseline: 2 },
  parameters: {
    ...narrow,
    visual: { skip: 'The verdict is that of LeakBehindIpv4, and Compare has its panel.' },
  },
};
