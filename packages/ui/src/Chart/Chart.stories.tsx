import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Chart } from './Chart.tsx';
import * as css from './ChartStory.css.ts';

const places = [
  { key: 'jp', name: 'Japan', latitude: 35.68, longitude: 139.69 },
  { key: 'is', name: 'Iceland', latitude: 64.15, longitude: -21.94 },
  { key: 'nl', name: 'Netherlands', latitude: 52.37, longitude: 4.9 },
  { key: 'ch', name: 'Switzerland', latitude: 47.37, longitude: 8.54 },
  { key: 'br', name: 'Brazil', latitude: -23.55, longitude: -46.63 },
  { key: 'za', name: 'South Africa', latitude: -26.2, longitude: 28.05 },
  { key: 'nz', name: 'New Zealand', latitude: -36.85, longitude: 174.76 },
];
const visitor = { latitude: 45.76, longitude: 4.84, name: 'You, Lyon' };
const rings = [10, 25, 50, 100, 150].map((ms) => ({ km: ms * 100, label: `${ms} ms` }));

const meta = {
  title: 'Components/Pictures/Chart',
  component: Chart,
  args: { places, rings, title: 'Chart of the places', onSelect: fn() },
  render: (args) => (
    <div className={css.box} data-chart-frame="">
      <Chart {...args} />
    </div>
  ),
} satisfies Meta<typeof Chart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No label lies on another one, and none is smaller than 11 CSS pixels. */
async function expectReadable(canvasElement: HTMLElement) {
  const labels = await waitFor(() => {
    const found = [...canvasElement.querySelectorAll('text')];
    expect(found.length).toBeGreaterThan(1);
    return found;
  });
  const boxes = labels.map((label) => label.getBoundingClientRect());
  for (const [at, box] of boxes.entries()) {
    await expect(box.height).toBeGreaterThan(10);
    for (const other of boxes.slice(at + 1)) {
      const apart =
        box.right <= other.left ||
        other.right <= box.left ||
        box.bottom <= other.top ||
        other.bottom <= box.top;
      await expect(apart).toBe(true);
    }
  }
}

/** A visitor, and the way to a place: straight, with the tern on it. */
export const Route: Story = {
  args: { visitor, selected: 'jp', title: 'Chart: Japan' },
  parameters: { visual: { skip: 'On no page yet.' } },
  play: async ({ canvasElement }) => {
    await expectReadable(canvasElement);
    await expect(within(canvasElement).getByRole('img', { name: 'Chart: Japan' })).toBeVisible();
    await expect(canvasElement.textContent).toContain('You, Lyon');
  },
};
/** The visitor alone, in the middle of rings of delay. */
export const Visitor: Story = {
  args: { visitor },
  parameters: { visual: { skip: 'Route without the way.' } },
  play: async ({ args, canvasElement }) => {
    await expectReadable(canvasElement);
    await expect(canvasElement.textContent).toContain('25 ms');
    // A press near a place selects it.
    const chart = within(canvasElement).getByRole('img');
    const box = chart.getBoundingClientRect();
    const at = { clientX: box.left + box.width / 2 + 8, clientY: box.top + box.height / 2 - 4 };
    chart.dispatchEvent(new MouseEvent('click', { ...at, bubbles: true }));
    await expect(args.onSelect).toHaveBeenCalledWith('ch');
  },
};
/** Nobody knows where the visitor is: the place is in the middle. */
export const Place: Story = {
  args: { selected: 'nl' },
  parameters: { visual: { skip: 'Route in another place.' } },
  play: async ({ canvasElement }) => expectReadable(canvasElement),
};
/** The opposite end of the earth. */
export const Far: Story = {
  args: { visitor, selected: 'nz' },
  parameters: { visual: { skip: 'Route in another place.' } },
  play: async ({ canvasElement }) => expectReadable(canvasElement),
};
/** Only a part of the square is in sight: both ends of the way are in it. */
export const Strip: Story = {
  args: { visitor, selected: 'br' },
  parameters: { visual: { skip: 'Atlas shows it on a phone.' } },
  render: (args) => (
    <div className={css.strip} data-chart-frame="">
      <div className={css.square}>
        <Chart {...args} />
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => expectReadable(canvasElement),
};
/** Nothing yet: the picture beneath shows. */
export const Empty: Story = {
  parameters: { visual: { skip: 'Nothing to see.' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
};
