import type { CampaignTheme, Layout } from '@tern/domain';
import { cx } from '@tern/ui';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as css from './PageLayout.css.ts';

export interface PageLayoutProps {
  layout: Layout;
  /** The season that `actives` wears. */
  campaign?: CampaignTheme | undefined;
  /** The link over the header, for keyboards. */
  skip?: ReactNode;
  /** Above the header on every page: test mode, an offer. */
  ribbons?: ReactNode;
  /** Above the header in every layout: scripts are needed. */
  notice?: ReactNode;
  header?: ReactNode;
  footer?: ReactNode;
  /** Content and attributes of the page's own part. */
  main: Omit<ComponentPropsWithRef<'main'>, 'id' | 'tabIndex' | 'className'>;
}

/** Layouts without the frame of the site. The pages of `single` bring their own landmark. */
const isBare = (layout: Layout) => layout === 'single' || layout === 'standalone';

/**
 * The frame of a page (spec section 2, layouts). `default_black` is dark, `actives` wears its season,
 * `invite` lies on ice; `blog`, `pricing` and `default` are paper. `single` has no header and footer, and
 * `standalone`, which the Windows client embeds, has no ribbon either.
 */
export function PageLayout({
  layout,
  campaign,
  skip,
  ribbons,
  notice,
  header,
  footer,
  main,
}: PageLayoutProps) {
  if (isBare(layout)) {
    return (
      <div data-shell="">
        {layout === 'standalone' ? (
          <>
            {notice}
            <main {...main} />
          </>
        ) : (
          <>
            {ribbons}
            {notice}
            <div {...(main as ComponentPropsWithRef<'div'>)} />
          </>
        )}
      </div>
    );
  }
  return (
    <div
      data-shell=""
      data-theme={layout === 'default_black' ? 'dark' : undefined}
      data-campaign={layout === 'actives' ? campaign : undefined}
      className={css.shell}
    >
      {skip}
      {ribbons}
      {notice}
      {header}
      <main {...main} id="main" tabIndex={-1} className={cx(css.main, layout === 'invite' && css.ice)} />
      {footer}
    </div>
  );
}
