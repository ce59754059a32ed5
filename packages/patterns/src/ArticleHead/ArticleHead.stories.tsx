import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Language } from '@tern/i18n';
import { articleFixture } from '@tern/testing/fixtures';
import { useIntl } from 'react-intl';
import { expect, within } from 'storybook/test';
import { articleMessages } from '../blog/article.messages.ts';
import { storyText } from '../storyText.ts';
import { ArticleHead, type ArticleHeadProps } from './ArticleHead.tsx';

const meta = {
  title: 'Patterns/Blog/ArticleHead',
  component: ArticleHead,
  parameters: { layout: 'fullscreen', visual: { skip: 'Stands in ArticleScreen.' } },
  args: {
    article: articleFixture(),
    breadcrumbs: {
      label: 'You are here',
      items: [
        { label: 'Blog', href: '/blog' },
        { label: 'Privacy', href: '/blog/category/privacy' },
      ],
    },
  },
  render: (args) => <Localized {...args} />,
} satisfies Meta<typeof ArticleHead>;
export default meta;
type Story = StoryObj<typeof meta>;

function Localized(props: ArticleHeadProps) {
  return <ArticleHead {...props} article={articleFixture(useIntl().locale as Language)} />;
}

export const Standard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'A drawing of two devices' })).toBeVisible();
    await expect(canvasElement.querySelector('time')).toHaveAttribute('datetime', '2026-11-22');
  },
};
/** The page's language lacks the article: said, and its words are marked as English. */
export const Untranslated: Story = {
  globals: { language: 'de' },
  parameters: { visual: { skip: undefined } },
  render: (args) => <ArticleHead {...args} article={articleFixture('de', 'en')} />,
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(storyText(loaded)(articleMessages.foreignTitle))).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  },
};
