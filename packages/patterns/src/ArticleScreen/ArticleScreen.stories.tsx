import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Language } from '@tern/i18n';
import { articleFixture } from '@tern/testing/fixtures';
import { useIntl } from 'react-intl';
import { expect, within } from 'storybook/test';
import { ArticleScreen, type ArticleScreenProps } from './ArticleScreen.tsx';

const meta = {
  title: 'Patterns/Blog/ArticleScreen',
  component: ArticleScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    article: articleFixture(),
    url: 'https://tern.example/blog/what-a-vpn-hides',
    breadcrumbs: {
      label: 'You are here',
      items: [
        { label: 'Blog', href: '/blog' },
        { label: 'Privacy', href: '/blog/category/privacy' },
      ],
    },
    localize: (html) => html,
  },
  render: (args) => <Localized {...args} />,
} satisfies Meta<typeof ArticleScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

function Localized(props: ArticleScreenProps) {
  return <ArticleScreen {...props} article={articleFixture(useIntl().locale as Language)} />;
}

export const Standard: Story = {
  parameters: { visual: { state: true } },
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
  render: (args) => <ArticleScreen {...args} article={articleFixture('ar', 'en')} />,
  play: async ({ canvasElement }) => {
    const body = canvasElement.querySelector('[data-article-body]');
    await expect(body?.closest('[lang]')).toHaveAttribute('dir', 'ltr');
    const anchor = canvasElement.querySelector('[data-copy-link]');
    await expect(anchor).toHaveAttribute('lang', 'ar');
  },
};
