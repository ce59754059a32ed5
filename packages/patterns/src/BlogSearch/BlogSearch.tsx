import type { Highlighted, Term } from '@tern/domain';
import { Button, EmptyState, Link, MiniArc, VisuallyHidden } from '@tern/ui';
import { useIntl } from 'react-intl';
import { ArticleRows } from '../ArticleList/ArticleRows.tsx';
import { ArticlePages } from '../blog/ArticlePages.tsx';
import { type ArticleView, categoryPath, searchPath } from '../blog/ArticleView.ts';
import { BlogSearchField } from '../blog/BlogSearchField.tsx';
import * as css from './BlogSearch.css.ts';
import { blogSearchMessages as m } from './blogSearch.messages.ts';

export interface FoundArticles {
  /** As it was searched for. */
  query: string;
  /** The words that were found instead; null where those of the query were. */
  corrected: string | null;
  total: number;
  page: number;
  pages: number;
  hits: readonly { article: ArticleView; title: Highlighted; excerpt: Highlighted }[];
}

export interface BlogSearchProps {
  /** The text of the field. */
  value: string;
  onChange: (value: string) => void;
  /** Enter was pressed, or another try was asked for. */
  onSubmit?: (value: string) => void;
  /** Where the form goes without a script. */
  action: string;
  /** The last answer; null before the first search. */
  found: FoundArticles | null;
  /** A newer answer is under way. */
  busy?: boolean;
  failed?: boolean;
  /** Searches worth trying, and the categories: while nothing is searched for. */
  searches: readonly string[];
  categories: readonly Term[];
}

/** The search of the blog. What it finds is said politely, and changes while one types. */
export function BlogSearch({
  value,
  onChange,
  onSubmit,
  action,
  found,
  busy = false,
  failed = false,
  searches,
  categories,
}: BlogSearchProps) {
  const { formatMessage } = useIntl();
  const status = useStatus({ found, failed, busy });
  return (
    <div className={css.search}>
      <div className={css.field}>
        <BlogSearchField action={action} value={value} onChange={onChange} onSubmit={onSubmit} />
      </div>
      <p role="status" className={css.status}>
        {status}
      </p>
      {failed ? (
        <EmptyState
          picture={<MiniArc />}
          title={formatMessage(m.failed)}
          text={formatMessage(m.failedText)}
          action={
            <Button variant="outline" onClick={() => onSubmit?.(value)}>
              {formatMessage(m.again)}
            </Button>
          }
        />
      ) : found && found.total > 0 ? (
        <Results found={found} busy={busy} />
      ) : (
        <>
          {found ? (
            <EmptyState
              picture={<MiniArc />}
              title={formatMessage(m.none, { query: found.query })}
              text={formatMessage(m.noneText)}
            />
          ) : null}
          <Suggestions searches={searches} categories={categories} />
        </>
      )}
    </div>
  );
}

/** The line that is said: how many there are. What stands large below it is not said twice. */
function useStatus({ found, failed, busy }: Pick<BlogSearchProps, 'found' | 'failed' | 'busy'>) {
  const { formatMessage } = useIntl();
  if (busy && !found) return formatMessage(m.searching);
  if (failed) return <VisuallyHidden>{formatMessage(m.failed)}</VisuallyHidden>;
  if (!found) return null;
  const { query, corrected, total } = found;
  if (total === 0) return <VisuallyHidden>{formatMessage(m.none, { query })}</VisuallyHidden>;
  return corrected
    ? formatMessage(m.corrected, { query, corrected })
    : formatMessage(m.found, { count: total, query });
}

const marks = (pieces: Highlighted) =>
  pieces.map(({ text, match }, index) => (match ? <mark key={index}>{text}</mark> : text));

function Results({ found, busy }: { found: FoundArticles; busy: boolean }) {
  const { formatMessage } = useIntl();
  const { hits, page, pages, query } = found;
  const marked = new Map(hits.map((hit) => [hit.article.unikey, hit]));
  return (
    <section aria-label={formatMessage(m.results)} aria-busy={busy} className={css.results}>
      <ArticleRows
        articles={hits.map(({ article }) => article)}
        marked={({ unikey }) => ({
          title: marks(marked.get(unikey)?.title ?? []),
          text: marks(marked.get(unikey)?.excerpt ?? []),
        })}
      />
      <ArticlePages
        label={formatMessage(m.pages)}
        page={page}
        pages={pages}
        hrefFor={(each) => `${searchPath(query)}${each > 1 ? `&page=${each}` : ''}`}
      />
    </section>
  );
}

function Suggestions({ searches, categories }: Pick<BlogSearchProps, 'searches' | 'categories'>) {
  const { formatMessage } = useIntl();
  return (
    <div className={css.suggestions}>
      <LinkRow
        title={formatMessage(m.try)}
        links={searches.map((name) => ({ name, href: searchPath(name) }))}
      />
      <LinkRow
        title={formatMessage(m.browse)}
        links={categories.map(({ id, name }) => ({ name, href: categoryPath(id) }))}
      />
    </div>
  );
}

function LinkRow({ title, links }: { title: string; links: readonly { name: string; href: string }[] }) {
  if (links.length === 0) return null;
  return (
    <section aria-label={title}>
      <p className={css.rowTitle}>{title}</p>
      <ul className={css.row}>
        {links.map(({ name, href }) => (
          <li key={href}>
            <Link variant="plain" href={href} className={css.chip}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
