import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ComparisonTable } from './ComparisonTable.tsx';

const meta = {
  title: 'Components/Content/ComparisonTable',
  component: ComparisonTable,
  args: {
    caption: 'VPN and proxy',
    rowLabel: 'What it does',
    columns: ['VPN', 'Proxy'],
    yesLabel: 'Yes',
    noLabel: 'No',
    rows: [
      { label: 'Shows sites another address', cells: [true, true] },
      { label: 'Encrypts the way', cells: [true, false] },
      { label: 'Covers', cells: ['Every app on the device', 'One browser or app'] },
    ],
  },
} satisfies Meta<typeof ComparisonTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { picture: 'whole', dark: true } },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('row', { name: /Encrypts the way/ });
    const [vpn, proxy] = within(row).getAllByRole('cell');
    await expect(vpn).toHaveTextContent('Yes');
    await expect(proxy).toHaveTextContent('No');
  },
};
