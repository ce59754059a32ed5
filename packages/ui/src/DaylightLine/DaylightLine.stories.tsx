import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DaylightLine } from './DaylightLine.tsx';

const meta = {
  title: 'Components/Pictures/DaylightLine',
  component: DaylightLine,
  parameters: { visual: { skip: 'Pages/Countries shows it.' } },
  args: { rise: 387, set: 989 },
} satisfies Meta<typeof DaylightLine>;
export default meta;
type Story = StoryObj<typeof meta>;

const nights = (canvas: HTMLElement) => canvas.querySelectorAll('rect').length - 1;

export const Winter: Story = {
  play: async ({ canvasElement }) => expect(nights(canvasElement)).toBe(2),
};
/** On a page that is made for one visitor. */
export const WithNow: Story = {
  args: { now: 300 },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('path')).toBeVisible(),
};
/** The sun sets after midnight. */
export const NorthernSummer: Story = {
  args: { rise: 150, set: 20 },
  play: async ({ canvasElement }) => expect(nights(canvasElement)).toBe(1),
};
/** The sun does not set. */
export const AllDay: Story = {
  args: { rise: 0, set: 1440 },
  play: async ({ canvasElement }) => expect(nights(canvasElement)).toBe(0),
};
