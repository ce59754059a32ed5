import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StatusBand } from './StatusBand.tsx';

const meta = {
  title: 'Patterns/Tools/StatusBand',
  component: StatusBand,
  parameters: { layout: 'fullscreen' },
  args: { titles: { en: 'Signing in is down' }, href: '/status' },
} satisfies Meta<typeof StatusBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { dark: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('complementary')).toHaveTextContent('Signing in is down');
    await expect(canvas.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/\/status$/));
  },
};

export const LongTitle: Story = {
  args: {
    titles: {
      en: 'Signing in and buying do not work in Europe and North America; connections that are up stay up, and nothing needs to be repaired on your side',
    },
  },
};

export const AllStates: StoryObj = { tags: ['all-states'], parameters: { visual: { dark: true } } };
