import { brand } from '@tern/domain';
import { ArrowRightGlyph, Container, cx, Disclosure, Icon, Link, MiniArc } from '@tern/ui';
import { useIntl } from 'react-intl';
import { navigationMessages } from '../navigation/navigation.messages.ts';
import type { Navigation } from '../navigation/siteNavigation.ts';
import { LinkMark } from './LinkMark.tsx';
import * as menus from './SiteHeaderMenus.css.ts';

export interface MegaMenuProps {
  brandName: string;
  nav: Navigation;
  currentPath?: string;
}

/** All groups of the navigation under one item of a wide bar. */
export function MegaMenu({ brandName, nav, currentPath }: MegaMenuProps) {
  const { formatMessage } = useIntl();
  return (
    <Disclosure align="full" name="site-header" summary={formatMessage(navigationMessages.products)}>
      <div className={menus.mega}>
        <Container>
          <div className={menus.megaColumns}>
            {nav.groups.map((group) => (
              <div
                key={group.id}
                className={cx(
                  menus.megaColumn,
                  group.id === 'useCases' && menus.megaColumnNarrow,
                  group.id === 'countries' && menus.megaColumnWide,
                )}
              >
                <p className={menus.megaTitle}>{formatMessage(group.label)}</p>
                <ul className={cx(menus.megaList, group.id === 'countries' && menus.megaListDouble)}>
                  {group.links.map((link) => (
                    <li key={link.id}>
                      <Link
                        variant="plain"
                        href={link.href}
                        className={menus.megaLink}
                        aria-current={link.href === currentPath ? 'page' : undefined}
                      >
                        <LinkMark link={link} />
                        {formatMessage(link.label, { brand: brandName })}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
            {nav.trial && <TrialCard trial={nav.trial} />}
          </div>
        </Container>
      </div>
    </Disclosure>
  );
}

function TrialCard({ trial }: { trial: NonNullable<Navigation['trial']> }) {
  const { formatMessage } = useIntl();
  return (
    <Link variant="plain" href={trial.href} className={menus.trial}>
      <span className={menus.trialTitle}>
        {formatMessage(navigationMessages.trialTitle, { days: brand.claims.trialDays })}
      </span>
      <span className={menus.trialText}>{formatMessage(navigationMessages.trialText)}</span>
      <span className={menus.trialPicture}>
        <MiniArc />
      </span>
      <span className={menus.trialLink}>
        {formatMessage(trial.label)}
        <Icon glyph={ArrowRightGlyph} directional className={menus.trialArrow} />
      </span>
    </Link>
  );
}
