import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  parameters: { visual: { dark: true } },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};
export const Title: Story = { args: { width: 'half', height: 'title' } };
export const Block: Story = { args: { height: 'block' } };
export const InACard: Story = {
  render: () => (
    <Card>
      <Stack gap={3}>
        <Skeleton height="block" />
        <Skeleton width="wide" height="title" />
        <Skeleton />
        <Skeleton width="half" />
      </Stack>
    </Card>
  ),
};

export const AllStates: StoryObj = { tags: ['all-states'] };
