import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Language } from '@tern/i18n';
import { articleFixture } from '@tern/testing/fixtures';
import { useIntl } from 'react-intl';
import { expect, within } from 'storybook/test';
import { ArticleNeighbours, type ArticleNeighboursProps } from './ArticleNeighbours.tsx';

const { related, previous, next } = articleFixture();

const meta = {
  title: 'Patterns/Blog/ArticleNeighbours',
  component: ArticleNeighbours,
  parameters: { layout: 'fullscreen' },
  args: { related, previous, next },
} satisfies Meta<typeof ArticleNeighbours>;
export default meta;
type Story = StoryObj<typeof meta>;

function Localized(props: ArticleNeighboursProps) {
  const article = articleFixture(useIntl().locale as Language);
  return (
    <ArticleNeighbours
      related={article.related}
      previous={props.previous && article.previous}
      next={props.next && article.next}
    />
  );
}

export const Standard: Story = {
  parameters: { visual: { skip: 'Stands in ArticleScreen.' } },
  render: (args) => <Localized {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvasElement.querySelector('a[rel="prev"]')).toHaveAttribute(
      'href',
      '/blog/webrtc-leaks-step-by-step',
    );
    await expect(canvasElement.querySelector('a[rel="next"]')).toHaveAttribute(
      'href',
      '/blog/hotel-and-cafe-wifi',
    );
  },
};
/** The newest article has none after it: the one before stays at its side. */
export const Newest: Story = {
  args: { next: null },
  parameters: { visual: { skip: 'Stands in ArticleScreen, with one link less.' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('nav a')).toHaveLength(1);
  },
};
export const Alone: Story = {
  args: { related: [], previous: null, next: null },
  parameters: { visual: { skip: 'Shows nothing.' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('section')).toBeNull();
  },
};
