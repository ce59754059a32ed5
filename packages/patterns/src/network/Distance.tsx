import { leastDelay } from '@tern/domain';
import { formatNumber, type Language } from '@tern/i18n';
import { Value } from '@tern/ui';
import { useIntl } from 'react-intl';

/** Kilometers in a straight line: `9246 km`. */
export const sayKm = (km: number, language: Language): string =>
  formatNumber(Math.round(km), language, { style: 'unit', unit: 'kilometer' });

/** The least delay over a distance: `93 ms`. */
export const sayDelay = (km: number, language: Language): string =>
  formatNumber(leastDelay(km), language, { style: 'unit', unit: 'millisecond' });

export function Distance({ km }: { km: number }) {
  const language = useIntl().locale as Language;
  return <Value>{sayKm(km, language)}</Value>;
}
