import type { ReactNode } from 'react';
import { ArticleFacts } from '../blog/ArticleFacts.tsx';
import { ArticlePicture } from '../blog/ArticlePicture.tsx';
import { ArticleTitle, useForeign } from '../blog/ArticleTitle.tsx';
import type { ArticleView } from '../blog/ArticleView.ts';
import * as css from './ArticleRows.css.ts';

export interface ArticleRowsProps {
  articles: readonly ArticleView[];
  /** The place of the titles in the outline. */
  level?: 2 | 3;
  /** Title and text of an article where some of their words are marked. */
  marked?: (article: ArticleView) => { title: ReactNode; text: ReactNode };
}

/** Articles in rows with a small cover: the full list, and what a search found. */
export function ArticleRows({ articles, level = 2, marked }: ArticleRowsProps) {
  return (
    <ul className={css.rows}>
      {articles.map((article) => (
        <li key={article.unikey}>
          <Row article={article} level={level} marked={marked?.(article)} />
        </li>
      ))}
    </ul>
  );
}

function Row({
  article,
  level: Level,
  marked,
}: {
  article: ArticleView;
  level: 2 | 3;
  marked: { title: ReactNode; text: ReactNode } | undefined;
}) {
  const foreign = useForeign(article.language);
  const Title = `h${Level}` as const;
  return (
    <article className={css.row}>
      <span className={css.picture}>
        <ArticlePicture picture={article.picture} decorative />
      </span>
      <div className={css.words}>
        <ArticleFacts article={article} />
        <Title className={css.title}>
          <ArticleTitle article={article}>{marked?.title}</ArticleTitle>
        </Title>
        <p {...foreign} className={css.text}>
          {marked?.text ?? article.description}
        </p>
      </div>
    </article>
  );
}
