import type { Goods } from '../customer/customerState.ts';
import { namesTrial } from '../pricing/trial.ts';
import { matchRoute } from '../routes/matchRoute.ts';
import { splitUrl } from '../routes/splitUrl.ts';
import type { Letter, LetterBlock } from './letter.ts';

/** The goods that a page of the site sells first of all, by the address of a link; null: none. */
export function goodsOfLink(href: string): Goods | null {
  if (!href.startsWith('/')) return null;
  const [path = ''] = href.split(/[?#]/, 1);
  const match = matchRoute(splitUrl(path).path);
  if (!match) return null;
  const { route, params } = match;
  if (route.takesPayment) return params.id !== undefined && namesTrial(params.id) ? 'trial' : 'plan';
  if (route.id === 'vpnTrial') return 'trial';
  if (route.layout === 'actives') return route.priced ? 'plan' : 'offer';
  return route.layout === 'pricing' && route.priced ? 'plan' : null;
}

const spansOf = (block: LetterBlock) => (block.kind === 'list' ? block.items.flat() : block.spans);

/** The blocks up to a heading, and those from each heading to the next. */
function sectionsOf(blocks: readonly LetterBlock[]): LetterBlock[][] {
  const sections: LetterBlock[][] = [[]];
  for (const block of blocks) {
    if (block.kind === 'heading') sections.push([]);
    sections.at(-1)?.push(block);
  }
  return sections.filter((section) => section.length > 0);
}

/**
 * A letter as it may go to a reader: without the sections that lead to something that is not sold to them. Null where
 * nothing is left, or where the whole letter sells (`sells`) what may not be sold.
 */
export function letterFor<Written extends Letter>(
  letter: Written,
  maySell: (what: Goods) => boolean,
): Written | null {
  if (letter.sells && !maySell(letter.sells)) return null;
  const all = sectionsOf(letter.blocks);
  const kept = all.filter((section) =>
    section.flatMap(spansOf).every(({ href }) => {
      const goods = href === undefined ? null : goodsOfLink(href);
      return goods === null || maySell(goods);
    }),
  );
  if (kept.length === all.length) return letter;
  // Words before the first heading lead over to what follows.
  const isMore = kept.some(([first]) => first?.kind === 'heading');
  return isMore ? { ...letter, blocks: kept.flat() } : null;
}
