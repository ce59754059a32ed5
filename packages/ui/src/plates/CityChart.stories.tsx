import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ChartTrip } from './ChartTrip.tsx';
import { CityChart } from './CityChart.tsx';

const tokyo = { latitude: 35.68, longitude: 139.69 };
const paris = { latitude: 48.86, longitude: 2.35 };
const lyon = { latitude: 45.76, longitude: 4.84 };

const meta = {
  title: 'Components/Pictures/CityChart',
  component: CityChart,
  args: {
    cities: [tokyo, paris],
    leaders: [{ from: paris, x: 412, y: 420 }],
    own: lyon,
    ownName: 'You, Lyon',
  },
  parameters: { visual: { skip: 'Too heavy: ConnectTry shows it.' } },
  play: async ({ canvasElement }) => {
    const land = canvasElement.querySelectorAll('use')[1];
    await waitFor(() => expect(land?.getBBox().width).toBeGreaterThan(300));
  },
} satisfies Meta<typeof CityChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cities: Story = {};
/** A place beyond the edge is left out. */
export const WithoutVisitor: Story = { args: { own: null } };
/** The trip lies over the chart; `--go` is 0, so it is only planned. */
export const WithTrip: Story = {
  render: (args) => (
    <>
      <CityChart {...args} />
      <ChartTrip from={lyon} to={tokyo} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const city = canvasElement.querySelectorAll('svg path')[2];
    const [end, trip] = ['circle', 'g'].map((name) =>
      canvasElement.querySelector(`svg:last-of-type ${name}`)?.getBoundingClientRect(),
    );
    await expect(city).toBeVisible();
    await expect(end?.width).toBeGreaterThan(5);
    await expect(trip?.width).toBeGreaterThan(100);
  },
};
