import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Language } from '@tern/i18n';
import { articleFixtures, categoryFixtures } from '@tern/testing/fixtures';
import { useIntl } from 'react-intl';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { BlogSearch, type BlogSearchProps, type FoundArticles } from './BlogSearch.tsx';
import { blogSearchMessages as m } from './blogSearch.messages.ts';

/** The answer for a word, with the first word of every title marked. */
function foundIn(language: Language, query: string, count = 4, pages = 1): FoundArticles {
  const hits = articleFixtures(language)
    .slice(0, count)
    .map((article) => {
      const [first = '', ...rest] = article.title.split(' ');
      return {
        article,
        title: [
          { text: first, match: true },
          { text: ` ${rest.join(' ')}`, match: false },
        ],
        excerpt: [{ text: article.description, match: false }],
      };
    });
  return { query, corrected: null, total: hits.length * pages, page: 1, pages, hits };
}

const meta = {
  title: 'Patterns/Blog/BlogSearch',
  component: BlogSearch,
  args: {
    value: '',
    onChange: fn(),
    onSubmit: fn(),
    action: '/blog/search',
    found: null,
    searches: ['VPN', 'DNS', 'Wi-Fi'],
    categories: categoryFixtures(),
  },
  render: (args) => <Localized {...args} />,
} satisfies Meta<typeof BlogSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

function Localized({ found, ...props }: BlogSearchProps) {
  const language = useIntl().locale as Language;
  return (
    <BlogSearch
      {...props}
      categories={categoryFixtures(language)}
      found={
        found && {
          ...found,
          hits: foundIn(language, found.query, found.hits.length).hits,
        }
      }
    />
  );
}

/** Nothing is searched for yet. */
export const Nothing: Story = {
  parameters: { visual: { skip: 'Its lower half stands in None.' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('link', { name: 'DNS' })).toHaveAttribute('href', '/blog/search?q=DNS');
  },
};
/** Several pages of results, marked. */
export const Many: Story = {
  args: { value: 'vpn', found: foundIn('en', 'vpn', 4, 3) },
  parameters: { visual: { picture: 'whole' } },
  play: async ({ args, canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(storyText(loaded)(m.found, { count: 12, query: 'vpn' }));
    await expect(canvasElement.querySelectorAll('mark')).toHaveLength(4);
    await userEvent.type(canvas.getByRole('searchbox'), 's');
    await expect(args.onChange).toHaveBeenCalledWith('vpns');
  },
};
export const None: Story = {
  args: { value: 'qwertz', found: { ...foundIn('en', 'qwertz', 0), total: 0, pages: 0 } },
  parameters: { visual: { picture: 'state' } },
  play: async ({ canvasElement, loaded }) => {
    const says = storyText(loaded)(m.none, { query: 'qwertz' });
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(says);
  },
};
/** A slip of the pen. */
export const Corrected: Story = {
  args: { value: 'webtrc', found: { ...foundIn('en', 'webtrc', 1), corrected: 'webrtc' } },
  parameters: { visual: { skip: 'Stands in Many, with another line above.' } },
  play: async ({ canvasElement, loaded }) => {
    const says = storyText(loaded)(m.corrected, { query: 'webtrc', corrected: 'webrtc' });
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(says);
  },
};
export const Failed: Story = {
  args: { value: 'dns', failed: true },
  parameters: { visual: { skip: 'An EmptyState with other words.' } },
  play: async ({ args, canvasElement, loaded }) => {
    const text = storyText(loaded);
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent(text(m.failed));
    await userEvent.click(canvas.getByRole('button', { name: text(m.again) }));
    await expect(args.onSubmit).toHaveBeenCalledWith('dns');
  },
};
