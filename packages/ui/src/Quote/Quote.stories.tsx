import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Quote } from './Quote.tsx';

const meta = {
  title: 'Components/Content/Quote',
  component: Quote,
  args: {
    children:
      'No one shall be subjected to arbitrary interference with his privacy, family, home or correspondence.',
    source: 'Universal Declaration of Human Rights, Article 12',
  },
} satisfies Meta<typeof Quote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { visual: { dark: true } } };
export const Linked: Story = {
  args: { cite: 'https://www.un.org/en/about-us/universal-declaration-of-human-rights' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /Article 12/ })).toHaveAttribute(
      'href',
      'https://www.un.org/en/about-us/universal-declaration-of-human-rights',
    );
  },
};

export const AllStates: StoryObj = { tags: ['all-states'], parameters: { visual: { dark: true } } };
