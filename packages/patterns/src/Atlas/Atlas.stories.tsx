import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading, PlacesMap, Stack } from '@tern/ui';
import { expect, within } from 'storybook/test';
import { Atlas } from './Atlas.tsx';

const places = [
  { latitude: 35.68, longitude: 139.69 },
  { latitude: 64.15, longitude: -21.94 },
];
const meta = {
  title: 'Patterns/Tools/Atlas',
  component: Atlas,
  parameters: { layout: 'fullscreen' },
  args: {
    head: <Heading level={1}>2 countries.</Heading>,
    picture: <PlacesMap title="Map of the cities with servers" places={places} />,
    children: (
      <Stack as="ul">
        <li>Iceland</li>
        <li>Japan</li>
      </Stack>
    ),
  },
} satisfies Meta<typeof Atlas>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without a script: the picture alone. */
export const Plain: Story = {
  parameters: { visual: { skip: 'Pages/Countries/Atlas shows it.' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const frame = canvasElement.querySelector('[data-chart-frame]') as HTMLElement;
    await expect(getComputedStyle(frame).position).toBe('sticky');
    await expect(canvas.getByRole('img', { name: 'Map of the cities with servers' })).toBeVisible();
  },
};
