import type { AddressStanding, JudgedCandidate } from '@tern/domain';
import {
  CheckGlyph,
  cx,
  EyeGlyph,
  EyeOffGlyph,
  type Glyph,
  Icon,
  LaptopGlyph,
  Ltr,
  MinusGlyph,
  Table,
  TriangleAlertGlyph,
} from '@tern/ui';
import { useIntl } from 'react-intl';
import * as css from './LeakEvidenceTable.css.ts';
import { leakEvidenceTableMessages as m } from './leakEvidenceTable.messages.ts';

export interface LeakEvidenceTableProps {
  /** Addresses as displayed, masked on request. */
  candidates: readonly Pick<
    JudgedCandidate,
    'address' | 'family' | 'kind' | 'protocol' | 'range' | 'standing'
  >[];
}

const looks: Record<AddressStanding, { glyph: Glyph; tone?: 'danger' | 'success' }> = {
  hidden: { glyph: EyeOffGlyph },
  local: { glyph: LaptopGlyph },
  seen: { glyph: CheckGlyph, tone: 'success' },
  exit: { glyph: CheckGlyph, tone: 'success' },
  own: { glyph: EyeGlyph, tone: 'danger' },
  leaked: { glyph: TriangleAlertGlyph, tone: 'danger' },
  unknown: { glyph: MinusGlyph },
};

/** The addresses the browser revealed, one a row: their kind, their source and their meaning. */
export function LeakEvidenceTable({ candidates }: LeakEvidenceTableProps) {
  const { formatMessage } = useIntl();
  if (candidates.length === 0) return <p className={css.empty}>{formatMessage(m.empty)}</p>;
  return (
    <Table
      caption={formatMessage(m.caption)}
      columns={[
        { key: 'address', label: formatMessage(m.address) },
        { key: 'family', label: formatMessage(m.family) },
        { key: 'range', label: formatMessage(m.range) },
        { key: 'source', label: formatMessage(m.source) },
        { key: 'standing', label: formatMessage(m.standing) },
      ]}
      rows={candidates.map((candidate, index) => {
        const { glyph, tone } = looks[candidate.standing];
        return {
          // Masked addresses may be equal.
          key: `${index}`,
          cells: {
            address: (
              <span className={css.address}>
                <Ltr>{candidate.address}</Ltr>
              </span>
            ),
            family: formatMessage(m[`family.${candidate.family ?? 'none'}`]),
            range: formatMessage(m[`range.${candidate.range}`]),
            source: formatMessage(m[`source.${candidate.kind}`], {
              protocol: candidate.protocol.toUpperCase(),
            }),
            standing: (
              <span
                className={cx(
                  css.finding,
                  tone === 'danger' && css.danger,
                  tone === 'success' && css.success,
                )}
              >
                <Icon glyph={glyph} size="sm" />
                {formatMessage(m[`standing.${candidate.standing}`])}
              </span>
            ),
          },
        };
      })}
    />
  );
}
