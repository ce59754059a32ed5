import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Language } from '@tern/i18n';
import { articleFixtures } from '@tern/testing/fixtures';
import { Grid, Stack } from '@tern/ui';
import { useIntl } from 'react-intl';
import { expect, within } from 'storybook/test';
import type { ArticleView } from '../blog/ArticleView.ts';
import { articlesMessages } from '../blog/articles.messages.ts';
import { storyText } from '../storyText.ts';
import { ArticleCard } from './ArticleCard.tsx';
import { ArticleCover } from './ArticleCover.tsx';

const useArticles = () => articleFixtures(useIntl().locale as Language);

const meta = {
  title: 'Patterns/Blog/ArticleCard',
  component: ArticleCard,
  args: { article: articleFixtures()[0] as ArticleView },
} satisfies Meta<typeof ArticleCard>;
export default meta;
type Story = StoryObj<typeof meta>;

function Cards() {
  const articles = useArticles();
  const english = articleFixtures('en');
  return (
    <Stack gap={12}>
      <ArticleCover article={articles[0] as ArticleView} />
      <Grid columns={3}>
        <ArticleCard article={articles[1] as ArticleView} />
        <ArticleCard article={{ ...(articles[2] as ArticleView), picture: null }} />
        <ArticleCard article={english[3] as ArticleView} />
      </Grid>
    </Stack>
  );
}

/** The cover story; cards: usual, without a cover, in English on a page of another language. */
export const All: Story = {
  parameters: { visual: { picture: 'whole', dark: true } },
  render: () => <Cards />,
};

/** The title is the one link of the card besides its category; the picture says nothing twice. */
export const Links: Story = {
  parameters: { visual: { skip: 'Stands in All.' } },
  render: () => <ArticleCard article={articleFixtures()[0] as ArticleView} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/blog/category/privacy',
      '/blog/what-a-vpn-hides',
    ]);
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('What a VPN hides');
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** Said in words, and marked for who reads the page aloud. */
export const InEnglish: Story = {
  globals: { language: 'de' },
  parameters: { visual: { skip: 'Stands in All.' } },
  render: () => <ArticleCard article={articleFixtures('de', 'en')[0] as ArticleView} />,
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    const title = canvas.getByText('What a VPN hides, and what it does not');
    await expect(title).toHaveAttribute('lang', 'en');
    await expect(canvas.getByText(storyText(loaded)(articlesMessages.english))).toBeVisible();
  },
};
