import { ChevronLeftGlyph, ChevronRightGlyph } from '../Icon/glyphs.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useLinkComponent } from '../LinkProvider/LinkProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Pagination.css.ts';
import { pagePlaces } from './pagePlaces.ts';

export interface PaginationProps {
  /** Names the navigation: "Pages". */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** The name of a page for screen readers: "Page 3". */
  pageLabel: (page: number) => string;
  /** From 1. */
  current: number;
  count: number;
  hrefFor: (page: number) => string;
}

/** Links to the pages of a list. Nothing is drawn for a single page. */
export function Pagination({
  label,
  previousLabel,
  nextLabel,
  pageLabel,
  current,
  count,
  hrefFor,
}: PaginationProps) {
  const LinkComponent = useLinkComponent();
  if (count < 2) return null;
  const step = (page: number, name: string, glyph: typeof ChevronLeftGlyph, rel: 'prev' | 'next') =>
    page < 1 || page > count ? (
      <span className={css.off} aria-hidden="true">
        <Icon glyph={glyph} size="sm" directional />
      </span>
    ) : (
      <LinkComponent href={hrefFor(page)} rel={rel} className={css.page}>
        <Icon glyph={glyph} size="sm" directional />
        <VisuallyHidden>{name}</VisuallyHidden>
      </LinkComponent>
    );
  return (
    <nav aria-label={label}>
      <ul className={css.list}>
        <li>{step(current - 1, previousLabel, ChevronLeftGlyph, 'prev')}</li>
        {pagePlaces(current, count).map(({ page, on }, index) =>
          page === null ? (
            <li key={`gap-${index}`} className={css.on[on]} aria-hidden="true">
              <span className={css.gap}>…</span>
            </li>
          ) : (
            <li key={page} className={css.on[on]}>
              <LinkComponent
                href={hrefFor(page)}
                className={page === current ? css.current : css.page}
                aria-label={pageLabel(page)}
                aria-current={page === current ? 'page' : undefined}
              >
                {page}
              </LinkComponent>
            </li>
          ),
        )}
        <li>{step(current + 1, nextLabel, ChevronRightGlyph, 'next')}</li>
      </ul>
    </nav>
  );
}
