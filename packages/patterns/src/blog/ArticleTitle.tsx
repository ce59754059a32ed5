import { articlePath, directionOf } from '@tern/domain';
import { Link } from '@tern/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import * as css from './ArticleTitle.css.ts';
import type { ArticleView } from './ArticleView.ts';
import { unbroken } from './unbroken.ts';

/** `lang` and `dir` of an article that is not in the language of the page. */
export function useForeign(language: ArticleView['language']) {
  const { locale } = useIntl();
  return language === locale ? undefined : { lang: language, dir: directionOf(language) };
}

export interface ArticleTitleProps {
  article: Pick<ArticleView, 'unikey' | 'title' | 'language'>;
  /** The title with marks in it; the plain one by default. */
  children?: ReactNode;
}

/** The title of an article as the link to it, over the whole of the card it stands in. */
export function ArticleTitle({ article, children }: ArticleTitleProps) {
  const foreign = useForeign(article.language);
  return (
    <Link variant="plain" href={articlePath(article.unikey)} className={css.title}>
      <span {...foreign}>{children ?? unbroken(article.title)}</span>
    </Link>
  );
}
