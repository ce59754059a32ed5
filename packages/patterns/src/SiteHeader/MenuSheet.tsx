import {
  Button,
  Container,
  Icon,
  IconButton,
  type LanguageOption,
  LanguagePicker,
  Link,
  LogOutGlyph,
  Logo,
  PlusGlyph,
  XGlyph,
} from '@tern/ui';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { ForCustomer } from '../ForCustomer/ForCustomer.tsx';
import type { Navigation, NavigationLink } from '../navigation/siteNavigation.ts';
import { AccountLink } from './AccountLink.tsx';
import { currentOf, type NavigationPlace } from './currentOf.ts';
import { LinkMark } from './LinkMark.tsx';
import { SignedVariant } from './SignedVariant.tsx';
import * as css from './SiteHeader.css.ts';
import * as menus from './SiteHeaderMenus.css.ts';
import { siteHeaderMessages } from './siteHeader.messages.ts';

interface SheetFootProps {
  brandName: string;
  nav: Navigation;
  languages: readonly LanguageOption[];
  current: string;
  signedIn: boolean | null;
  accountHref: string;
  onSignOut?: () => void;
}

export interface MenuSheetProps extends NavigationPlace, SheetFootProps {
  ref: Ref<HTMLDivElement>;
  /** The `popoverTarget` of the button that opens the sheet. */
  id: string;
  homeHref: string;
}

/** The navigation of narrow windows: a popover over the whole page. */
export function MenuSheet({ ref, id, currentPath, currentSection, homeHref, ...foot }: MenuSheetProps) {
  const { brandName, nav } = foot;
  const { formatMessage } = useIntl();
  return (
    <div
      ref={ref}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={formatMessage(siteHeaderMessages.openMenu)}
      className={menus.sheet}
      data-menu-sheet=""
    >
      <div className={menus.sheetBar}>
        <Container>
          <div className={menus.sheetBarInner}>
            <Logo name={brandName} href={homeHref} className={css.logo} />
            <IconButton
              // React writes the attribute on the server only; a popover looks for it when it opens.
              ref={(button) => button?.setAttribute('autofocus', '')}
              glyph={XGlyph}
              size="lg"
              label={formatMessage(siteHeaderMessages.closeMenu)}
              className={menus.sheetClose}
              popoverTarget={id}
              popoverTargetAction="hide"
              autoFocus
            />
          </div>
        </Container>
      </div>
      <Container>
        <SheetNavigation brandName={brandName} nav={nav} place={{ currentPath, currentSection }} />
      </Container>
      <SheetFoot {...foot} />
    </div>
  );
}

function SheetNavigation({
  brandName,
  nav,
  place,
}: Pick<MenuSheetProps, 'brandName' | 'nav'> & { place: NavigationPlace }) {
  const { formatMessage } = useIntl();
  const hasApps = nav.groups.some((group) => group.id === 'apps');
  const links = nav.links.filter((link) => !(hasApps && link.id === 'download'));
  return (
    <nav aria-label={formatMessage(siteHeaderMessages.navigation)}>
      {nav.groups.map((group, index) => (
        <details key={group.id} className={menus.sheetGroup} open={index === 0}>
          <summary className={menus.sheetSummary}>
            {formatMessage(group.label)}
            <Icon glyph={PlusGlyph} className={menus.sheetPlus} />
          </summary>
          <ul className={menus.sheetList}>
            {group.links.map((link) => (
              <li key={link.id}>
                <Link
                  variant="plain"
                  href={link.href}
                  className={menus.sheetListLink}
                  aria-current={currentOf(link.href, place)}
                >
                  <LinkMark link={link} />
                  {formatMessage(link.label, { brand: brandName })}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
      <ul>
        {links.map((link) => (
          <li key={link.id}>
            <Link
              variant="plain"
              href={link.href}
              className={menus.sheetLink}
              aria-current={currentOf(link.href, place)}
            >
              {formatMessage(link.label, { brand: brandName })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SheetFoot({ brandName, nav, languages, current, signedIn, accountHref, onSignOut }: SheetFootProps) {
  const { formatMessage } = useIntl();
  const closing = (link: NavigationLink) => (
    <Container>
      <Button size="lg" block href={link.href}>
        {formatMessage(link.label, { brand: brandName })}
      </Button>
    </Container>
  );
  return (
    <div className={menus.sheetFoot}>
      <Container>
        <div className={menus.sheetFootRow}>
          <LanguagePicker
            label={formatMessage(siteHeaderMessages.language)}
            current={current}
            options={languages}
            align="above"
          />
          <SignedVariant signed="out" signedIn={signedIn}>
            {nav.signIn && (
              <Link variant="plain" href={nav.signIn} className={css.navLink}>
                {formatMessage(siteHeaderMessages.signIn)}
              </Link>
            )}
          </SignedVariant>
          <SignedVariant signed="in" signedIn={signedIn}>
            {onSignOut ? (
              <button type="button" className={css.navLink} onClick={onSignOut}>
                <Icon glyph={LogOutGlyph} size="sm" directional />
                {formatMessage(siteHeaderMessages.signOut)}
              </button>
            ) : (
              <AccountLink href={accountHref} />
            )}
          </SignedVariant>
        </div>
      </Container>
      {nav.start ? (
        <ForCustomer block sold="trial">
          {closing(nav.start)}
        </ForCustomer>
      ) : null}
      {nav.action ? (
        <ForCustomer block {...(nav.start ? { next: 'return' } : { sold: 'plan' })}>
          {closing(nav.action)}
        </ForCustomer>
      ) : null}
    </div>
  );
}
