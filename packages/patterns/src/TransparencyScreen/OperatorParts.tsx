import { brand, type TransparencyFacts, transparencyDataPath } from '@tern/domain';
import { formatNumber, type Language } from '@tern/i18n';
import { Link, Table, Text, Value } from '@tern/ui';
import { useIntl } from 'react-intl';
import { OwnText } from '../StatusScreen/textIn.tsx';
import { ProofPart } from './ProofPart.tsx';
import * as css from './TransparencyScreen.css.ts';
import { transparencyScreenMessages as m } from './transparencyScreen.messages.ts';
import { useDay } from './useDay.ts';

type Facts<Part extends keyof TransparencyFacts> = NonNullable<TransparencyFacts[Part]>;

export function OwnerPart({ owner }: { owner: Facts<'owner'> }) {
  const { formatMessage, locale } = useIntl();
  const day = useDay();
  return (
    <ProofPart
      id="owner"
      title={formatMessage(m.owner, { brand: brand.name })}
      proofTitle={formatMessage(m.proof)}
      proof={
        <>
          <span>{formatMessage(m.ownerProof, { date: day(owner.entry.on) })}</span>
          <Link href={owner.entry.file} download>
            {formatMessage(m.ownerLink)}
          </Link>
        </>
      }
    >
      <div className={css.entry}>
        <Text size="lead">
          <Value>{owner.name}</Value>
        </Text>
        <p className={css.detail}>
          <OwnText texts={owner.about} language={locale as Language} />
        </p>
      </div>
    </ProofPart>
  );
}

export function AuditsPart({ audits }: { audits: Facts<'audits'> }) {
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

const askers = ['courts', 'police', 'rightsHolders', 'others'] as const;

export function RequestsPart({ requests }: { requests: Facts<'requests'> }) {
  const { formatMessage, locale } = useIntl();
  const language = locale as Language;
  const counts = requests.flatMap((each) => askers.map((asker) => each[asker]));
  const sum = (values: readonly number[]) => values.reduce((all, each) => all + each, 0);
  const shown = askers.filter((asker) => asker !== 'others' || requests.some(({ others }) => others > 0));
  return (
    <ProofPart
      id="requests"
      title={formatMessage(m.requests)}
      proofTitle={formatMessage(m.asData)}
      proof={
        <>
          <span>{formatMessage(m.asDataText)}</span>
          <Link href={transparencyDataPath} download>
            <Value dir="ltr">{transparencyDataPath.slice(1)}</Value>
          </Link>
        </>
      }
    >
      <div className={css.figures}>
        <span>{formatMessage(m.received, { count: sum(counts) })}</span>
        <span>{formatMessage(m.answered, { count: sum(requests.map(({ answered }) => answered)) })}</span>
      </div>
      <Table
        caption={formatMessage(m.requests)}
        columns={[
          { key: 'quarter', label: formatMessage(m.quarter) },
          ...shown.map((asker) => ({ key: asker, label: formatMessage(m[asker]), align: 'end' as const })),
          { key: 'answered', label: formatMessage(m.data), align: 'end' },
        ]}
        rows={requests.map((each) => {
          const [year = '', quarter = ''] = each.quarter.split('-Q');
          return {
            key: each.quarter,
            cells: {
              quarter: formatMessage(m.quarterName, { quarter, year }),
              ...Object.fromEntries(
                [...shown, 'answered' as const].map((key) => [key, formatNumber(each[key], language)]),
              ),
            },
          };
        })}
      />
    </ProofPart>
  );
}

export function SourcePart({ source }: { source: Facts<'source'> }) {
  const { formatMessage } = useIntl();
  return (
    <ProofPart id="source" title={formatMessage(m.source)}>
      <Text>
        {formatMessage(m.sourceText, { licence: <Value key="licence">{source.licence}</Value> })}{' '}
        <Link href={source.url} external>
          {formatMessage(m.sourceLink)}
        </Link>
      </Text>
    </ProofPart>
  );
}
