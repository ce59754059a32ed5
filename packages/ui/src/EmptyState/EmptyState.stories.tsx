import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { MiniArc } from '../plates/MiniArc.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  parameters: { visual: { dark: true } },
  args: {
    title: 'No devices yet',
    text: 'Download the app and sign in. It shows up here.',
    picture: <MiniArc />,
    action: (
      <Button variant="outline" size="sm" href="/download">
        Download
      </Button>
    ),
  },
  render: (args) => (
    <Card padding="none">
      <EmptyState {...args} />
    </Card>
  ),
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {};
export const TextOnly: Story = {
  args: { title: 'Nothing found', text: 'Check the spelling or try one word.', action: undefined },
};
export const TitleOnly: Story = { args: { text: undefined, action: undefined, picture: undefined } };

export const AllStates: StoryObj = { tags: ['all-states'] };
