import { cx } from '../cx.ts';
import { Link } from '../Link/Link.tsx';
import * as css from './Logo.css.ts';

export interface LogoProps {
  /** The brand's name. */
  name: string;
  /** Makes it a link, to the home page as a rule. */
  href?: string;
  className?: string;
}

const body =
  'M0-9.8C1.3-9.8 1.9-8.4 2.1-6.6C5-10.4 9-11.6 12.4-9.6C16.4-7 19.4-1.6 21 7C17.4-.2 13.6-4 9.6-3.8C6.4-3.6 3.9-1.2 2.3 2.2C2.4 6.8 3.8 12 7 18C3.2 14 1.2 11 0 7.6C-1.2 11-3.2 14-7 18C-3.8 12-2.4 6.8-2.3 2.2C-3.9-1.2-6.4-3.6-9.6-3.8C-13.6-4-17.4-.2-21 7C-19.4-1.6-16.4-7-12.4-9.6C-9-11.6-5-10.4-2.1-6.6C-1.9-8.4-1.3-9.8 0-9.8Z';
const beak = 'M0-18L1.8-8.4A2.1 2.1 0 0 0-1.8-8.4Z';

/** The tern and the name. It never mirrors. */
export function Logo({ name, href, className }: LogoProps) {
  const content = (
    <>
      <svg className={css.mark} viewBox="-16 -16 32 32" aria-hidden="true">
        <g transform="translate(0.6 1.4) rotate(42) scale(0.86)">
          <path fill="currentColor" d={body} />
          <path className={css.beak} d={beak} />
        </g>
      </svg>
      <span translate="no">{name}</span>
    </>
  );
  return href ? (
    <Link variant="plain" href={href} className={cx(css.logo, className)}>
      {content}
    </Link>
  ) : (
    <span className={cx(css.logo, className)}>{content}</span>
  );
}
