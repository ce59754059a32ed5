import {
  Badge,
  type BadgeTone,
  Button,
  CircleAlertGlyph,
  CircleCheckGlyph,
  DescriptionList,
  type Glyph,
  Heading,
  LeakRing,
  type LeakRingProps,
  Ltr,
  Progress,
  Text,
  TriangleAlertGlyph,
  Value,
} from '@tern/ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useFocusKept } from '../focus/useFocusKept.ts';
import * as css from './LeakPanel.css.ts';
import { leakPanelMessages as m } from './leakPanel.messages.ts';

/** The verdicts of the leak test (decisions: Leak test), and what comes before one. */
export type LeakState =
  | 'idle'
  | 'running'
  | 'protected'
  | 'exposed'
  | 'leak'
  | 'blocked'
  | 'unsupported'
  | 'inconclusive';

export interface LeakPanelProps {
  state: LeakState;
  /** The address the service sees; null while it is not known. */
  seenAddress: string | null;
  /** Public addresses the browser revealed, masked on request. */
  offered?: readonly string[];
  /** 0 to 1, while it runs. */
  progress?: number;
  /** Why there is no result: one finished sentence. */
  reason?: string;
  /** The words of `idle` between the first of two tests and the second: a result comes before what is next. */
  taken?: { title: string; text: string };
  /** Words of the button, where it does not simply run the test. */
  action?: string;
  headingLevel?: 2 | 3;
  onRun: () => void;
}

const looks: Record<LeakState, { ring: LeakRingProps['state']; tone: BadgeTone; glyph?: Glyph }> = {
  idle: { ring: 'idle', tone: 'neutral' },
  running: { ring: 'testing', tone: 'neutral' },
  protected: { ring: 'ok', tone: 'success', glyph: CircleCheckGlyph },
  exposed: { ring: 'leak', tone: 'danger', glyph: TriangleAlertGlyph },
  leak: { ring: 'leak', tone: 'danger', glyph: TriangleAlertGlyph },
  blocked: { ring: 'ok', tone: 'success', glyph: CircleCheckGlyph },
  unsupported: { ring: 'idle', tone: 'neutral', glyph: CircleAlertGlyph },
  inconclusive: { ring: 'idle', tone: 'neutral', glyph: CircleAlertGlyph },
};

/** The leak test: first the sentence, then the evidence. The ring is the tunnel, the dot is you. */
export function LeakPanel({
  state,
  seenAddress,
  offered = [],
  progress = 0,
  reason = '',
  taken,
  action,
  headingLevel = 2,
  onRun,
}: LeakPanelProps) {
  const { formatMessage, formatNumber } = useIntl();
  const titleId = useId();
  // The button that started the test is gone while it runs, and what ran when it is done. Not to the heading: the
  // status has said it.
  const place = useFocusKept<HTMLProgressElement & HTMLButtonElement>(state);
  const { ring, tone, glyph } = looks[state];
  const danger = state === 'leak' || state === 'exposed';
  return (
    <section className={css.panel} aria-labelledby={titleId}>
      <div className={css.picture}>
        <LeakRing state={ring} />
      </div>
      <div className={css.body}>
        {/* The verdict is said when it changes, the figures are not. */}
        <div role="status" className={css.verdict}>
          <div>
            <Badge tone={tone} icon={glyph}>
              {formatMessage(m[`${state}.badge`])}
            </Badge>
          </div>
          <Heading level={headingLevel} size="h3" id={titleId}>
            {taken?.title ?? formatMessage(m[`${state}.title`])}
          </Heading>
          <Text size="small" tone="muted">
            {taken?.text ?? formatMessage(m[`${state}.text`], { reason })}
          </Text>
        </div>
        <DescriptionList
          items={[
            {
              term: formatMessage(m.seen),
              value: seenAddress ? <Ltr>{seenAddress}</Ltr> : formatMessage(m.unknown),
            },
            ...(state === 'running'
              ? [{ term: formatMessage(m.found), value: <Value>{formatNumber(offered.length)}</Value> }]
              : offered.length > 0
                ? [
                    {
                      term: formatMessage(m.offered),
                      value: (
                        <span className={danger ? css.danger : undefined}>
                          {offered.map((address, index) => (
                            // Masked addresses may be equal.
                            <span key={index} className={css.address}>
                              <Ltr>{address}</Ltr>
                            </span>
                          ))}
                        </span>
                      ),
                    },
                  ]
                : []),
          ]}
        />
        <div className={css.foot}>
          {state === 'running' ? (
            <Progress
              placeRef={place}
              label={formatMessage(m.progress)}
              value={progress}
              valueText={formatNumber(progress, { style: 'percent' })}
            />
          ) : (
            <Button ref={place} block variant={state === 'idle' ? 'primary' : 'outline'} onClick={onRun}>
              {action ?? formatMessage(state === 'idle' ? m.run : m.again)}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
