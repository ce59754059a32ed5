import { Link, Text } from '@tern/ui';
import { useIntl } from 'react-intl';
import { whatIsMyIpMessages as m } from './whatIsMyIp.messages.ts';

/** The makers of the data about addresses: their licences require a credit wherever results are shown. */
export function GeoCredit() {
  const { formatMessage } = useIntl();
  return (
    <Text size="caption">
      {formatMessage(m.source)}{' '}
      {formatMessage(m.sourceNetwork, {
        link: (words) => (
          <Link key="link" href="https://db-ip.com">
            <bdi lang="en" dir="ltr">
              {words}
            </bdi>
          </Link>
        ),
      })}
    </Text>
  );
}
