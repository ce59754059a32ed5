import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { Card } from '../Card/Card.tsx';
import { Stack } from './Stack.tsx';

const meta = { title: 'Components/Layout/Stack', component: Stack, args: { children: null } } satisfies Meta<
  typeof Stack
>;
export default meta;
type Story = StoryObj<typeof meta>;

const cards = [<Card key="a">First</Card>, <Card key="b">Second</Card>, <Card key="c">Third</Card>];

export const Default: Story = { args: { children: cards } };
export const Wide: Story = { args: { gap: 10, children: cards } };
export const Start: Story = {
  args: { align: 'start', gap: 2, children: [<Badge key="a">New</Badge>, <Badge key="b">Included</Badge>] },
};

export const AllStates: StoryObj = { tags: ['all-states'] };
