import { brand } from '@tern/domain';
import { Container, CountryCode, Heading, Icon, Link, PlusGlyph, Section } from '@tern/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { navigationMessages } from '../navigation/navigation.messages.ts';
import { siteLinks } from '../navigation/siteNavigation.ts';
import * as css from './Places.css.ts';
import { placesMessages as m } from './places.messages.ts';

const allLocations = '/vpn-server';

/** The countries of the header's menu, in its order. */
const places = siteLinks.groups.find(({ id }) => id === 'countries')?.links ?? [];

/** Where the servers are. Phones show the first nine. */
export function Places() {
  const { formatMessage } = useIntl();
  const entry = (href: string, content: ReactNode) => (
    <Link variant="plain" href={href} className={css.place}>
      {content}
    </Link>
  );
  return (
    <Section spacing="tight" labelledBy="places-title">
      <Container>
        <div className={css.head}>
          <Heading level={2} size="h1" id="places-title">
            {formatMessage(m.title, { countries: brand.claims.countries })}
          </Heading>
          <span className={css.all}>
            <Link variant="arrow" href={allLocations}>
              {formatMessage(navigationMessages.allLocations)}
            </Link>
          </span>
        </div>
        <ul className={css.list}>
          {places.map(({ id, href, code, label }) => (
            <li key={id} className={css.item}>
              {entry(
                href,
                <>
                  <CountryCode>{code}</CountryCode>
                  <span>{formatMessage(label)}</span>
                </>,
              )}
            </li>
          ))}
          <li className={css.item}>
            {entry(
              allLocations,
              <>
                <CountryCode>
                  <Icon glyph={PlusGlyph} size="sm" />
                </CountryCode>
                <span>{formatMessage(m.more)}</span>
              </>,
            )}
          </li>
        </ul>
      </Container>
    </Section>
  );
}
