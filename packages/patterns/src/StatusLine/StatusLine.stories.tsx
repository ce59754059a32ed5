import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '@tern/ui';
import { expect, within } from 'storybook/test';
import { sampleStatus } from '../StatusScreen/sampleStatus.ts';
import { StatusLine } from './StatusLine.tsx';

const part = (name: string) => sampleStatus.parts.find((each) => each.part === name)?.days ?? [];

const meta = {
  title: 'Patterns/Tools/StatusLine',
  component: StatusLine,
  args: { part: 'payments', state: 'up', days: part('payments') },
  decorators: [
    (Story) => (
      <Container>
        <ul>
          <Story />
        </ul>
      </Container>
    ),
  ],
} satisfies Meta<typeof StatusLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Up: Story = {
  parameters: { visual: { dark: true } },
  play: async ({ canvasElement, globals }) => {
    const picture = within(canvasElement).getByRole('img');
    if (globals.language === 'en')
      await expect(picture).toHaveAccessibleName(
        'Payments, last 90 days. Measured: 90. Days with an outage: 0. Limited days: 1.',
      );
  },
};
export const Limited: Story = { args: { state: 'limited' } };
export const Down: Story = {
  args: { part: 'sign-in', state: 'down', days: part('sign-in') },
};
/** Measured for twelve days. */
export const Young: Story = {
  args: { part: 'mails', days: part('mails') },
};
export const NotKnown: Story = {
  args: { part: 'europe', state: null, days: part('europe') },
};

export const AllStates: StoryObj = {
  tags: ['all-states'],
  parameters: { visual: { dark: true, also: ['en-forced-colours'] } },
};
