import { Pagination, VisuallyHidden } from '@tern/ui';
import { useIntl } from 'react-intl';
import { ArticleCard } from '../ArticleCard/ArticleCard.tsx';
import type { ArticleView } from '../blog/ArticleView.ts';
import { articlesMessages as m } from '../blog/articles.messages.ts';
import { NoArticles } from '../blog/NoArticles.tsx';
import * as css from './ArticleList.css.ts';
import { ArticleRows } from './ArticleRows.tsx';

export interface ArticleListProps {
  articles: readonly ArticleView[];
  /** `rows` is the dense form, for many at once. */
  form?: 'cards' | 'rows';
  /** Heads the list for screen readers; the titles stand below it in the outline. */
  title?: string;
  /** From 1. */
  page: number;
  pages: number;
  /** The path of a page of the list. */
  hrefFor: (page: number) => string;
}

/** Articles with the links to the other pages of their list. */
export function ArticleList({ articles, form = 'cards', title, page, pages, hrefFor }: ArticleListProps) {
  const { formatMessage } = useIntl();
  if (articles.length === 0) return <NoArticles />;
  const level = title ? 3 : 2;
  return (
    <div className={css.list}>
      {title ? <VisuallyHidden as="h2">{title}</VisuallyHidden> : null}
      {form === 'rows' ? (
        <ArticleRows articles={articles} level={level} />
      ) : (
        <ul className={css.grid}>
          {articles.map((article) => (
            <li key={article.unikey} className={css.cell}>
              <ArticleCard article={article} level={level} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        label={formatMessage(m.pages)}
        previousLabel={formatMessage(m.previousPage)}
        nextLabel={formatMessage(m.nextPage)}
        pageLabel={(each) => formatMessage(m.page, { page: each })}
        current={page}
        count={pages}
        hrefFor={hrefFor}
      />
    </div>
  );
}
