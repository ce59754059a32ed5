import type { ArticleHeading } from '@tern/domain';
import { ChevronDownGlyph, cx, Icon } from '@tern/ui';
import { useIntl } from 'react-intl';
import { articleMessages as m } from '../blog/article.messages.ts';
import * as css from './ArticleContents.css.ts';

export interface ArticleContentsProps {
  headings: readonly ArticleHeading[];
  /** The section that is read now: for drawings of this state. The page's script marks it as reading goes on. */
  current?: string;
  /** `side` stands beside the text on wide screens, `folded` opens above it on all others. */
  form: 'side' | 'folded';
  /** `lang` and `dir` of an article that is not in the language of the page. */
  foreign?: { lang: string; dir: string } | undefined;
}

/** The sections of an article. The one that is read is marked. */
export function ArticleContents({ headings, current, form, foreign }: ArticleContentsProps) {
  const { formatMessage } = useIntl();
  if (headings.length < 2) return null;
  const label = formatMessage(m.contents);
  const list = (
    <ol className={css.list} {...foreign}>
      {headings.map(({ id, text, depth }) => (
        <li key={id}>
          <a
            className={cx(css.entry, depth === 3 && css.deeper)}
            href={`#${id}`}
            aria-current={id === current ? 'true' : undefined}
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
  return form === 'side' ? (
    <nav aria-label={label} className={css.side} data-contents="">
      <p className={css.title}>{label}</p>
      {list}
    </nav>
  ) : (
    <nav aria-label={label} className={css.folded} data-contents="">
      <details>
        <summary className={css.summary}>
          {label}
          <Icon glyph={ChevronDownGlyph} size="sm" className={css.chevron} />
        </summary>
        {list}
      </details>
    </nav>
  );
}
