import { ArrowRightGlyph, Icon } from '@tern/ui';
import { useIntl } from 'react-intl';
import { ArticleFacts } from '../blog/ArticleFacts.tsx';
import { ArticlePicture } from '../blog/ArticlePicture.tsx';
import { ArticleTitle, useForeign } from '../blog/ArticleTitle.tsx';
import type { ArticleView } from '../blog/ArticleView.ts';
import { articlesMessages as m } from '../blog/articles.messages.ts';
import * as css from './ArticleCover.css.ts';

export interface ArticleCoverProps {
  article: ArticleView;
}

/** The story on the cover of the blog: the newest article, large. */
export function ArticleCover({ article }: ArticleCoverProps) {
  const { formatMessage } = useIntl();
  const foreign = useForeign(article.language);
  return (
    <article className={css.cover}>
      <ArticlePicture picture={article.picture} decorative first />
      <div className={css.words}>
        <ArticleFacts article={article} />
        <h2 className={css.title}>
          <ArticleTitle article={article} />
        </h2>
        <p {...foreign} className={css.text}>
          {article.description}
        </p>
        {/* The title is the link; this shows that there is more. */}
        <span className={css.read} aria-hidden="true">
          {formatMessage(m.read)}
          <Icon glyph={ArrowRightGlyph} />
        </span>
      </div>
    </article>
  );
}
