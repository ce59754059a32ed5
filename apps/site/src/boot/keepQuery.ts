/** Links to the page in another language take the query along: the page itself is the same for all queries. */
export function keepQuery(document: Document, location: Pick<Location, 'search'>): void {
  const take = ({ target }: Event) => {
    const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[hreflang]');
    if (link) link.search = location.search;
  };
  for (const type of ['click', 'auxclick']) document.addEventListener(type, take, true);
}
