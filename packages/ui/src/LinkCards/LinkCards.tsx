import type { ReactNode } from 'react';
import { ArrowRightGlyph } from '../Icon/glyphs.ts';
import { type Glyph, Icon } from '../Icon/Icon.tsx';
import { useLinkComponent } from '../LinkProvider/LinkProvider.tsx';
import { CountryCode } from '../plates/CountryCode.tsx';
import * as css from './LinkCards.css.ts';

export interface LinkCard {
  href: string;
  title: string;
  /** One line. */
  text?: ReactNode;
  glyph?: Glyph;
  /** Two letters of a country, in place of a flag. */
  code?: string;
}

export interface LinkCardsProps {
  /** Names the list. */
  label: string;
  items: readonly LinkCard[];
  columns?: 2 | 3 | 4;
}

/** Pages of one family, each a card that is a link. */
export function LinkCards({ label, items, columns = 3 }: LinkCardsProps) {
  const LinkComponent = useLinkComponent();
  return (
    <ul aria-label={label} className={css.grid[columns]}>
      {items.map((item) => (
        <li key={item.href} className={css.cell}>
          <LinkComponent href={item.href} className={css.card}>
            {item.code ? <CountryCode>{item.code}</CountryCode> : null}
            {item.glyph ? <Icon glyph={item.glyph} className={css.icon} /> : null}
            <span className={css.words}>
              <span className={css.title}>
                <bdi>{item.title}</bdi>
              </span>
              {item.text ? <span className={css.text}>{item.text}</span> : null}
            </span>
            <Icon glyph={ArrowRightGlyph} size="sm" directional className={css.arrow} />
          </LinkComponent>
        </li>
      ))}
    </ul>
  );
}
