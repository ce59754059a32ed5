import { VisuallyHidden } from '@tern/ui';
import { ArticleCard } from '../ArticleCard/ArticleCard.tsx';
import { ArticlePages, type ArticlePagesProps } from '../blog/ArticlePages.tsx';
import type { ArticleView } from '../blog/ArticleView.ts';
import { NoArticles } from '../blog/NoArticles.tsx';
import * as css from './ArticleList.css.ts';
import { ArticleRows } from './ArticleRows.tsx';

export interface ArticleListProps extends Omit<ArticlePagesProps, 'label'> {
  articles: readonly ArticleView[];
  /** `rows` is the dense form, for many at once. */
  form?: 'cards' | 'rows';
  /** Heads the list for screen readers; the titles stand below it in the outline. */
  title?: string;
}

/** Articles with the links to the other pages of their list. */
export function ArticleList({ articles, form = 'cards', title, ...pages }: ArticleListProps) {
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
      <ArticlePages {...pages} />
    </div>
  );
}
