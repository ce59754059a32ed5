import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Card } from '../Card/Card.tsx';
import { CheckGlyph, Undo2Glyph, XGlyph } from '../Icon/glyphs.ts';
import { Table } from './Table.tsx';

const meta = {
  title: 'Components/Content/Table',
  component: Table,
  parameters: { visual: { dark: true } },
  args: {
    caption: 'Payments',
    columns: [
      { key: 'date', label: 'Date' },
      { key: 'plan', label: 'Plan' },
      { key: 'amount', label: 'Amount', align: 'end' },
      { key: 'status', label: 'Status', align: 'end' },
    ],
    rows: [
      {
        key: '1',
        cells: {
          date: '2 Nov 2025',
          plan: '12 months',
          amount: '$45.00',
          status: (
            <Badge tone="success" icon={CheckGlyph}>
              Paid
            </Badge>
          ),
        },
      },
      {
        key: '2',
        cells: {
          date: '1 Nov 2024',
          plan: '12 months',
          amount: '$45.00',
          status: (
            <Badge tone="danger" icon={XGlyph}>
              Failed
            </Badge>
          ),
        },
      },
      {
        key: '3',
        cells: {
          date: '3 Sep 2024',
          plan: '1 month',
          amount: '$9.99',
          status: (
            <Badge tone="line" icon={Undo2Glyph}>
              Refunded
            </Badge>
          ),
        },
      },
    ],
  },
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = canvas.getByRole('table', { name: 'Payments' });
    await expect(within(table).getByRole('rowheader', { name: '2 Nov 2025' })).toBeVisible();
    await expect(within(table).getAllByRole('cell')).toHaveLength(9);
    if (window.innerWidth < 750) await expect(table).toHaveTextContent('Amount');
  },
};
export const InACard: Story = {
  args: { inset: true },
  render: (args) => (
    <Card padding="none">
      <Table {...args} />
    </Card>
  ),
};
/** A cell without content has no label of its own on a phone. */
export const EmptyCell: Story = {
  args: { rows: [{ key: '1', cells: { date: '1 Nov 2024', plan: '12 months', amount: 0, status: null } }] },
  parameters: { visual: { skip: 'The rows of Default.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Amount')).toHaveLength(2);
    await expect(canvas.getAllByText('Status')).toHaveLength(1);
  },
};
export const CaptionVisible: Story = { args: { captionVisible: true } };
export const Sideways: Story = {
  args: {
    stack: false,
    caption: 'Plans side by side',
    columns: [
      { key: 'what', label: 'What' },
      { key: 'year', label: '12 months', highlighted: true },
      { key: 'month', label: '1 month' },
    ],
    rows: [
      { key: 'price', cells: { what: 'Price per month', year: '$3.75', month: '$9.99' } },
      {
        key: 'billed',
        cells: { what: 'Billed', year: '$45.00 every 12 months', month: '$9.99 every month' },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Plans side by side' })).toHaveAttribute(
      'tabindex',
      '0',
    );
  },
};

export const AllStates: StoryObj = { tags: ['all-states'] };
