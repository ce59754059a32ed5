import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, OctagonX } from 'lucide';
import { Row } from '../Row/Row.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Components/Feedback/Badge',
  component: Badge,
  parameters: { visual: { dark: true } },
  args: { children: 'New' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Solid: Story = { args: { tone: 'solid', children: 'Recommended' } };
export const Action: Story = { args: { tone: 'action', children: '62% off' } };
export const Discount: Story = { args: { tone: 'discount', children: '40% off' } };
export const Campaign: Story = { args: { tone: 'campaign', children: 'Black Friday' } };
export const Data: Story = { args: { tone: 'data', children: 'This device' } };
export const Line: Story = { args: { tone: 'line', children: 'WebRTC' } };
export const Success: Story = { args: { tone: 'success', icon: Check, children: 'Paid' } };
export const Danger: Story = { args: { tone: 'danger', icon: OctagonX, children: 'Failed' } };
export const Together: Story = {
  render: () => (
    <Row>
      <Badge>New</Badge>
      <Badge tone="solid">Recommended</Badge>
      <Badge tone="action">62% off</Badge>
      <Badge tone="discount">40% off</Badge>
      <Badge tone="data">This device</Badge>
      <Badge tone="line">WebRTC</Badge>
      <Badge tone="success" icon={Check}>
        Paid
      </Badge>
      <Badge tone="danger" icon={OctagonX}>
        Failed
      </Badge>
    </Row>
  ),
};

export const AllStates: StoryObj = { tags: ['all-states'] };
