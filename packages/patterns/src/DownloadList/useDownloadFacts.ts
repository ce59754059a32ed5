import { useIntl } from 'react-intl';
import { downloadListMessages as m } from './downloadList.messages.ts';

interface Facts {
  version?: string;
  /** Bytes. */
  size?: number;
  requirements?: string;
}

/** The known facts of a download, one short text each. */
export function useDownloadFacts(): (facts: Facts) => string[] {
  const { formatMessage, formatNumber } = useIntl();
  return ({ version, size, requirements }) =>
    [
      version && formatMessage(m.version, { version }),
      size && formatNumber(size / 1_000_000, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }),
      requirements,
    ].filter((fact): fact is string => Boolean(fact));
}
