import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { PointMap } from './PointMap.tsx';

const meta = {
  title: 'Components/Pictures/PointMap',
  component: PointMap,
  args: { location: { latitude: 45.76, longitude: 4.83 }, title: 'Map with a crosshair on Lyon' },
} satisfies Meta<typeof PointMap>;
export default meta;
type Story = StoryObj<typeof meta>;

const places = ['US', 'BR', 'ZA', 'IN', 'JP', 'AU', 'NZ', 'GL'];

export const Place: Story = {
  parameters: { visual: { dark: true } },
  play: async ({ canvasElement }) => {
    const land = canvasElement.querySelectorAll('use')[1];
    await waitFor(() => expect(land?.getBBox().width).toBeGreaterThan(300));
    await expect(
      within(canvasElement).getByRole('img', { name: 'Map with a crosshair on Lyon' }),
    ).toBeVisible();
    await expect(canvasElement.querySelectorAll('circle')).toHaveLength(2);
  },
};
/** The middle of a country, near the edges of the plate as well. */
export const Countries: Story = {
  render: () => (
    <Grid columns={4}>
      {places.map((country) => (
        <PointMap key={country} country={country} title={country} />
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('circle')).toHaveLength(2 * places.length);
  },
};
/** Nothing is known: no crosshair, and no place that was made up. */
export const Nowhere: Story = {
  args: { location: null, country: null, title: 'Map without a place' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('circle')).toHaveLength(0);
  },
};

export const AllStates: StoryObj = {
  tags: ['all-states'],
  parameters: { visual: { variant: 'desktop' } },
};
