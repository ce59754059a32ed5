import { ArrowLeftGlyph, Icon, Link } from '@tern/ui';
import type { ReactNode } from 'react';
import * as css from './BackLink.css.ts';

/** The way back, above a heading. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link variant="plain" href={href} className={css.back}>
      <Icon glyph={ArrowLeftGlyph} className={css.arrow} />
      {children}
    </Link>
  );
}
