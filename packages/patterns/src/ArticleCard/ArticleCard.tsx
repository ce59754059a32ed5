import { ArticleFacts } from '../blog/ArticleFacts.tsx';
import { ArticlePicture } from '../blog/ArticlePicture.tsx';
import { ArticleTitle, useForeign } from '../blog/ArticleTitle.tsx';
import type { ArticleView } from '../blog/ArticleView.ts';
import * as css from './ArticleCard.css.ts';

export interface ArticleCardProps {
  article: ArticleView;
  /** The place of its title in the outline. */
  level?: 2 | 3;
}

/** An article in a grid: its cover, where it belongs, title and what it is about. The whole card leads to it. */
export function ArticleCard({ article, level: Level = 3 }: ArticleCardProps) {
  const foreign = useForeign(article.language);
  const Title = `h${Level}` as const;
  return (
    <article className={css.card}>
      <ArticlePicture picture={article.picture} decorative />
      <ArticleFacts article={article} />
      <Title className={css.title}>
        <ArticleTitle article={article} />
      </Title>
      <p {...foreign} className={css.text}>
        {article.description}
      </p>
    </article>
  );
}
