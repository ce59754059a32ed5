import { ArrowLeftGlyph, Icon, Link } from '@tern/ui';
import type { ReactNode } from 'react';
import * as css from './BackLink.css.ts';

interface BackLinkProps {
  href: string;
  children: ReactNode;
  onClick?: (() => void) | undefined;
}

/** The way back, above a heading. */
export function BackLink({ href, children, onClick }: BackLinkProps) {
  return (
    <Link variant="plain" href={href} onClick={onClick} className={css.back}>
      <Icon glyph={ArrowLeftGlyph} className={css.arrow} />
      {children}
    </Link>
  );
}
