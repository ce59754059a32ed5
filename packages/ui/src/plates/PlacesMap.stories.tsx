import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { PlacesMap } from './PlacesMap.tsx';

const places = [
  { latitude: 59.33, longitude: 18.07, own: true },
  { latitude: 57.71, longitude: 11.97, own: true },
  { latitude: 55.68, longitude: 12.57 },
  { latitude: 59.91, longitude: 10.75 },
  { latitude: 40.71, longitude: -74.01 },
  { latitude: 35.68, longitude: 139.69 },
  { latitude: -33.87, longitude: 151.21 },
];

const meta = {
  title: 'Components/Pictures/PlacesMap',
  component: PlacesMap,
  args: { places, title: 'Map of the cities with servers' },
  play: async ({ canvasElement }) => {
    const land = canvasElement.querySelectorAll('use')[1];
    await waitFor(() => expect(land?.getBBox().width).toBeGreaterThan(300));
    await expect(
      within(canvasElement).getByRole('img', { name: 'Map of the cities with servers' }),
    ).toBeVisible();
  },
} satisfies Meta<typeof PlacesMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const World: Story = { parameters: { visual: { skip: 'Too heavy: pages show it.' } } };
/** The places it is about lie above the rest. */
export const Around: Story = {
  args: { around: { latitude: 59.33, longitude: 18.07 } },
  parameters: { visual: { picture: 'whole', variant: 'desktop' } },
};
/** Beyond the edge of the northern plate. */
export const South: Story = {
  args: {
    around: { latitude: -36.85, longitude: 174.76 },
    places: [{ latitude: -36.85, longitude: 174.76, own: true }],
  },
};
