import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { ConnectionBand } from './ConnectionBand.tsx';
import { connectionBandMessages as m } from './connectionBand.messages.ts';

const home = {
  ip: '203.0.113.24',
  connected: false,
  city: 'New York',
  country: 'US',
  location: { latitude: 40.7, longitude: -74 },
};

const meta = {
  title: 'Patterns/Account/ConnectionBand',
  component: ConnectionBand,
  parameters: { visual: { skip: 'Stands in the first page of the account.' } },
  args: { seen: home, appsHref: '/download', checkHref: '/webrtc-leak-test', onRetry: fn() },
} satisfies Meta<typeof ConnectionBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotConnected: Story = {
  play: async ({ canvas, loaded }) => {
    const text = storyText(loaded);
    await expect(canvas.getByText('203.0.113.24')).toBeVisible();
    await expect(canvas.getByText(text(m.notConnected))).toBeVisible();
    // The first state is read with the page, not announced.
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('link', { name: text(m.check) })).toHaveAttribute(
      'href',
      '/webrtc-leak-test',
    );
  },
};
export const Connected: Story = {
  args: {
    seen: {
      ip: '198.51.100.14',
      connected: true,
      server: 'jp-tyo-014',
      city: 'Tokyo',
      country: 'JP',
      location: { latitude: 35.7, longitude: 139.7 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('jp-tyo-014')).toBeVisible();
  },
};
/** Nothing is known of the place: there is no map. */
export const UnknownPlace: Story = {
  args: { seen: { ...home, city: null, country: null, location: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
export const LongAddress: Story = {
  args: { seen: { ...home, ip: '2001:0db8:85a3:1234:5678:8a2e:0370:7334' } },
};
export const Loading: Story = {
  args: { status: 'loading', seen: null },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(storyText(loaded)(m.loading));
  },
};
export const Failed: Story = {
  args: { status: 'failed', seen: null },
  play: async ({ args, canvas, userEvent, loaded }) => {
    const again = canvas.getByRole('button', { name: storyText(loaded)(m.again) });
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.click(again);
    await expect(args.onRetry).toHaveBeenCalledOnce();
    again.blur();
  },
};
export const Offline: Story = { args: { status: 'offline' } };
