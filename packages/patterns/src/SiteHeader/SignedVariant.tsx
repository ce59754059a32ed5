import type { ReactNode } from 'react';
import * as css from './SiteHeader.css.ts';

export interface SignedVariantProps {
  /** For whom the children are. */
  signed: 'in' | 'out';
  /** `null`: unknown yet, so both variants are written and `<html data-signed-in>` shows one. */
  signedIn: boolean | null;
  children: ReactNode;
}

/** A part of the header for those who are signed in, or for those who are not. */
export function SignedVariant({ signed, signedIn, children }: SignedVariantProps) {
  if (signedIn !== null && signedIn !== (signed === 'in')) return null;
  return (
    <div
      className={css.variant}
      {...(signedIn === null ? { [`data-signed-${signed}-only`]: '' } : undefined)}
    >
      {children}
    </div>
  );
}
