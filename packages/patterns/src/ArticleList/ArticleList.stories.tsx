import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Language } from '@tern/i18n';
import { articleFixtures } from '@tern/testing/fixtures';
import { useIntl } from 'react-intl';
import { expect, within } from 'storybook/test';
import { articlesMessages as m } from '../blog/articles.messages.ts';
import { NoArticles } from '../blog/NoArticles.tsx';
import { storyText } from '../storyText.ts';
import { ArticleList, type ArticleListProps } from './ArticleList.tsx';

const meta = {
  title: 'Patterns/Blog/ArticleList',
  component: ArticleList,
  args: {
    articles: articleFixtures(),
    page: 2,
    pages: 5,
    hrefFor: (page) => (page === 1 ? '/blog/more' : `/blog/more/${page}`),
  },
  render: (args) => <Localized {...args} />,
} satisfies Meta<typeof ArticleList>;
export default meta;
type Story = StoryObj<typeof meta>;

function Localized(props: ArticleListProps) {
  const { locale } = useIntl();
  const articles = props.articles.length > 0 ? articleFixtures(locale as Language) : [];
  return <ArticleList {...props} articles={articles} />;
}

export const Cards: Story = {
  parameters: { visual: { skip: 'The cards stand in ArticleCard, the grid in Pages/Blog.' } },
  play: async ({ canvasElement, loaded }) => {
    const text = storyText(loaded);
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    const pages = within(canvas.getByRole('navigation', { name: text(m.pages) }));
    await expect(pages.getByRole('link', { current: 'page' })).toHaveAccessibleName(
      text(m.page, { page: 2 }),
    );
    await expect(pages.getByRole('link', { name: text(m.previousPage) })).toHaveAttribute(
      'href',
      '/blog/more',
    );
  },
};
/** The dense form. */
export const Rows: Story = { args: { form: 'rows' }, parameters: { visual: { picture: 'whole' } } };
export const Empty: Story = {
  args: { articles: [], page: 1, pages: 0 },
  parameters: { visual: { skip: 'An EmptyState with other words.' } },
  play: async ({ canvasElement, loaded }) => {
    await expect(within(canvasElement).getByText(storyText(loaded)(m.emptyTitle))).toBeVisible();
  },
};
/** They cannot be loaded: the way on is to try again. */
export const Away: Story = {
  parameters: { visual: { skip: 'An EmptyState with other words.' } },
  render: () => <NoArticles away={{ path: '/blog/more' }} />,
  play: async ({ canvasElement, loaded }) => {
    const link = within(canvasElement).getByRole('link', { name: storyText(loaded)(m.again) });
    await expect(link).toHaveAttribute('href', '/blog/more');
  },
};
