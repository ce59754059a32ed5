import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Article } from '@tern/domain';
import type { Language } from '@tern/i18n';
import { articleFixture } from '@tern/testing/fixtures';
import { useIntl } from 'react-intl';
import { expect, within } from 'storybook/test';
import { ArticleNeighbours } from '../ArticleNeighbours/ArticleNeighbours.tsx';
import { ArticleScreen, type ArticleScreenProps } from './ArticleScreen.tsx';
import { ArticleText } from './ArticleText.tsx';

const meta = {
  title: 'Patterns/Blog/ArticleScreen',
  component: ArticleScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    article: articleFixture(),
    breadcrumbs: {
      label: 'You are here',
      items: [
        { label: 'Blog', href: '/blog' },
        { label: 'Privacy', href: '/blog/category/privacy' },
      ],
    },
    children: null,
  },
  render: (args) => <Localized {...args} />,
} satisfies Meta<typeof ArticleScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

function Whole({ article, breadcrumbs }: { article: Article } & Pick<ArticleScreenProps, 'breadcrumbs'>) {
  const url = 'https://tern.example/blog/what-a-vpn-hides';
  return (
    <>
      <ArticleScreen article={article} breadcrumbs={breadcrumbs}>
        <ArticleText article={article} url={url} localize={(html) => html} />
      </ArticleScreen>
      <ArticleNeighbours related={article.related} previous={article.previous} next={article.next} />
    </>
  );
}

function Localized(props: ArticleScreenProps) {
  return <Whole {...props} article={articleFixture(useIntl().locale as Language)} />;
}

export const Standard: Story = {
  parameters: { visual: { picture: 'whole', variant: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvasElement.querySelectorAll('[data-contents]')).toHaveLength(2);
    await expect(canvasElement.querySelectorAll('a[rel="tag"]')).toHaveLength(3);
  },
};
/** In the page's own words around it, English inside. */
export const Untranslated: Story = {
  globals: { language: 'ar' },
  parameters: { visual: { skip: 'The notice stands in ArticleHead.' } },
  render: (args) => <Whole {...args} article={articleFixture('ar', 'en')} />,
  play: async ({ canvasElement }) => {
    const body = canvasElement.querySelector('[data-article-body]');
    await expect(body?.closest('[lang]')).toHaveAttribute('dir', 'ltr');
    const anchor = canvasElement.querySelector('[data-copy-link]');
    await expect(anchor).toHaveAttribute('lang', 'ar');
    const link = body?.querySelector('figure li bdi');
    await expect(link).toHaveAttribute('lang', 'ar');
    await expect(link?.querySelector('bdi')).toHaveAttribute('lang', 'en');
  },
};
