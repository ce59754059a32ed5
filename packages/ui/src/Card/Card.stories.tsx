import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Components/Content/Card',
  component: Card,
  parameters: { visual: { dark: true } },
  args: {
    as: 'article',
    children: (
      <>
        <Heading level={3} size="h4">
          Link card
        </Heading>
        <Text size="small" tone="muted">
          Hairline, no shadow. The border turns to ink on hover.
        </Text>
      </>
    ),
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Large: Story = { args: { padding: 'lg' } };
export const Flush: Story = { args: { padding: 'none' } };
export const Interactive: Story = { args: { interactive: true } };

export const AllStates: StoryObj = { tags: ['all-states'] };
