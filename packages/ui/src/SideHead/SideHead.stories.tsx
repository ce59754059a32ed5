import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Accordion } from '../Accordion/Accordion.tsx';
import { Text } from '../Text/Text.tsx';
import { SideHead } from './SideHead.tsx';

const meta = {
  title: 'Components/Layout/SideHead',
  parameters: { visual: { wide: true } },
  component: SideHead,
  args: {
    title: 'Before you pay.',
    children: (
      <Accordion
        items={[
          { id: 'switch', question: 'Can I switch to another plan later?', answer: 'Yes.' },
          { id: 'pay', question: 'Which currencies can I pay in?', answer: 'Four.' },
        ]}
      />
    ),
  },
} satisfies Meta<typeof SideHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 2 })).toHaveTextContent(
      'Before you pay.',
    );
  },
};
export const Ruled: Story = {
  args: {
    size: 'md',
    ruled: true,
    title: '11 languages',
    lead: 'November',
    children: <Text>All pages, mails and receipts, with Arabic from right to left.</Text>,
  },
};

export const AllStates: StoryObj = { tags: ['all-states'] };
