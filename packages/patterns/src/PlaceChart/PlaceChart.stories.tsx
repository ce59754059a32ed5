import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlacesMap } from '@tern/ui';
import { expect, fn, within } from 'storybook/test';
import { Atlas } from '../Atlas/Atlas.tsx';
import { PlaceChart } from './PlaceChart.tsx';

const places = [
  { key: 'jp', name: 'Japan', latitude: 35.68, longitude: 139.69 },
  { key: 'is', name: 'Iceland', latitude: 64.15, longitude: -21.94 },
  { key: 'ch', name: 'Switzerland', latitude: 47.37, longitude: 8.54 },
  { key: 'br', name: 'Brazil', latitude: -23.55, longitude: -46.63 },
];
const japan = { key: 'jp', name: 'Japan', href: '/vpn-server/japan-vpn', timeZone: 'Asia/Tokyo' };
const visitor = { latitude: 45.76, longitude: 4.84, city: 'Lyon' };

const meta = {
  title: 'Patterns/Tools/PlaceChart',
  component: PlaceChart,
  parameters: { layout: 'fullscreen' },
  args: { places, now: Date.UTC(2026, 2, 1, 12), onSelect: fn() },
  render: (args) => (
    <Atlas
      head={<h1>4 countries.</h1>}
      picture={<PlacesMap places={places} />}
      chart={<PlaceChart {...args} />}
    >
      <p>Iceland, Japan, Switzerland, Brazil</p>
    </Atlas>
  ),
} satisfies Meta<typeof PlaceChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** How far it is, and what time it is there. */
export const FromVisitor: Story = {
  args: { visitor, shown: { ...japan, km: 9892 } },
  parameters: { visual: { skip: 'Chart shows the disc.' } },
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status');
    await expect(status).toHaveTextContent('Japan');
    await expect(status.textContent).toMatch(/9.?892/);
    await expect(status.textContent).toMatch(/99/);
    await expect(within(status).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining('japan-vpn'),
    );
  },
};
/** Nobody knows where the visitor is: no distance. */
export const Unknown: Story = {
  args: { shown: japan },
  parameters: { visual: { skip: 'FromVisitor with less.' } },
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status');
    await expect(status).toHaveTextContent('Japan');
    await expect(status.querySelectorAll('dt')).toHaveLength(1);
  },
};
/** Before a place is pressed: the rings alone. */
export const Rings: Story = {
  args: { visitor },
  parameters: { visual: { skip: 'Chart shows the disc.' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement();
    await expect(canvasElement.textContent).toMatch(/Lyon/);
  },
};
