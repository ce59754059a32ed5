import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { CountryMap } from './CountryMap.tsx';

const meta = {
  title: 'Components/Pictures/CountryMap',
  component: CountryMap,
  args: { code: 'DE', title: 'Map of Germany with its large cities' },
  play: async ({ canvasElement }) => {
    const land = canvasElement.querySelectorAll('use')[1];
    await waitFor(() => expect(land?.getBBox().width).toBeGreaterThan(300));
  },
} satisfies Meta<typeof CountryMap>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On the desktop it stands in Pages/Countries. */
export const Germany: Story = { parameters: { visual: { picture: 'whole', variant: 'mobile' } } };
/** The widest country of the list. */
export const UnitedStates: Story = {
  args: { code: 'US', title: 'Map of the USA with its large cities' },
};
/** One city. */
export const Singapore: Story = { parameters: { visual: { picture: 'state' } }, args: { code: 'SG' } };
