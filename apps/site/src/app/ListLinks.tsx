import { canonicalUrl, type Route } from '@tern/domain';
import type { Language } from '@tern/i18n';

export interface ListLinksProps {
  route: Route;
  params: Readonly<Record<string, string>>;
  language: Language;
  /** Scheme and host that canonical links name. */
  origin: string;
  /** The page that is shown, from 1 on, and how many there are. */
  list: { readonly page: number; readonly pages: number };
}

/** The pages before and after a page of a list of articles. The first one has no number. */
export function ListLinks({ route, params, language, origin, list }: ListLinksProps) {
  const { page, pages } = list;
  const hrefOf = (wanted: number) => {
    const { page: _page, ...topic } = params;
    const of = wanted > 1 ? { ...topic, page: String(wanted) } : topic;
    return canonicalUrl({ route, params: of, language, origin });
  };
  return (
    <>
      {page > 1 ? <link rel="prev" href={hrefOf(page - 1)} /> : null}
      {page < pages ? <link rel="next" href={hrefOf(page + 1)} /> : null}
    </>
  );
}
