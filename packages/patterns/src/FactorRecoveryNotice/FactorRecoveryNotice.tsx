import { formatWholeDate, type Language } from '@tern/i18n';
import { Button, Link, Notice, Stack } from '@tern/ui';
import { useIntl } from 'react-intl';
import { useFocusKept } from '../focus/useFocusKept.ts';
import { factorRecoveryNoticeMessages as m } from './factorRecoveryNotice.messages.ts';

export interface FactorRecoveryNoticeProps {
  /** When the wait began, and when it is over. Null: it was stopped here. */
  waiting: { begunAt: Date; readyAt: Date } | null;
  busy?: boolean;
  failed?: boolean;
  onStop: () => void;
  changePasswordHref: string;
}

/** In the account of everybody who is signed in, while two-step sign-in is turned off without a code. */
export function FactorRecoveryNotice(props: FactorRecoveryNoticeProps) {
  const { waiting, busy = false, failed = false, onStop, changePasswordHref } = props;
  const { formatMessage, locale } = useIntl();
  const place = useFocusKept<HTMLDivElement>(waiting ? 'waiting' : 'stopped');
  const day = (date: Date) => formatWholeDate(date, locale as Language, 'long');
  return (
    <div ref={place} tabIndex={-1}>
      {waiting ? (
        <Notice tone="danger" title={formatMessage(m.title)}>
          <Stack gap={4}>
            <p>{formatMessage(m.text, { begun: day(waiting.begunAt), ready: day(waiting.readyAt) })}</p>
            {failed && !busy ? <p role="alert">{formatMessage(m.failed)}</p> : null}
            <div>
              <Button variant="outline" busy={busy} onClick={onStop}>
                {formatMessage(m.stop)}
              </Button>
            </div>
          </Stack>
        </Notice>
      ) : (
        <Notice tone="success" live>
          {formatMessage(m.stopped, {
            link: (text) => (
              <Link key="link" href={changePasswordHref}>
                {text}
              </Link>
            ),
          })}
        </Notice>
      )}
    </div>
  );
}
