import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { articleMessages as m } from '../blog/article.messages.ts';
import { storyText } from '../storyText.ts';
import { ShareLinks } from './ShareLinks.tsx';

const meta = {
  title: 'Patterns/Blog/ShareLinks',
  component: ShareLinks,
  args: { url: 'https://tern.example/blog/what-a-vpn-hides', title: 'What a VPN hides & what not' },
} satisfies Meta<typeof ShareLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  parameters: { visual: { skip: 'Stands in ArticleScreen.' } },
  play: async ({ canvasElement, loaded }) => {
    const text = storyText(loaded);
    const canvas = within(canvasElement);
    // The page's script shows it where the system can share.
    await expect(canvas.queryByRole('button', { name: text(m.shareSystem) })).toBeNull();
    await expect(canvas.getByRole('button', { name: text(m.copyLink) })).toBeVisible();
    const reddit = canvas.getByRole('link', { name: text(m.shareOn, { name: 'Reddit' }) });
    await expect(reddit).toHaveAttribute(
      'href',
      'https://www.reddit.com/submit?url=https%3A%2F%2Ftern.example%2Fblog%2Fwhat-a-vpn-hides&title=What%20a%20VPN%20hides%20%26%20what%20not',
    );
    await expect(reddit).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
