import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { type Glyph, Icon } from '../Icon/Icon.tsx';
import { useLinkComponent } from '../LinkProvider/LinkProvider.tsx';
import * as css from './Menu.css.ts';

export interface MenuProps {
  /** `MenuItem`s and `MenuSeparator`s. */
  children: ReactNode;
}

/** The list inside a `Disclosure`: links and buttons in tab order. */
export function Menu({ children }: MenuProps) {
  return <ul className={css.menu}>{children}</ul>;
}

export interface MenuItemProps {
  glyph?: Glyph;
  /** A link; without it a button. */
  href?: string;
  current?: boolean;
  tone?: 'default' | 'danger';
  onSelect?: () => void;
  children: ReactNode;
}

export function MenuItem({ glyph, href, current, tone = 'default', onSelect, children }: MenuItemProps) {
  const LinkComponent = useLinkComponent();
  const className = cx(css.item, css.tone[tone]);
  const content = (
    <>
      {glyph ? <Icon glyph={glyph} className={css.icon[tone]} /> : null}
      <span>{children}</span>
    </>
  );
  return (
    <li>
      {href === undefined ? (
        <button type="button" className={className} onClick={onSelect}>
          {content}
        </button>
      ) : (
        <LinkComponent
          href={href}
          className={className}
          aria-current={current ? 'page' : undefined}
          onClick={onSelect}
        >
          {content}
        </LinkComponent>
      )}
    </li>
  );
}

export function MenuSeparator() {
  return <li aria-hidden="true" className={css.separator} />;
}
