import type { Term } from '@tern/domain';
import { Breadcrumbs, Container, type Crumb, Link, Text } from '@tern/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { categoryPath, searchPath } from '../blog/ArticleView.ts';
import { articlesMessages } from '../blog/articles.messages.ts';
import { BlogSearchField } from '../blog/BlogSearchField.tsx';
import * as css from './BlogScreen.css.ts';
import { blogScreenMessages as m } from './blogScreen.messages.ts';

export interface BlogScreenProps {
  title: string;
  /** Larger, with the searches: the start page. */
  start?: boolean;
  breadcrumbs?: { label: string; items: readonly Crumb[] };
  /** Where the form goes: the search page in the reader's language and variant. Without one there is no field. */
  searchAction?: string;
  /** Searches worth trying. */
  searches?: readonly string[];
  categories: readonly Term[];
  /** The category that is shown; null for all, undefined for none of them. */
  current?: string | null;
  children: ReactNode;
}

/** A page of the blog that lists articles: title, search and the row of categories, then its own part. */
export function BlogScreen({
  title,
  start = false,
  breadcrumbs,
  searchAction,
  searches = [],
  categories,
  current,
  children,
}: BlogScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <Container>
      <div className={css.screen}>
        <header className={css.head}>
          {breadcrumbs ? <Breadcrumbs {...breadcrumbs} /> : null}
          <div className={css.top}>
            <h1 className={start ? css.title.start : css.title.inner}>{title}</h1>
            {searchAction ? (
              <div className={css.search}>
                <BlogSearchField action={searchAction} />
                {searches.length > 0 ? (
                  <Text size="caption" tone="muted">
                    {formatMessage(m.often)}{' '}
                    {searches.map((words, index) => (
                      <span key={words}>
                        {index > 0 ? <span> · </span> : null}
                        <Link href={searchPath(words)}>{words}</Link>
                      </span>
                    ))}
                  </Text>
                ) : null}
              </div>
            ) : null}
          </div>
          {categories.length > 0 ? <Categories categories={categories} current={current} /> : null}
        </header>
        {children}
      </div>
    </Container>
  );
}

function Categories({ categories, current }: Pick<BlogScreenProps, 'categories' | 'current'>) {
  const { formatMessage } = useIntl();
  const all = { id: null, name: formatMessage(articlesMessages.all), href: '/blog' };
  return (
    <nav aria-label={formatMessage(articlesMessages.categories)}>
      <ul className={css.categories}>
        {[all, ...categories.map(({ id, name }) => ({ id, name, href: categoryPath(id) }))].map(
          ({ id, name, href }) => (
            <li key={href} className={css.item}>
              <Link
                variant="plain"
                href={href}
                className={css.category}
                aria-current={id === current ? 'page' : undefined}
              >
                {name}
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
