import type { ReactNode } from 'react';
import { ArticleHead, type ArticleHeadProps } from '../ArticleHead/ArticleHead.tsx';
import * as css from './ArticleScreen.css.ts';

export interface ArticleScreenProps extends ArticleHeadProps {
  /** `ArticleText`. */
  children: ReactNode;
}

/** The page of an article. A line at the upper edge grows as it is read. */
export function ArticleScreen({ children, ...head }: ArticleScreenProps) {
  return (
    <article className={css.article} data-article="">
      <div className={css.progress} aria-hidden="true" />
      <ArticleHead {...head} />
      {children}
    </article>
  );
}
