import { Container, cx, Heading, Icon, Link, LogOutGlyph, Skeleton, Text } from '@tern/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { AccountNavigationLink } from '../navigation/accountNavigation.ts';
import { EmailText } from '../words/EmailText.tsx';
import * as css from './AccountLayout.css.ts';
import { accountLayoutMessages as m } from './accountLayout.messages.ts';

export interface AccountLayoutProps {
  /** For Tern's own site `accountNavigation`. */
  nav: readonly AccountNavigationLink[];
  current: AccountNavigationLink['id'];
  /** Empty until the profile is loaded. */
  email?: string;
  /** Ready to read, such as "12 months". */
  planName?: string;
  onSignOut: () => void;
  /** The heading of the page; the name of the current section unless given. */
  title?: string;
  intro?: ReactNode;
  /** Something of the page is under way. */
  busy?: boolean;
  children: ReactNode;
}

/** Navigation at the side, in the mobile variant tabs above. The page puts it into its main element. */
export function AccountLayout({
  nav,
  current,
  email = '',
  planName,
  onSignOut,
  title,
  intro,
  busy,
  children,
}: AccountLayoutProps) {
  const { formatMessage } = useIntl();
  const tabs = useRef<HTMLUListElement>(null);
  const currentLink = nav.find((link) => link.id === current);

  /* In the mobile variant the tabs scroll sideways: the current one is brought into view, the page stays where it is. */
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another tab is the current one
  useEffect(() => {
    const bring = () => {
      const list = tabs.current;
      const marked = list?.querySelector<HTMLElement>('[aria-current]');
      if (!list || !marked) return;
      // From the start, so that the place does not depend on how wide the tabs were before.
      list.scrollTo({ left: 0 });
      const outer = list.getBoundingClientRect();
      const inner = marked.getBoundingClientRect();
      if (inner.left < outer.left || inner.right > outer.right) {
        list.scrollBy({ left: inner.left + inner.width / 2 - (outer.left + outer.width / 2) });
      }
    };
    bring();
    // The tabs change their width with their font.
    document.fonts.addEventListener('loadingdone', bring);
    return () => document.fonts.removeEventListener('loadingdone', bring);
  }, [current]);

  return (
    <div className={css.ground}>
      <Container>
        <div className={css.columns}>
          <nav className={css.side} aria-label={formatMessage(m.navigation)}>
            <div className={css.who}>
              <span className={cx(css.avatar, !email && css.awaited)} aria-hidden="true">
                {email.slice(0, 1).toUpperCase()}
              </span>
              {email ? (
                <p className={css.whoText}>
                  <span className={css.email}>
                    <EmailText email={email} />
                  </span>
                  {planName && <span className={css.plan}>{planName}</span>}
                </p>
              ) : (
                <Skeleton />
              )}
            </div>
            <ul ref={tabs} className={css.list}>
              {nav.map((link) => (
                <li key={link.id}>
                  <Link
                    variant="plain"
                    href={link.href}
                    className={css.link}
                    aria-current={link.id === current ? 'page' : undefined}
                  >
                    <Icon glyph={link.glyph} />
                    {formatMessage(link.label)}
                  </Link>
                </li>
              ))}
            </ul>
            <button type="button" className={cx(css.link, css.signOut)} onClick={onSignOut}>
              <Icon glyph={LogOutGlyph} directional />
              {formatMessage(m.signOut)}
            </button>
          </nav>
          <div className={css.main} aria-busy={busy || undefined}>
            <div className={css.head}>
              <Heading level={1}>{title ?? (currentLink && formatMessage(currentLink.label))}</Heading>
              {intro && <Text tone="muted">{intro}</Text>}
            </div>
            {children}
          </div>
        </div>
      </Container>
    </div>
  );
}
