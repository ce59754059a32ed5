import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '@tern/ui';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { LeakPanel, type LeakPanelProps, type LeakState } from './LeakPanel.tsx';
import { leakPanelMessages as m } from './leakPanel.messages.ts';

const states: readonly LeakState[] = [
  'idle',
  'running',
  'protected',
  'exposed',
  'leak',
  'blocked',
  'unsupported',
  'inconclusive',
];

const meta = {
  title: 'Patterns/Tools/LeakPanel',
  component: LeakPanel,
  args: { state: 'idle', seenAddress: '198.51.100.7', onRun: fn() },
} satisfies Meta<typeof LeakPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before, during, and the two verdicts most people get. */
export const Common: Story = {
  parameters: { visual: { picture: 'whole', dark: true } },
  render: (args) => (
    <Grid columns={4}>
      <LeakPanel {...args} />
      <LeakPanel {...args} state="running" offered={['198.51.100.7', '203.0.113.24']} progress={0.6} />
      <LeakPanel {...args} state="leak" offered={['203.0.113.24', '2001:db8:85a3:8d3:1319:8a2e:370:7348']} />
      <LeakPanel {...args} state="protected" offered={['198.51.100.7']} />
    </Grid>
  ),
};
/** The verdicts that need an explanation. */
export const Rare: Story = {
  render: (args) => (
    <Grid columns={4}>
      <LeakPanel {...args} state="exposed" offered={['198.51.100.7']} />
      <LeakPanel {...args} state="blocked" />
      <LeakPanel {...args} state="unsupported" seenAddress={null} />
      <LeakPanel {...args} state="inconclusive" reason="No server answered." />
    </Grid>
  ),
};
export const Runs: Story = {
  parameters: { visual: { skip: 'Stands in Common.' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRun).toHaveBeenCalledTimes(1);
    await expect(within(canvasElement).getByRole('status')).not.toBeEmptyDOMElement();
  },
};
function Running(props: LeakPanelProps) {
  const [state, setState] = useState<LeakState>('idle');
  return (
    <LeakPanel {...props} state={state} onRun={() => setState(state === 'running' ? 'leak' : 'running')} />
  );
}
/** The button makes way for the progress, which has the focus: the status alone says what happens. */
export const FocusGoesOn: Story = {
  parameters: { visual: { skip: 'Stands in Common.' } },
  render: (args) => <Running {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('progressbar')).toHaveFocus();
  },
};
/** Each state says its own words, and the button belongs to what comes next. */
export const Words: Story = {
  parameters: { visual: { skip: 'Stands in Common and Rare.' } },
  render: (args) => (
    <Grid columns={4}>
      {states.map((state) => (
        <LeakPanel key={state} {...args} state={state} progress={0.6} reason="No server answered." />
      ))}
    </Grid>
  ),
  play: async ({ canvasElement, loaded }) => {
    const text = storyText(loaded);
    const panels = within(canvasElement).getAllByRole('region');
    await expect(panels).toHaveLength(states.length);
    for (const [index, state] of states.entries()) {
      const panel = within(panels[index] as HTMLElement);
      // The sentence names the panel, and a change of it is said.
      await expect(panels[index]).toHaveAccessibleName(text(m[`${state}.title`]));
      await expect(panel.getByRole('status')).toHaveTextContent(text(m[`${state}.badge`]));
      if (state === 'running') {
        await expect(panel.queryByRole('button')).toBeNull();
        await expect(panel.getByRole('progressbar')).toHaveAttribute('value', '0.6');
        continue;
      }
      await expect(panel.getByRole('button')).toHaveAccessibleName(text(state === 'idle' ? m.run : m.again));
    }
    await expect(within(panels.at(-1) as HTMLElement).getByText(/No server answered\./)).toBeVisible();
  },
};
/** Addresses that are masked may be equal, and all of them are listed. */
export const Masked: Story = {
  args: { state: 'leak', seenAddress: null, offered: ['203.0.•.•', '203.0.•.•'], action: 'Compare' },
  parameters: { visual: { skip: 'Stands in Common, with other figures.' } },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('203.0.•.•')).toHaveLength(2);
    await expect(canvas.getByText(storyText(loaded)(m.unknown))).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Compare' })).toBeVisible();
  },
};
