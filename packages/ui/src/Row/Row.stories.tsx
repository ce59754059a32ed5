import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { Row } from './Row.tsx';

const meta = {
  title: 'Components/Layout/Row',
  component: Row,
  args: { children: ['Windows', 'macOS', 'iOS', 'Android'].map((name) => <Badge key={name}>{name}</Badge>) },
} satisfies Meta<typeof Row>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Between: Story = { args: { justify: 'between' } };
export const Centred: Story = { args: { justify: 'center', gap: 6 } };

export const AllStates: StoryObj = { tags: ['all-states'] };
