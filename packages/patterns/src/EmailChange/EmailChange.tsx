import { Button, Card, Heading, Ltr, Notice, Skeleton, Text, VisuallyHidden } from '@tern/ui';
import { useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { activityLogMessages } from '../ActivityLog/activityLog.messages.ts';
import * as css from './EmailChange.css.ts';
import { EmailChangeCode } from './EmailChangeCode.tsx';
import { EmailChangeForm } from './EmailChangeForm.tsx';
import type { EmailChangeProps, EmailChangeView } from './EmailChangeProps.ts';
import { emailChangeMessages as m } from './emailChange.messages.ts';

/** The step takes the focus where a button led to it: its first field, else the step itself. */
function useStepFocus(step: EmailChangeView['step']) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    const former = before.current;
    before.current = step;
    if (former === step || former === 'loading' || former === 'failed') return;
    const field = place.current?.querySelector<HTMLElement>('input:not([hidden])');
    (field ?? place.current)?.focus();
  }, [step]);
  return place;
}

/** The address that a person signs in with, and the way to another one. */
export function EmailChange(props: EmailChangeProps) {
  const { view, headingLevel = 2 } = props;
  const { formatMessage } = useIntl();
  const id = useId();
  const place = useStepFocus(view.step);
  return (
    <Card as="section" padding="lg">
      <div ref={place} tabIndex={-1} role="group" aria-labelledby={id} className={css.stack}>
        <Heading level={headingLevel} size="h4" id={id}>
          {formatMessage(m.title)}
        </Heading>
        <Step {...props} />
      </div>
    </Card>
  );
}

function Step(props: EmailChangeProps) {
  const { view, onRetry } = props;
  const { formatMessage } = useIntl();
  switch (view.step) {
    case 'loading':
      return (
        <div aria-busy="true">
          <VisuallyHidden>
            <span role="status">{formatMessage(m.loading)}</span>
          </VisuallyHidden>
          <Skeleton height="block" />
        </div>
      );
    case 'failed':
      return (
        <>
          <Notice tone="danger" live>
            {formatMessage(m.loadFailed)}
          </Notice>
          <div>
            <Button variant="outline" size="sm" onClick={onRetry}>
              {formatMessage(activityLogMessages.retry)}
            </Button>
          </div>
        </>
      );
    case 'address':
      return <Address {...props} view={view} />;
    case 'form':
      return <EmailChangeForm {...props} view={view} />;
    case 'code':
      return <EmailChangeCode {...props} view={view} />;
  }
}

const addressErrors = { email_known: m.known, change_expired: m.expired } as const;

function Address({
  view,
  error,
  passkey,
  onStep,
}: Omit<EmailChangeProps, 'view'> & { view: Extract<EmailChangeView, { step: 'address' }> }) {
  const { formatMessage } = useIntl();
  const email = <Ltr key="email">{view.email}</Ltr>;
  return (
    <>
      {view.outcome === 'done' ? (
        <Notice tone="success" live>
          {formatMessage(m.done, { email })}
        </Notice>
      ) : (
        <Text size="small" tone="muted" measure>
          {formatMessage(m.text, { email })}
        </Text>
      )}
      {error ? (
        <Notice tone="danger" live>
          {formatMessage(addressErrors[error as keyof typeof addressErrors] ?? m.otherWindow)}
        </Notice>
      ) : view.outcome === 'stopped' ? (
        <Notice tone="success" live>
          {formatMessage(m.stopped)}
        </Notice>
      ) : null}
      {view.passwordSet || passkey ? (
        <div>
          <Button variant="outline" size="sm" onClick={() => onStep('form')}>
            {formatMessage(m.begin)}
          </Button>
        </div>
      ) : (
        <Text size="small">{formatMessage(m.needsPassword)}</Text>
      )}
    </>
  );
}
