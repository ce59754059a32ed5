import { Ltr } from '@tern/ui';
import { useIntl } from 'react-intl';
import { countryPageMessages as m } from './countryPage.messages.ts';

/** The clock of a zone, after the name of a city where a country has several. */
export function CityClock({ city, zone }: { city?: string | undefined; zone: string }) {
  const { formatMessage } = useIntl();
  const clock = <Offsets key={zone} zone={zone} />;
  return <div>{city ? formatMessage(m.clockOf, { city, clock }) : clock}</div>;
}

/**
 * `UTC−5` in January, and in July where that differs: each from left to right, in the order of the words before them.
 * A cached page states the standard time, not the hour.
 */
function Offsets({ zone }: { zone: string }) {
  const [winter, summer] = [offset(zone, 0), offset(zone, 6)];
  if (winter === summer) return <Ltr>{winter}</Ltr>;
  return (
    <>
      <Ltr>{winter}</Ltr> / <Ltr>{summer}</Ltr>
    </>
  );
}

const offset = (zone: string, month: number) => offsetAt(zone, new Date(Date.UTC(2026, month, 1)));

/** The offset of the clocks of a zone: `UTC−5`. */
export const offsetAt = (zone: string, time: Date): string =>
  new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts(time)
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replace('GMT', 'UTC')
    .replace('-', '\u2212') ?? '';
