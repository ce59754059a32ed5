import { type TransparencyFacts, transparencyDataPath } from '@tern/domain';
import { formatNumber, type Language } from '@tern/i18n';
import { Link, Table, Value } from '@tern/ui';
import { useIntl } from 'react-intl';
import { ProofPart } from './ProofPart.tsx';
import * as css from './TransparencyScreen.css.ts';
import { transparencyScreenMessages as m } from './transparencyScreen.messages.ts';

const askers = ['courts', 'police', 'rightsHolders', 'others'] as const;

/** Requests for data of customers by quarter, and how many were answered with data. */
export function RequestsPart({ requests }: { requests: NonNullable<TransparencyFacts['requests']> }) {
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
          <Link href={transparencyDataPath} download className={css.link}>
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
