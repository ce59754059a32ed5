import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatRow } from './StatRow.tsx';

const meta = {
  title: 'Components/Content/StatRow',
  component: StatRow,
  parameters: { visual: { dark: true } },
  args: {
    label: 'Facts',
    items: [
      { value: '6000+', label: 'servers' },
      { value: '50+', label: 'countries' },
      { value: '6', label: 'devices at once' },
      { value: '30', unit: 'days', label: 'to get your money back' },
    ],
  },
} satisfies Meta<typeof StatRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { picture: 'whole' } },
  play: async ({ canvasElement }) => {
    await expect([...canvasElement.querySelectorAll('dd')].map((item) => item.textContent)).toEqual([
      '6000+',
      '50+',
      '6',
      '30 days',
    ]);
  },
};
