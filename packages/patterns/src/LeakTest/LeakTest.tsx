import { type JudgedCandidate, type LeakVerdict, maskAddress, maskLine } from '@tern/domain';
import { Button, Card, Heading, Notice, RawLog, SegmentedControl, Switch, Text } from '@tern/ui';
import { useIntl } from 'react-intl';
import { DnsPanel, type DnsPanelProps } from '../DnsPanel/DnsPanel.tsx';
import { useFocusKept } from '../focus/useFocusKept.ts';
import { LeakEvidenceTable } from '../LeakEvidenceTable/LeakEvidenceTable.tsx';
import { LeakFixes, type LeakFixesProps } from '../LeakFixes/LeakFixes.tsx';
import { LeakPanel, type LeakState } from '../LeakPanel/LeakPanel.tsx';
import { LaterPart } from '../PageLayout/LaterPart.tsx';
import { ToolFaq } from '../ToolFaq/ToolFaq.tsx';
import { ToolHead } from '../ToolHead/ToolHead.tsx';
import * as css from './LeakTest.css.ts';
import { leakTestMessages as m } from './leakTest.messages.ts';

export interface LeakTestProps extends LeakFixesProps {
  status: 'idle' | 'running' | 'done';
  mode: 'single' | 'compare';
  onModeChange: (mode: 'single' | 'compare') => void;
  /** The address sites see; null while it is not known. */
  seenAddress: string | null;
  /** Public addresses found so far. */
  found: readonly string[];
  /** 0 to 1. */
  progress: number;
  /** Null until there is one. */
  verdict: LeakVerdict | null;
  /** Lines as the browser gave them. */
  lines: readonly string[];
  /** ms from start to verdict. */
  took: number;
  /** The STUN servers that were queried. */
  servers: number;
  /** How many addresses the baseline has; null before it is taken. */
  baseline: number | null;
  baselineRefused?: boolean;
  /** The DNS leak test below. */
  dns: Omit<DnsPanelProps, 'masked'>;
  masked: boolean;
  onMaskedChange: (masked: boolean) => void;
  onRun: () => void;
  onStartOver: () => void;
}

/** The whole page of the WebRTC leak test (decisions: Leak test): sentence, evidence, raw log, what to do. */
export function LeakTest(props: LeakTestProps) {
  const { formatMessage } = useIntl();
  const { status, mode, verdict, baseline, masked, baselineRefused } = props;
  const show = (address: string) => (masked ? maskAddress(address) : address);
  const state: LeakState = status === 'done' && verdict ? verdict.name : status === 'done' ? 'idle' : status;
  const takesBaseline = mode === 'compare' && baseline === null;
  const again = mode === 'compare' && baseline !== null;
  // "Start over" goes when it is pressed.
  const evidence = useFocusKept<HTMLHeadingElement>(again);
  return (
    <>
      <ToolHead name={formatMessage(m.name)} title={formatMessage(m.title)} lead={formatMessage(m.lead)}>
        <div className={css.mode}>
          <SegmentedControl
            label={formatMessage(m.mode)}
            labelHidden
            name="leak-mode"
            value={mode}
            onChange={props.onModeChange}
            options={[
              { value: 'single', label: formatMessage(m['mode.single']), disabled: status === 'running' },
              { value: 'compare', label: formatMessage(m['mode.compare']), disabled: status === 'running' },
            ]}
          />
        </div>
        <div className={css.columns}>
          <LeakPanel
            state={state}
            seenAddress={props.seenAddress === null ? null : show(props.seenAddress)}
            offered={(verdict?.leaked.length ? verdict.leaked : props.found).map(show)}
            progress={props.progress}
            reason={verdict?.reason ? formatMessage(m[`reason.${verdict.reason}`]) : ''}
            taken={
              again && !verdict && status === 'idle'
                ? { title: formatMessage(m.takenTitle), text: formatMessage(m.taken, { count: baseline }) }
                : undefined
            }
            action={takesBaseline ? formatMessage(m.baseline) : again ? formatMessage(m.after) : undefined}
            onRun={props.onRun}
          />
          <Card as="section" labelledBy="evidence-title" padding="lg">
            <div className={css.evidence}>
              <div className={css.bar}>
                <Heading level={2} size="h3" id="evidence-title" focusRef={evidence}>
                  {formatMessage(m.evidence)}
                </Heading>
                {again ? (
                  <Button variant="outline" size="sm" onClick={props.onStartOver}>
                    {formatMessage(m.startOver)}
                  </Button>
                ) : null}
              </div>
              {mode === 'compare' && baselineRefused ? (
                <Notice tone="neutral" live>
                  {formatMessage(m.refused)}
                </Notice>
              ) : null}
              {verdict ? (
                <Evidence {...props} verdict={verdict} />
              ) : (
                <Text tone="muted">{formatMessage(takesBaseline ? m.comparing : m.waiting)}</Text>
              )}
            </div>
          </Card>
        </div>
      </ToolHead>
      <LaterPart name="dnsTest">
        <DnsPanel {...props.dns} masked={masked} />
      </LaterPart>
      <LaterPart name="leakFixes">
        <LeakFixes browser={props.browser} system={props.system} />
      </LaterPart>
      <LaterPart name="leakQuestions">
        <ToolFaq
          title={formatMessage(m.faqTitle)}
          items={(['what', 'leak', 'do', 'keep'] as const).map((key) => ({
            id: `leak-${key}`,
            question: formatMessage(m[`${key}Question`]),
            answer: formatMessage(m[`${key}Answer`]),
          }))}
        />
      </LaterPart>
    </>
  );
}

function Evidence({
  verdict,
  lines,
  masked,
  onMaskedChange,
  took,
  servers,
}: LeakTestProps & { verdict: LeakVerdict }) {
  const { formatMessage, formatNumber } = useIntl();
  const candidates: JudgedCandidate[] = verdict.candidates.map((candidate) =>
    masked ? { ...candidate, address: maskAddress(candidate.address) } : candidate,
  );
  return (
    <>
      <LeakEvidenceTable candidates={candidates} />
      {servers > 0 ? (
        <Text size="caption">
          {formatMessage(m.seconds, {
            seconds: formatNumber(took / 1000, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
            asked: servers,
            answered: servers - verdict.unanswered.length,
          })}
        </Text>
      ) : null}
      <Switch
        label={formatMessage(m.mask)}
        hint={formatMessage(m.maskHint)}
        checked={masked}
        onChange={(event) => onMaskedChange(event.currentTarget.checked)}
      />
      <Heading level={3} size="h4">
        {formatMessage(m.log)}
      </Heading>
      <RawLog
        label={formatMessage(m.log)}
        lines={masked ? lines.map(maskLine) : lines}
        emptyText={formatMessage(m.logEmpty)}
        copy={{
          label: formatMessage(m.copy),
          copiedLabel: formatMessage(m.copied),
          selectedLabel: formatMessage(m.selected),
        }}
      />
    </>
  );
}
