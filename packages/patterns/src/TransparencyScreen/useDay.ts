import { formatWholeDate, type Language } from '@tern/i18n';
import { useIntl } from 'react-intl';

/** Writes a day such as `2026-11-26`. */
export function useDay(): (day: string) => string {
  const language = useIntl().locale as Language;
  return (day) => formatWholeDate(`${day}T00:00:00Z`, language, 'medium');
}
