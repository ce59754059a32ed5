import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '@tern/ui';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LeakPanel } from './LeakPanel.tsx';

const meta = {
  title: 'Patterns/Tools/LeakPanel',
  component: LeakPanel,
  args: { state: 'idle', seenAddress: '198.51.100.7', onRun: fn() },
} satisfies Meta<typeof LeakPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before, during, and the two verdicts most people get. */
export const Common: Story = {
  parameters: { visual: { modes: ['en-desktop', 'ar-mobile', 'en-desktop-dark'] } },
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
  parameters: { visual: { modes: ['en-desktop', 'ar-mobile'] } },
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
