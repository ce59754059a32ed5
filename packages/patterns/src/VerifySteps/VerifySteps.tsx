import { brand } from '@tern/domain';
import { formatWholeDate, type Language } from '@tern/i18n';
import { Button, CircleCheckGlyph, Icon, InfoGlyph, Notice, OctagonXGlyph, Value } from '@tern/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import * as css from './VerifySteps.css.ts';
import { verifyStepsMessages as m } from './verifySteps.messages.ts';

/** One step of a verification with its outcome. Times are ISO, days such as `2026-11-26`. */
export type VerifyStep =
  | { step: 'fetched'; bytes: number; hash: string }
  | { step: 'read'; hash: string }
  | { step: 'signature'; good: boolean }
  | { step: 'version'; sequence: number; time: string }
  | { step: 'counts'; servers: number; countries: number }
  | { step: 'figures'; are: 'same' | 'newer' | 'different' }
  | { step: 'date'; signedOn: string; nextBefore: string; overdue: boolean }
  | { step: 'unreachable' | 'unreadable' | 'unsupported' };

export interface VerifyStepsProps {
  /** Those that are done, in their order. */
  steps: readonly VerifyStep[];
  /** The outcome; null while it runs or could not be done. */
  verdict: 'genuine' | 'overdue' | 'notGenuine' | null;
  busy?: boolean;
  onVerify: () => void;
}

type Tone = 'good' | 'bad' | 'open';
const glyphs = { good: CircleCheckGlyph, bad: OctagonXGlyph, open: InfoGlyph };

const areMet = ({ servers, countries }: { servers: number; countries: number }) =>
  servers >= brand.claims.servers && countries >= brand.claims.countries;

/** The words of a step. */
function useSay() {
  const { formatMessage, locale } = useIntl();
  const language = locale as Language;
  const day = (text: string) => formatWholeDate(`${text}T00:00:00Z`, language, 'medium');
  return (step: VerifyStep): { tone: Tone; title: string; note?: ReactNode } => {
    switch (step.step) {
      case 'fetched':
      case 'read':
        return {
          tone: 'good',
          title:
            step.step === 'fetched' ? formatMessage(m.fetched, { bytes: step.bytes }) : formatMessage(m.read),
          note: <Value dir="ltr">SHA-256 {step.hash}</Value>,
        };
      case 'signature':
        return {
          tone: step.good ? 'good' : 'bad',
          title: formatMessage(step.good ? m.signatureGood : m.signatureBad),
          note: formatMessage(m.signatureNote),
        };
      case 'version': {
        const time = formatWholeDate(step.time, language, 'dateTime');
        return { tone: 'good', title: formatMessage(m.version, { sequence: step.sequence, time }) };
      }
      case 'counts': {
        const met = areMet(step);
        const { servers, countries } = brand.claims;
        return {
          tone: met ? 'good' : 'bad',
          title: formatMessage(m.counts, { servers: step.servers, countries: step.countries }),
          note: formatMessage(met ? m.claimsGood : m.claimsBad, { servers, countries }),
        };
      }
      case 'figures':
        return {
          tone: step.are === 'same' ? 'good' : step.are === 'newer' ? 'open' : 'bad',
          title: formatMessage(m[step.are]),
        };
      case 'date':
        return {
          tone: step.overdue ? 'bad' : 'good',
          title: formatMessage(m.signed, { date: day(step.signedOn) }),
          note: formatMessage(step.overdue ? m.overdue : m.due, { date: day(step.nextBefore) }),
        };
      case 'unreachable':
        return { tone: 'bad', title: formatMessage(m.unreachable), note: formatMessage(m.unreachableNote) };
      case 'unreadable':
        return { tone: 'bad', title: formatMessage(m.unreadable) };
      case 'unsupported':
        return { tone: 'open', title: formatMessage(m.unsupported), note: formatMessage(m.unsupportedNote) };
    }
  };
}

/** A button that verifies a signed document in the page, and every step with its outcome, announced as it comes. */
export function VerifySteps({ steps, verdict, busy, onVerify }: VerifyStepsProps) {
  const { formatMessage } = useIntl();
  const say = useSay();
  return (
    <div className={css.root}>
      <Button variant="outline" busy={busy} onClick={onVerify}>
        {formatMessage(busy ? m.busy : m.verify)}
      </Button>
      <div className={css.live} aria-live="polite">
        {steps.length ? (
          <ol className={css.steps}>
            {steps.map((step) => {
              const { tone, title, note } = say(step);
              return (
                <li key={step.step} className={css.step}>
                  <Icon glyph={glyphs[tone]} className={css.sign[tone]} />
                  <span>
                    <span>{title}</span>
                    {note ? <span className={css.note}>{note}</span> : null}
                  </span>
                </li>
              );
            })}
          </ol>
        ) : null}
        {verdict ? (
          <Notice tone={verdict === 'genuine' ? 'success' : 'danger'}>
            {formatMessage(verdict === 'overdue' ? m.overdueVerdict : m[verdict])}
          </Notice>
        ) : null}
      </div>
    </div>
  );
}
