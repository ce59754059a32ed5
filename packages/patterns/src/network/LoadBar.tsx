import { formatPercent, type Language } from '@tern/i18n';
import { Ltr, VisuallyHidden } from '@tern/ui';
import { useIntl } from 'react-intl';
import * as css from './network.css.ts';
import { networkMessages as m } from './network.messages.ts';

/** How much of its capacity a server or a city uses, per cent; null: not known. */
export function LoadBar({ load }: { load: number | null }) {
  const { formatMessage, locale } = useIntl();
  if (load === null)
    return (
      <>
        <span aria-hidden="true">·</span>
        <VisuallyHidden>{formatMessage(m.loadUnknown)}</VisuallyHidden>
      </>
    );
  return (
    <span className={css.load}>
      <svg className={css.loadBar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect className={css.loadUsed} width={Math.round(load)} height="8" />
        <rect className={css.loadFrame} width="100" height="8" />
      </svg>
      <Ltr>{formatPercent(Math.round(load), locale as Language)}</Ltr>
    </span>
  );
}
