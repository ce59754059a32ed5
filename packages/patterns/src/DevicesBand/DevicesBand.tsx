import { brand } from '@tern/domain';
import { Container, DownloadGlyph, Flock, Heading, Icon, Link, Section, Sentences, Text } from '@tern/ui';
import { useIntl } from 'react-intl';
import { navigationMessages } from '../navigation/navigation.messages.ts';
import { siteLinks } from '../navigation/siteNavigation.ts';
import * as css from './DevicesBand.css.ts';
import { devicesBandMessages as m } from './devicesBand.messages.ts';

/** The apps of the header's menu, without the game hosts, which have no app of their own. */
const apps =
  siteLinks.groups.find(({ id }) => id === 'apps')?.links.filter(({ id }) => id !== 'gameHost') ?? [];

/** All kinds of devices on one account, and where their apps are. */
export function DevicesBand() {
  const { formatMessage } = useIntl();
  const { devices } = brand.claims;
  return (
    <Section ground="band" labelledBy="devices-title">
      <div className={css.clip}>
        <Container>
          <div className={css.inside}>
            <div className={css.copy}>
              <Heading level={2} size="display" id="devices-title">
                <Sentences text={formatMessage(m.title, { devices })} />
              </Heading>
              <div className={css.lead}>
                <Text size="lead">{formatMessage(m.lead, { devices })}</Text>
              </div>
            </div>
            <div className={css.picture}>
              <Flock
                title={formatMessage(m.picture)}
                labels={{
                  android: formatMessage(navigationMessages.android),
                  windows: formatMessage(navigationMessages.windows),
                  smartTv: formatMessage(navigationMessages.tv),
                  ios: formatMessage(navigationMessages.ios),
                  chrome: formatMessage(m.chrome),
                  macos: formatMessage(navigationMessages.mac),
                }}
              />
            </div>
            <ul className={css.list}>
              {apps.map(({ id, href, label, glyph }) => (
                <li key={id}>
                  <Link variant="plain" href={href} className={css.app}>
                    {glyph ? <Icon glyph={glyph} /> : null}
                    <span>{formatMessage(label)}</span>
                    <Icon glyph={DownloadGlyph} size="sm" />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </Container>
      </div>
    </Section>
  );
}
