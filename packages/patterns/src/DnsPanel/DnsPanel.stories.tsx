import type { Meta, StoryObj } from '@storybook/react-vite';
import { addressFixture } from '@tern/testing/fixtures';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { DnsPanel } from './DnsPanel.tsx';
import { dnsPanelMessages as m } from './dnsPanel.messages.ts';

const ours = {
  ...addressFixture,
  ip: '198.51.100.7',
  country: 'Japan',
  country_code: 'JP',
  network: null,
  is_exit: true,
};

const meta = {
  title: 'Patterns/Tools/DnsPanel',
  component: DnsPanel,
  parameters: { layout: 'fullscreen' },
  args: { state: 'idle', zone: 'dns.tern.example', resolvers: [], onRun: fn() },
} satisfies Meta<typeof DnsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Where no zone is configured it says so, and offers nothing. */
export const Off: Story = {
  args: { state: 'off', zone: null },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(storyText(loaded)(m['off.text']))).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Ready: Story = {
  parameters: { visual: { picture: 'state', variant: 'desktop' } },
  play: async ({ args, canvasElement, loaded }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: storyText(loaded)(m.run) }));
    await expect(args.onRun).toHaveBeenCalledTimes(1);
  },
};
export const Protected: Story = {
  args: { state: 'protected', resolvers: [ours] },
};
export const Leak: Story = {
  args: { state: 'leak', resolvers: [ours, addressFixture] },
  parameters: { visual: { dark: true } },
  play: async ({ canvasElement, loaded }) => {
    await expect(within(canvasElement).getByText(storyText(loaded)(m.other))).toBeVisible();
  },
};
export const NoResult: Story = {
  args: { state: 'inconclusive' },
};

export const AllStates: StoryObj = { tags: ['all-states'], parameters: { visual: { dark: true } } };
