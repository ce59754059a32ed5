import type { Meta, StoryObj } from '@storybook/react-vite';
import { blogSearch } from '@tern/contract';
import type { Language } from '@tern/i18n';
import { articleFixture, articleFixtures, categoryFixtures } from '@tern/testing/fixtures';
import { mockOperation } from '@tern/testing/mockOperation';
import { useIntl } from 'react-intl';
import { expect, userEvent, within } from 'storybook/test';
import { StoryPage, type StoryPageProps, storyData } from '../../../tests/StoryPage.tsx';
import type { PageComponent } from '../../app/PageProps.ts';
import type { BlogData } from '../../app/publicData.ts';
import { ArticlePage } from './ArticlePage.tsx';
import { BlogListPage } from './BlogListPage.tsx';
import { BlogPage } from './BlogPage.tsx';
import { BlogSearchPage } from './BlogSearchPage.tsx';

function blogIn(language: Language): BlogData {
  const [cover, ...others] = articleFixtures(language);
  const articles = [...others, ...others].map((article, index) => ({
    ...article,
    unikey: `${article.unikey}-${index}`,
  }));
  return {
    categories: categoryFixtures(language),
    searches: ['VPN', 'DNS', 'Wi-Fi'],
    home: { cover: cover ?? null, articles, categories: [], total: 23 },
    list: { articles, total: 23, page: 1, pages: 3, category: null, tag: null },
    article: articleFixture(language),
  };
}

const meta = {
  title: 'Pages/Blog',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { Page: BlogPage as PageComponent, path: '/blog', data: storyData },
  render: (args) => <Filled {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('main')).toBeVisible();
  },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

function Filled(props: StoryPageProps) {
  const language = useIntl().locale as Language;
  const { blog } = props.data;
  return <StoryPage {...props} data={{ ...props.data, blog: blog === null ? null : blogIn(language) }} />;
}

export const Start: Story = { parameters: { visual: { picture: 'state' } } };
/** The service is away. */
export const Away: Story = {
  args: { data: { ...storyData, blog: null } },
  parameters: { visual: { skip: 'An EmptyState in the frame of Start.' } },
};
export const All: Story = {
  args: { Page: BlogListPage, path: '/blog/more' },
  parameters: { visual: { skip: 'Stands in Patterns/Blog/ArticleList.' } },
};
export const Article: Story = {
  args: { Page: ArticlePage, path: '/blog/what-a-vpn-hides' },
  parameters: { visual: { skip: 'Stands in Patterns/Blog/ArticleScreen.' } },
};

/** A pause in typing searches; the newest answer stands. */
export const Search: Story = {
  args: { Page: BlogSearchPage, path: '/blog/search' },
  parameters: {
    visual: { skip: 'Stands in Patterns/Blog/BlogSearch.' },
    msw: [
      mockOperation(blogSearch, {
        data: {
          query: 'dns',
          corrected: null,
          total: 1,
          page: 1,
          pages: 1,
          hits: [
            {
              article: articleFixtures()[0] as ReturnType<typeof articleFixtures>[number],
              title: [{ text: 'DNS from the keystroke to the answer', match: false }],
              excerpt: [
                { text: 'Who sees each ', match: false },
                { text: 'DNS', match: true },
                { text: ' question.', match: false },
              ],
            },
          ],
        },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(within(canvas.getByRole('main')).getByRole('searchbox'), 'dns');
    await expect(await canvas.findByText('DNS', { selector: 'mark' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/1/);
  },
};
