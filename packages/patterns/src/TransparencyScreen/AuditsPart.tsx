import type { TransparencyFacts } from '@tern/domain';
import type { Language } from '@tern/i18n';
import { Link, Value } from '@tern/ui';
import { useIntl } from 'react-intl';
import { OwnText } from '../StatusScreen/textIn.tsx';
import { ProofPart } from './ProofPart.tsx';
import * as css from './TransparencyScreen.css.ts';
import { transparencyScreenMessages as m } from './transparencyScreen.messages.ts';
import { useDay } from './useDay.ts';

/** Audits with their reports. */
export function AuditsPart({ audits }: { audits: NonNullable<TransparencyFacts['audits']> }) {
  const { formatMessage, locale } = useIntl();
  const language = locale as Language;
  const day = useDay();
  return (
    <ProofPart
      id="audits"
      title={formatMessage(m.audits)}
      proofTitle={formatMessage(m.proof)}
      proof={<span>{formatMessage(m.auditsProof)}</span>}
    >
      <ul className={css.entries}>
        {audits.map(({ subject, by, on, outcome, report, hash }) => (
          <li key={hash} className={css.entry}>
            <strong className={css.strong}>
              <OwnText texts={subject} language={language} />
            </strong>
            <p className={css.detail}>
              {formatMessage(m.audit, { by: <Value key="by">{by}</Value>, date: day(on) })}{' '}
              <OwnText texts={outcome} language={language} />{' '}
              <Link href={report} download>
                {formatMessage(m.report)}
              </Link>
            </p>
            <p className={css.keyLine}>
              <Value dir="ltr">SHA-256 {hash}</Value>
            </p>
          </li>
        ))}
      </ul>
    </ProofPart>
  );
}
