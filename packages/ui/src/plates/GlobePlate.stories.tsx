import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { GlobePlate } from './GlobePlate.tsx';

const meta = {
  title: 'Components/Pictures/GlobePlate',
  component: GlobePlate,
  args: {
    variant: 'north',
    title: 'World map seen from the north',
    labels: {
      newYork: 'New York',
      saoPaulo: 'São Paulo',
      tokyo: 'Tokyo',
      singapore: 'Singapore',
      greenland: 'Greenland',
      weddellSea: 'Weddell Sea',
    },
  },
} satisfies Meta<typeof GlobePlate>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The heavy layers arrive: an external file that is blocked or missing leaves them without a size. */
async function expectLayers(canvasElement: HTMLElement) {
  const uses = [...canvasElement.querySelectorAll('use')];
  await expect(uses.length).toBeGreaterThan(6);
  for (const [index, use] of uses.entries()) {
    // Lines and land fill the plate; a route is as wide as it is long.
    const least = index < 2 ? 500 : 5;
    await waitFor(() => expect(use.getBBox().width).toBeGreaterThan(least));
  }
}

export const North: Story = {
  parameters: { visual: { picture: 'whole', dark: true, variant: 'mobile' } },
  play: async ({ canvasElement }) => {
    await expectLayers(canvasElement);
    await expect(
      within(canvasElement).getByRole('img', { name: 'World map seen from the north' }),
    ).toBeVisible();
    await expect(canvasElement.querySelectorAll('text')).toHaveLength(6);
  },
};
export const NorthMobile: Story = {
  args: { pageVariant: 'mobile' },
  play: async ({ canvasElement }) => {
    await expectLayers(canvasElement);
    await expect(canvasElement.querySelectorAll('text')).toHaveLength(0);
  },
};
export const South: Story = {
  args: { variant: 'south', title: 'The south polar region' },
  parameters: { visual: { picture: 'state', variant: 'mobile' } },
  play: ({ canvasElement }) => expectLayers(canvasElement),
};
export const SouthMobile: Story = {
  args: { variant: 'south', pageVariant: 'mobile', title: 'The south polar region' },
  play: ({ canvasElement }) => expectLayers(canvasElement),
};
