import { Pagination } from '@tern/ui';
import { useIntl } from 'react-intl';
import { articlesMessages as m } from './articles.messages.ts';

export interface ArticlePagesProps {
  /** Names the links; the pages of a list by default. */
  label?: string;
  /** From 1. */
  page: number;
  pages: number;
  /** The path of a page. */
  hrefFor: (page: number) => string;
}

/** The links to the other pages of a list of articles; nothing where there is one page. */
export function ArticlePages({ label, page, pages, hrefFor }: ArticlePagesProps) {
  const { formatMessage } = useIntl();
  return (
    <Pagination
      label={label ?? formatMessage(m.pages)}
      previousLabel={formatMessage(m.previousPage)}
      nextLabel={formatMessage(m.nextPage)}
      pageLabel={(each) => formatMessage(m.page, { page: each })}
      current={page}
      count={pages}
      hrefFor={hrefFor}
    />
  );
}
