import { useIntl } from 'react-intl';
import { useSnapshot } from 'valtio';
import { useStores } from '../app/stores.tsx';

/** Where the buyer seems to be, in the reader's language. Undefined: not known, or the address is one of our exits. */
export function useBuyersPlace(): string | undefined {
  const { geo } = useStores();
  const { info } = useSnapshot(geo.state);
  const { formatDisplayName, locale } = useIntl();
  if (!info?.country_code || !info.is_exposed) return undefined;
  // Cities have names in English alone.
  if (locale === 'en' && info.city) return info.city;
  return formatDisplayName(info.country_code, { type: 'region' });
}
