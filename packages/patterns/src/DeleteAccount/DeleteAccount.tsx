import { formatWholeDate, type Language } from '@tern/i18n';
import { Button, Card, Dialog, Heading, Notice, Text } from '@tern/ui';
import { Fragment, useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useFailure } from '../forms/useFailure.ts';
import * as css from './DeleteAccount.css.ts';
import type { DeleteAccountProps } from './DeleteAccountProps.ts';
import { DeleteAccountQuestion } from './DeleteAccountQuestion.tsx';
import { deleteAccountMessages as m } from './deleteAccount.messages.ts';

/** The place that takes the focus once the deletion was requested or cancelled: the control that had it is gone. */
function useTold(pending: boolean, close: () => void) {
  const told = useRef<HTMLDivElement>(null);
  const was = useRef(pending);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the deletion begins or ends
  useEffect(() => {
    if (was.current === pending) return;
    was.current = pending;
    close();
    told.current?.focus();
  }, [pending]);
  return told;
}

/** Requires two confirmations before an account is deleted, which can be cancelled during a grace period. */
export function DeleteAccount(props: DeleteAccountProps) {
  const { graceDays, deleteAfter, onKeep, busy, kept, onFailed, headingLevel = 2 } = props;
  const { formatMessage, locale } = useIntl();
  const keepFailed = useFailure(
    props.keepFailed,
    props.keepFailed ? formatMessage(m.keepFailed) : undefined,
    onFailed,
  );
  const id = useId();
  const [asked, setAsked] = useState(false);
  const pending = Boolean(deleteAfter);
  const told = useTold(pending, () => setAsked(false));

  return (
    <Card as="section" padding="lg">
      <div
        ref={told}
        tabIndex={-1}
        role="group"
        aria-labelledby={deleteAfter || !kept ? `${id}-title` : `${id}-kept`}
        className={css.stack}
      >
        {/* Keys, so that no button becomes the other one: the dialog would give the focus back to it. */}
        {deleteAfter ? (
          <Fragment key="pending">
            <Heading level={headingLevel} size="h4" id={`${id}-title`}>
              {formatMessage(m.pendingTitle, { date: formatWholeDate(deleteAfter, locale as Language) })}
            </Heading>
            <Text size="small" tone="muted" measure>
              {formatMessage(m.pendingText)}
            </Text>
            {keepFailed && busy !== 'keep' ? (
              <Notice tone="danger" live>
                {formatMessage(m.keepFailed)}
              </Notice>
            ) : null}
            <div>
              <Button variant="outline" size="sm" busy={busy === 'keep'} onClick={onKeep}>
                {formatMessage(m.keep)}
              </Button>
            </div>
          </Fragment>
        ) : (
          <Fragment key="open">
            <Heading level={headingLevel} size="h4" id={`${id}-title`}>
              {formatMessage(m.title)}
            </Heading>
            <Text size="small" tone="muted" measure>
              {formatMessage(m.text, { days: graceDays })}
            </Text>
            {kept ? (
              <Notice tone="success" live>
                <span id={`${id}-kept`}>{formatMessage(m.kept)}</span>
              </Notice>
            ) : null}
            <div>
              <Button variant="danger" size="sm" onClick={() => setAsked(true)}>
                {formatMessage(m.open)}
              </Button>
            </div>
          </Fragment>
        )}
      </div>
      <Dialog
        open={asked && !pending}
        onOpenChange={(open) => {
          if (busy !== 'delete') setAsked(open);
        }}
        title={formatMessage(m.askTitle)}
        description={
          <div className={css.stack}>
            <p>{formatMessage(m.askText, { days: graceDays })}</p>
            <ul className={css.follows}>
              <li>{formatMessage(m.followRenewal)}</li>
              <li>{formatMessage(m.followDevices)}</li>
              <li>{formatMessage(m.followData)}</li>
            </ul>
          </div>
        }
        closeLabel={formatMessage(m.close)}
        actions={
          <>
            <Button variant="quiet" disabled={busy === 'delete'} onClick={() => setAsked(false)}>
              {formatMessage(m.cancel)}
            </Button>
            <Button type="submit" form={`${id}-form`} variant="danger" busy={busy === 'delete'}>
              {formatMessage(m.confirm)}
            </Button>
          </>
        }
      >
        <DeleteAccountQuestion {...props} id={id} />
      </Dialog>
    </Card>
  );
}
