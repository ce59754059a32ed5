import type { Meta, StoryObj } from '@storybook/react-vite';
import { articleFixture } from '@tern/testing/fixtures';
import { expect, within } from 'storybook/test';
import { articleMessages as m } from '../blog/article.messages.ts';
import { storyText } from '../storyText.ts';
import { ArticleBody } from './ArticleBody.tsx';

const meta = {
  title: 'Patterns/Blog/ArticleBody',
  component: ArticleBody,
  args: { blocks: articleFixture().blocks, localize: (html) => html },
} satisfies Meta<typeof ArticleBody>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Lead, headings, list, pull quote, note, table, tools and sources. */
export const All: Story = { parameters: { visual: { picture: 'whole', dark: true, variant: 'mobile' } } };

/** A heading is its words alone, with a link named after it beside it; a table is named after the heading before it. */
export const Parts: Story = {
  parameters: { visual: { skip: 'Stands in All.' } },
  play: async ({ canvasElement, loaded }) => {
    const text = storyText(loaded);
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: text(m.headingLink, { heading: 'Who sees what' }) });
    await expect(link).toHaveAttribute('href', '#who-sees-what');
    await expect(canvas.getByRole('heading', { name: 'Who sees what' })).not.toContainElement(link);
    const table = canvas.getByRole('table', { name: 'Who sees what' });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(4);
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(3);
    await expect(canvas.getByRole('note', { name: 'What it was never meant to do' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: text(m.leakAction) })).toBeVisible();
  },
};
/** Links within the site go to the reader's language and variant. */
export const Localized: Story = {
  args: { localize: (html) => html.replace(/href="\/blog/g, 'href="/de/m/blog') },
  parameters: { visual: { skip: 'Stands in All.' } },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'DNS from the keystroke to the answer' });
    await expect(link).toHaveAttribute('href', '/de/m/blog/dns-from-keystroke-to-answer');
  },
};
/** A map stands for a country that has one; an unknown one leaves nothing. */
export const Maps: Story = {
  args: {
    blocks: [
      { kind: 'embed', name: 'map', values: { country: 'de' } },
      { kind: 'embed', name: 'map', values: { country: 'xx' } },
    ],
  },
  parameters: { visual: { skip: 'Stands in Components/Pictures/CountryMap.' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('img')).toHaveLength(1);
  },
};
