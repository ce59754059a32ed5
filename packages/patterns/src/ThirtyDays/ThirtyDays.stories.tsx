import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ThirtyDays } from './ThirtyDays.tsx';
import { thirtyDaysMessages as messages } from './thirtyDays.messages.ts';

const meta = {
  title: 'Patterns/Home/ThirtyDays',
  component: ThirtyDays,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ThirtyDays>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Thirty: Story = {
  parameters: { visual: { dark: true } },
  play: async ({ canvasElement, loaded }) => {
    const picture = within(canvasElement).getByRole('img', {
      name: loaded.intl.formatMessage(messages.picture, { days: 30 }),
    });
    await expect(picture).toHaveAttribute('direction', 'ltr');
  },
};

/** Another company's guarantee. */
export const FortyFive: Story = { args: { days: 45 } };

export const AllStates: StoryObj = { tags: ['all-states'], parameters: { visual: { dark: true } } };
