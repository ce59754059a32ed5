import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { CountryView } from '../network/PlaceView.ts';
import { CountryList } from './CountryList.tsx';

const city = (id: string, name: string, servers: number, more: object = {}) => ({
  ...{ id, name, servers, maintenance: 0, down: 0, load: 41 },
  ...more,
});
const countries: readonly CountryView[] = [
  {
    code: 'IS',
    name: 'Iceland',
    href: '/vpn-server/iceland-vpn',
    cities: [city('is-rkv', 'Reykjavík', 1)],
  },
  {
    code: 'JP',
    name: 'Japan',
    href: '/vpn-server/japan-vpn',
    cities: [city('jp-tyo', 'Tokyo', 220, { maintenance: 1 }), city('jp-osa', 'Osaka', 96, { down: 1 })],
  },
  {
    code: 'FR',
    name: 'France',
    href: '/vpn-server/france-vpn',
    cities: [
      city('fr-par', 'Paris', 180, { maintenance: 180, load: null }),
      city('fr-mrs', 'Marseille', 60, { maintenance: 60, load: null }),
    ],
  },
  {
    code: 'BR',
    name: 'Brazil',
    href: '/vpn-server/brazil-vpn',
    cities: [city('br-sao', 'São Paulo', 100, { down: 100, load: null })],
  },
];

const meta = {
  title: 'Patterns/Tools/CountryList',
  component: CountryList,
  args: { label: 'All places', countries },
} satisfies Meta<typeof CountryList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All up, some up, all in maintenance, all down. One server that is down is not the whole country. */
export const States: Story = {
  parameters: { visual: { picture: 'whole', dark: true, also: ['de-zoom'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4);
    const summary = canvasElement.querySelector('summary') as HTMLElement;
    await userEvent.click(summary);
    await expect(summary.closest('details')?.open).toBe(true);
    await expect(summary.closest('details')?.querySelector('a')).toBeVisible();
    await userEvent.click(canvas.getAllByText('Japan')[0] as HTMLElement);
    await userEvent.click(canvas.getByText('Osaka'));
    await expect(canvas.getByRole('link', { name: '96 servers' })).toBeVisible();
  },
};
/** The distance from the visitor is known: rings head the list. */
export const Distances: Story = {
  args: {
    countries: countries.map((country, index) => ({
      ...country,
      km: 112 + index * 3044,
      cities: country.cities.map((each, at) => ({ ...each, km: 112 + index * 3044 + at * 400 })),
    })),
    open: true,
    from: { latitude: 45.76, longitude: 4.84, city: 'Lyon' },
  },
  parameters: { visual: { picture: 'state', variant: 'mobile' } },
  play: async ({ canvasElement }) => {
    const headings = within(canvasElement).getAllByRole('heading', { level: 2 });
    await expect(headings.length).toBeGreaterThan(1);
    await expect(headings[0]?.textContent).toMatch(/1.?000/);
    await expect(canvasElement.querySelector('[data-from]')).not.toBeNull();
  },
};
/** Found by another name: open. */
export const Found: Story = {
  args: { countries: [{ ...(countries[1] as CountryView), alias: 'Tokio' }], open: true },
};
/** The feed is too old: states and loads are left out. */
export const OldFeed: Story = {
  args: { stale: true, open: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).not.toMatch(/%/);
  },
};
