import { maskAddress } from '@tern/domain';
import {
  Badge,
  type BadgeTone,
  Button,
  Card,
  CheckGlyph,
  CircleAlertGlyph,
  CircleCheckGlyph,
  Container,
  cx,
  type Glyph,
  Icon,
  Ltr,
  MinusGlyph,
  Section,
  Table,
  Text,
  TriangleAlertGlyph,
} from '@tern/ui';
import { useIntl } from 'react-intl';
import type { AddressFacts } from '../AddressCard/AddressFacts.ts';
import { SplitHead } from '../SplitHead/SplitHead.tsx';
import { GeoCredit } from '../WhatIsMyIp/GeoCredit.tsx';
import * as css from './DnsPanel.css.ts';
import { dnsPanelMessages as m } from './dnsPanel.messages.ts';

export type DnsState = 'off' | 'idle' | 'running' | 'protected' | 'leak' | 'exposed' | 'inconclusive';

export interface DnsPanelProps {
  /** `off` where no zone is configured. */
  state: DnsState;
  /** The zone of the random names; null while it is off. */
  zone: string | null;
  resolvers: readonly AddressFacts[];
  masked?: boolean;
  onRun: () => void;
}

const looks: Record<DnsState, { tone: BadgeTone; glyph: Glyph }> = {
  off: { tone: 'neutral', glyph: MinusGlyph },
  idle: { tone: 'neutral', glyph: CircleAlertGlyph },
  running: { tone: 'neutral', glyph: CircleAlertGlyph },
  protected: { tone: 'success', glyph: CircleCheckGlyph },
  leak: { tone: 'danger', glyph: TriangleAlertGlyph },
  exposed: { tone: 'danger', glyph: TriangleAlertGlyph },
  inconclusive: { tone: 'neutral', glyph: CircleAlertGlyph },
};

/** The DNS leak test: one sentence, then the resolvers that looked the names up. */
export function DnsPanel({ state, zone, resolvers, masked = false, onRun }: DnsPanelProps) {
  const { formatMessage, formatDisplayName } = useIntl();
  const { tone, glyph } = looks[state];
  const unknown = formatMessage(m.unknown);
  return (
    <Section labelledBy="dns-title" divided>
      <Container>
        <SplitHead id="dns-title" title={formatMessage(m.title)} lead={formatMessage(m.lead)} />
        <Card padding="lg">
          <div className={css.panel}>
            <div role="status" className={css.verdict}>
              <Badge tone={tone} icon={glyph}>
                {formatMessage(m[`${state}.badge`])}
              </Badge>
              <Text as="span">{formatMessage(m[`${state}.text`], { zone: zone ?? '' })}</Text>
            </div>
            {resolvers.length > 0 ? (
              <Table
                caption={formatMessage(m.table)}
                columns={[
                  { key: 'resolver', label: formatMessage(m.resolver) },
                  { key: 'network', label: formatMessage(m.network) },
                  { key: 'country', label: formatMessage(m.country) },
                  { key: 'finding', label: formatMessage(m.finding) },
                ]}
                rows={resolvers.map((facts) => ({
                  key: facts.ip,
                  cells: {
                    resolver: <Ltr>{masked ? maskAddress(facts.ip) : facts.ip}</Ltr>,
                    network: facts.network ? (facts.network.name ?? `AS${facts.network.number}`) : unknown,
                    country: facts.country_code
                      ? formatDisplayName(facts.country_code, { type: 'region' })
                      : unknown,
                    finding: (
                      <span className={cx(css.finding, facts.is_exit ? css.success : css.danger)}>
                        <Icon glyph={facts.is_exit ? CheckGlyph : TriangleAlertGlyph} size="sm" />
                        {formatMessage(facts.is_exit ? m.ours : m.other)}
                      </span>
                    ),
                  },
                }))}
              />
            ) : null}
            {resolvers.length > 0 ? <GeoCredit /> : null}
            {state === 'off' ? null : (
              <div>
                <Button variant="outline" busy={state === 'running'} onClick={onRun}>
                  {formatMessage(state === 'idle' || state === 'running' ? m.run : m.again)}
                </Button>
              </div>
            )}
          </div>
        </Card>
      </Container>
    </Section>
  );
}
