import type { Meta, StoryObj } from '@storybook/react-vite';
import { TopicPicture, type TopicPictureName } from './TopicPicture.tsx';

const meta = {
  title: 'Components/Pictures/TopicPicture',
  component: TopicPicture,
  args: { name: 'tunnel' },
} satisfies Meta<typeof TopicPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

const names: readonly TopicPictureName[] = [
  'tunnel',
  'answers',
  'services',
  'letter',
  'meeting',
  'mark',
  'log',
  'share',
  'book',
  'gift',
  'month',
  'clock',
  'question',
  'notes',
  'television',
  'console',
  'seasons',
  'tag',
  'coupon',
  'handheld',
  'settop',
];

export const Tunnel: Story = { parameters: { visual: { skip: 'stands among All' } } };
export const All: Story = {
  render: () => (
    <>
      {names.map((name) => (
        <TopicPicture key={name} name={name} />
      ))}
    </>
  ),
  parameters: { visual: { picture: 'whole', dark: true, variant: 'mobile' } },
};
