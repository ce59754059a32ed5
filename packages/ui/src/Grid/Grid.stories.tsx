import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Grid } from './Grid.tsx';

const cells = (count: number) =>
  Array.from({ length: count }, (_, index) => <Card key={String(index)}>{`Cell ${index + 1}`}</Card>);

const meta = {
  title: 'Components/Layout/Grid',
  component: Grid,
  args: { columns: 3, children: cells(3) },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = { args: { columns: 2, children: cells(2) } };
export const Three: Story = {};
export const Four: Story = { args: { columns: 4, children: cells(4) } };

export const AllStates: StoryObj = { tags: ['all-states'] };
