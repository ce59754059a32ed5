import type { Meta, StoryObj } from '@storybook/react-vite';
import { articleFixture } from '@tern/testing/fixtures';
import { expect, within } from 'storybook/test';
import { ArticleContents } from './ArticleContents.tsx';

const meta = {
  title: 'Patterns/Blog/ArticleContents',
  component: ArticleContents,
  args: { headings: articleFixture().headings, form: 'side', current: 'cookies' },
  parameters: { visual: { skip: 'Stands in ArticleScreen.' } },
} satisfies Meta<typeof ArticleContents>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Beside the text on wide screens. */
export const Side: Story = {
  globals: { variant: 'desktop' },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link', { hidden: true });
    await expect(links.map((link) => link.getAttribute('href'))).toContain('#cookies');
    await expect(links.filter((link) => link.getAttribute('aria-current') === 'true')).toHaveLength(1);
  },
};
/** Above the text on all others: folded, and it opens without a script. */
export const Folded: Story = {
  args: { form: 'folded' },
  globals: { variant: 'mobile' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('details')).not.toHaveAttribute('open');
    await expect(canvasElement.querySelectorAll('details a')).toHaveLength(5);
  },
};
/** One section needs no list. */
export const Short: Story = {
  args: { headings: articleFixture().headings.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('nav')).toBeNull();
  },
};
