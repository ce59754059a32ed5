import { useIntl } from 'react-intl';
import { articleMessages as m } from '../blog/article.messages.ts';
import * as css from './ArticleBody.css.ts';
import { SafeHtml } from './SafeHtml.tsx';

export interface ArticleNoteProps {
  title: string | null;
  /** Sanitised. */
  html: string;
}

/** Something beside the run of an article, in a box. */
export function ArticleNote({ title, html }: ArticleNoteProps) {
  const { formatMessage } = useIntl();
  return (
    <div role="note" aria-label={title ?? formatMessage(m.note)} className={css.note}>
      {title ? <p className={css.noteTitle}>{title}</p> : null}
      <SafeHtml className={css.html} html={html} />
    </div>
  );
}
