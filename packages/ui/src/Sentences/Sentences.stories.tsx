import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../Heading/Heading.tsx';
import { Sentences } from './Sentences.tsx';

const meta = {
  title: 'Components/Content/Sentences',
  component: Sentences,
  args: { text: 'Pick a length. The rest is the same.' },
  render: (args) => (
    <Heading level={2} size="display">
      <Sentences {...args} />
    </Heading>
  ),
} satisfies Meta<typeof Sentences>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('h2 span')).toHaveLength(2);
    await expect(canvasElement.querySelector('h2')).toHaveTextContent('Pick a length. The rest is the same.');
  },
};
export const One: Story = { args: { text: 'From $3.75 a month' } };

export const AllStates: StoryObj = { tags: ['all-states'] };
