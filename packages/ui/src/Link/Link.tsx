import { cx } from '../cx.ts';
import { ArrowRightGlyph, ExternalLinkGlyph } from '../Icon/glyphs.ts';
import { Icon } from '../Icon/Icon.tsx';
import { type LinkComponentProps, useLinkComponent } from '../LinkProvider/LinkProvider.tsx';
import * as css from './Link.css.ts';

export interface LinkProps extends LinkComponentProps {
  /** `inline` is underlined text, `arrow` leads on, `plain` takes its looks from around it. */
  variant?: 'inline' | 'arrow' | 'plain';
  /** Leaves the site: opens a new tab, past the application's link component. */
  external?: boolean;
  /** Said after the text of an external link, for example "opens in a new tab". */
  externalLabel?: string;
}

export function Link({
  variant = 'inline',
  external = false,
  externalLabel,
  className,
  children,
  ...anchor
}: LinkProps) {
  const Routed = useLinkComponent();
  const Component = external ? 'a' : Routed;
  const mark =
    variant === 'arrow' ? (
      <Icon
        glyph={external ? ExternalLinkGlyph : ArrowRightGlyph}
        label={external ? externalLabel : undefined}
      />
    ) : external ? (
      <Icon glyph={ExternalLinkGlyph} size="sm" label={externalLabel} className={css.externalMark} />
    ) : null;
  return (
    <Component
      {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : undefined)}
      {...anchor}
      className={cx(css.variants[variant], className)}
    >
      {mark ? (
        <>
          <span>{children}</span>
          {mark}
        </>
      ) : (
        children
      )}
    </Component>
  );
}
