import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CityServers, type CityServersProps, type ServerView } from './CityServers.tsx';

const now = Date.parse('2026-03-02T09:30:00Z');
const servers = (prefix: string, count: number, state: ServerView['state'] = 'up'): ServerView[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `${prefix}-${String(index + 1).padStart(3, '0')}`,
    state: index === 4 ? 'maintenance' : index === 6 ? 'down' : state,
    load: index === 4 || index === 6 || state !== 'up' ? null : (index * 37) % 100,
    changedAt: index === 4 ? '2026-03-02T08:12:00Z' : '2026-02-24T03:00:00Z',
  }));
const city = (id: string, name: string, count: number, more: object = {}) => ({
  ...{ id, name, servers: count, maintenance: 0, down: 0, load: 41 },
  href: `/vpn-server/japan-vpn?city=${id}`,
  shown: servers(id, Math.min(count, 8)),
  ...more,
});

const meta = {
  title: 'Patterns/Tools/CityServers',
  component: CityServers,
  args: {
    label: 'Cities and servers',
    now,
    cities: [
      city('jp-tyo', 'Tokyo', 400, { maintenance: 1, down: 1, km: 9892 }),
      city('jp-osa', 'Osaka', 96, {
        maintenance: 96,
        load: null,
        shown: servers('jp-osa', 4, 'maintenance'),
        km: 9792,
      }),
    ] as CityServersProps['cities'],
  },
} satisfies Meta<typeof CityServers>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 400 servers in one city: the first of them, and the way to all. The other city is in maintenance. */
export const ManyServers: Story = {
  parameters: { visual: { picture: 'whole', dark: true, also: ['de-zoom'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const summary of canvasElement.querySelectorAll('summary')) await userEvent.click(summary);
    await expect(canvas.getAllByRole('table')).toHaveLength(2);
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', '/vpn-server/japan-vpn?city=jp-tyo');
  },
};
/** One city with one server: open, and no link to more. */
export const OneServer: Story = {
  args: { cities: [city('is-rkv', 'Reykjavík', 1)] as CityServersProps['cities'] },
  parameters: { visual: { picture: 'state', variant: 'mobile' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('details')?.open).toBe(true);
    await expect(canvasElement.querySelectorAll('a')).toHaveLength(0);
  },
};
/** One of two cities has a file for OpenVPN. */
export const OpenvpnFile: Story = {
  args: {
    cities: [
      city('se-sto', 'Stockholm', 4, { file: '/api/mms/network/v1/openvpn/se-sto.ovpn' }),
      city('se-mma', 'Malmö', 4),
    ] as CityServersProps['cities'],
  },
  parameters: { visual: { skip: 'ManyServers with one more link.' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const summary of canvasElement.querySelectorAll('summary')) await userEvent.click(summary);
    const link = canvas.getByRole('link', { name: /OpenVPN.*Stockholm/ });
    await expect(link).toHaveAttribute('href', '/api/mms/network/v1/openvpn/se-sto.ovpn');
    await expect(link).toHaveAttribute('download');
    await expect(canvas.queryByRole('link', { name: /Malmö/ })).toBeNull();
  },
};
/** The feed is too old: names alone. */
export const OldFeed: Story = {
  args: { stale: true, cities: [city('is-rkv', 'Reykjavík', 3)] as CityServersProps['cities'] },
};
