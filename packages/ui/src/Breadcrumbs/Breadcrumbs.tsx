import { ChevronRightGlyph } from '../Icon/glyphs.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useLinkComponent } from '../LinkProvider/LinkProvider.tsx';
import * as css from './Breadcrumbs.css.ts';

export interface Crumb {
  label: string;
  /** The last one, this page, has none. */
  href?: string;
}

export interface BreadcrumbsProps {
  /** Names the navigation: "You are here". */
  label: string;
  items: readonly Crumb[];
}

export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  const LinkComponent = useLinkComponent();
  return (
    <nav aria-label={label}>
      <ol className={css.list}>
        {items.map((item, index) => (
          <li key={item.href ?? item.label} className={css.crumb}>
            {index > 0 ? <Icon glyph={ChevronRightGlyph} directional className={css.separator} /> : null}
            {item.href === undefined ? (
              <bdi className={css.current} aria-current={index === items.length - 1 ? 'page' : undefined}>
                {item.label}
              </bdi>
            ) : (
              <LinkComponent href={item.href} className={css.link}>
                <bdi>{item.label}</bdi>
              </LinkComponent>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
