import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Language } from '@tern/i18n';
import { articleFixtures, categoryFixtures } from '@tern/testing/fixtures';
import { useIntl } from 'react-intl';
import { expect, within } from 'storybook/test';
import { ArticleCover } from '../ArticleCard/ArticleCover.tsx';
import { ArticleList } from '../ArticleList/ArticleList.tsx';
import type { ArticleView } from '../blog/ArticleView.ts';
import { articlesMessages } from '../blog/articles.messages.ts';
import { storyText } from '../storyText.ts';
import { BlogScreen, type BlogScreenProps } from './BlogScreen.tsx';

const meta = {
  title: 'Patterns/Blog/BlogScreen',
  component: BlogScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Field notes.',
    start: true,
    searchAction: '/blog/search',
    searches: ['VPN', 'DNS', 'Wi-Fi'],
    categories: categoryFixtures(),
    current: null,
    children: null,
  },
  render: (args) => <Localized {...args} />,
} satisfies Meta<typeof BlogScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

function Localized(props: BlogScreenProps) {
  const language = useIntl().locale as Language;
  const [cover, ...others] = articleFixtures(language);
  return (
    <BlogScreen {...props} categories={categoryFixtures(language)}>
      {cover ? <ArticleCover article={cover as ArticleView} /> : null}
      <ArticleList articles={others} page={1} pages={3} hrefFor={(page) => `/blog/more/${page}`} />
    </BlogScreen>
  );
}

/** The start page of the blog. */
export const Start: Story = { parameters: { visual: { skip: 'Stands in Pages/Blog.' } } };

/** The field is a form of its own; the row of categories says which one is shown. */
export const Category: Story = {
  args: {
    start: false,
    title: 'Travel',
    current: 'travel',
    breadcrumbs: { label: 'You are here', items: [{ label: 'Blog', href: '/blog' }, { label: 'Travel' }] },
  },
  parameters: { visual: { skip: 'Stands in Start, with a smaller title.' } },
  play: async ({ canvasElement, loaded }) => {
    const text = storyText(loaded);
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('search')).toHaveAttribute('action', '/blog/search');
    await expect(canvas.getByRole('searchbox', { name: text(articlesMessages.search) })).toHaveAttribute(
      'name',
      'q',
    );
    const row = within(canvas.getByRole('navigation', { name: text(articlesMessages.categories) }));
    await expect(row.getAllByRole('link')).toHaveLength(5);
    await expect(row.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/blog/category/travel');
  },
};
