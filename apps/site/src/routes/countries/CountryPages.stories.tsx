import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { networkFixture } from '../../../tests/networkFixture.ts';
import { StoryPage, storyData } from '../../../tests/StoryPage.tsx';
import { AtlasPage } from './AtlasPage.tsx';
import { CountryPage } from './CountryPage.tsx';

const meta = {
  title: 'Pages/Countries',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { Page: AtlasPage, path: '/vpn-server', data: storyData },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('main')).toBeVisible();
  },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Index: Story = { parameters: { visual: { picture: 'state', variant: 'mobile' } } };
export const OneCountry: Story = {
  args: { Page: CountryPage, path: '/vpn-server/japan-vpn' },
  parameters: { visual: { picture: 'state', variant: 'mobile' } },
};
export const ManyTimeZones: Story = {
  args: { Page: CountryPage, path: '/vpn-server/canada-vpn' },
  parameters: { visual: { skip: 'OneCountry with more clocks.' } },
};

/** The time of the stories is midnight: the feed is five minutes old. */
const recent = '2026-03-01T23:55:00Z';
const network = (slug?: string) => ({ ...storyData, network: networkFixture(recent, slug) });

/** With a network feed: every place. */
export const Atlas: Story = {
  args: { Page: AtlasPage, path: '/vpn-server', data: network() },
  parameters: { visual: { picture: 'state', dark: true, variant: 'mobile' } },
};
/** The feed was not renewed in time: no states, no loads, and a line that says so. */
export const OldFeed: Story = {
  args: { data: { ...storyData, network: networkFixture('2026-03-01T12:00:00Z') } },
  parameters: { visual: { skip: 'Search without states: CountryList has them.' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('#places')?.textContent).not.toMatch(/%/);
  },
};
/** Sought by another name. */
export const Search: Story = {
  args: {
    data: { ...network(), posted: { form: 'places', typed: { q: 'hollnad' } } },
  },
  parameters: { visual: { skip: 'The list of Atlas with one country.' } },
  play: async ({ canvasElement }) => {
    const names = [...canvasElement.querySelectorAll('#places h3')].map((each) => each.textContent);
    await expect(names).toHaveLength(1);
    await expect(names[0]).toMatch(/Holland/);
  },
};
/** Nothing has the name: those that come closest. */
export const NoHit: Story = {
  args: { data: { ...network(), posted: { form: 'places', typed: { q: 'xyzzy plugh' } } } },
  parameters: { visual: { skip: 'PlaceFilter and CountryList show it.' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('#places h3').length).toBeGreaterThan(0);
    await expect(canvasElement.querySelector('[data-found="says"]')).toHaveTextContent('xyzzy plugh');
  },
};
/** Sorted by distance from a visitor in Lyon. */
export const Nearest: Story = {
  args: {
    data: {
      ...network(),
      posted: {
        form: 'places',
        typed: { sort: 'near' },
        from: { latitude: 45.76, longitude: 4.84, city: 'Lyon' },
      },
    },
  },
  parameters: { visual: { skip: 'Search with distances: CountryList has them.' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('#places li')?.textContent).toMatch(/NL|Amsterdam/);
    // The list is in rings of distance, and the chart beside it learns from where they are.
    await expect(canvasElement.querySelectorAll('#places section').length).toBeGreaterThan(1);
    await expect(canvasElement.querySelector('[data-from="45.76,4.84,Lyon"]')).not.toBeNull();
  },
};
/** A country without texts of its own: its data, and what it is. A city in maintenance. */
export const Sheet: Story = {
  args: { Page: CountryPage, path: '/vpn-server/sweden-vpn', data: network('sweden-vpn') },
  parameters: { visual: { picture: 'state', dark: true, variant: 'mobile' } },
};
/** Files for OpenVPN, of the cities that have one. Not of an old feed. */
export const OpenvpnFiles: Story = {
  args: { Page: CountryPage, path: '/vpn-server/sweden-vpn', data: network('sweden-vpn') },
  parameters: { visual: { skip: 'Sheet with a city opened: CityServers shows it.' } },
  play: async ({ canvasElement }) => {
    const files = [...canvasElement.querySelectorAll('a[href$=".ovpn"]')];
    await expect(files.map((each) => each.getAttribute('href'))).toEqual([
      '/api/mms/network/v1/openvpn/se-sto.ovpn',
    ]);
    await expect(files[0]).toHaveTextContent(/OpenVPN.*Stockholm/);
    await expect(canvasElement.querySelector('#servers')).toHaveTextContent(/OpenVPN.*Stockholm.*OpenVPN/);
  },
};
export const OpenvpnOldFeed: Story = {
  args: {
    ...OpenvpnFiles.args,
    data: { ...storyData, network: networkFixture('2026-03-01T12:00:00Z', 'sweden-vpn') },
  },
  parameters: { visual: { skip: 'OpenvpnFiles without a file.' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('a[href$=".ovpn"]')).toHaveLength(0);
    await expect(canvasElement.querySelector('#servers')).not.toHaveTextContent(/OpenVPN/);
  },
};
/** One city with one server. */
export const OneServer: Story = {
  args: { Page: CountryPage, path: '/vpn-server/iceland-vpn', data: network('iceland-vpn') },
  parameters: { visual: { skip: 'Sheet with less of it.' } },
};
/** How far it is from a visitor. */
export const Measured: Story = {
  args: {
    Page: CountryPage,
    path: '/vpn-server/sweden-vpn',
    data: {
      ...network('sweden-vpn'),
      posted: {
        form: 'places',
        typed: {},
        from: { latitude: 45.76, longitude: 4.84, city: 'Lyon', country: 'FR' },
      },
    },
  },
  parameters: { visual: { skip: 'Sheet with distances.' } },
};
/** A country with texts, and its data. */
export const WithTexts: Story = {
  args: { Page: CountryPage, path: '/vpn-server/japan-vpn', data: network('japan-vpn') },
  parameters: { visual: { skip: 'OneCountry on a wide screen: ChartSheet shows its chart.' } },
};
