import { formatWholeDate, type Language } from '@tern/i18n';
import { Button, Card, Heading, Notice, Skeleton, Text, VisuallyHidden } from '@tern/ui';
import { useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { activityLogMessages } from '../ActivityLog/activityLog.messages.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import * as css from './SecondFactor.css.ts';
import { SecondFactorForm } from './SecondFactorForm.tsx';
import { SecondFactorKey } from './SecondFactorKey.tsx';
import type { SecondFactorProps, SecondFactorView } from './SecondFactorProps.ts';
import { secondFactorMessages as m } from './secondFactor.messages.ts';

/** The step takes the focus where a button led to it: its first field, else the step itself. */
function useStepFocus(step: SecondFactorView['step']) {
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

const titles = { codes: m.codesTitle, renew: m.renew, remove: m.removeTitle };

/** Sign-in by password and a code: set up, its recovery codes, turned off. */
export function SecondFactor(props: SecondFactorProps) {
  const { view, headingLevel = 2 } = props;
  const { formatMessage } = useIntl();
  const id = useId();
  const place = useStepFocus(view.step);
  return (
    <Card as="section" padding="lg">
      <div ref={place} tabIndex={-1} role="group" aria-labelledby={id} className={css.stack}>
        <Heading level={headingLevel} size="h4" id={id}>
          {formatMessage(titles[view.step as keyof typeof titles] ?? m.title)}
        </Heading>
        <Step {...props} />
      </div>
    </Card>
  );
}

function Step(props: SecondFactorProps) {
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
    case 'off':
      return <Off {...props} view={view} />;
    case 'on':
      return <On {...props} view={view} />;
    case 'codes':
      return <RecoveryCodes {...props} codes={view.codes} email={view.email} />;
    case 'key':
      return <SecondFactorKey {...props} secret={view.secret} uri={view.uri} />;
    case 'password':
      return (
        <SecondFactorForm
          {...props}
          fields={['password']}
          text={m.passwordText}
          submit={m.next}
          onCancel={() => props.onStep('off')}
        />
      );
    case 'renew':
      return (
        <SecondFactorForm
          {...props}
          fields={['code']}
          text={m.renewText}
          submit={m.renew}
          onCancel={() => props.onStep('on')}
        />
      );
    case 'remove':
      return (
        <SecondFactorForm
          {...props}
          fields={['password', 'code']}
          text={m.removeText}
          submit={m.remove}
          danger
          onCancel={() => props.onStep('on')}
        />
      );
  }
}

type Of<Name extends SecondFactorView['step']> = Omit<SecondFactorProps, 'view'> & {
  view: Extract<SecondFactorView, { step: Name }>;
};

function Off({ view, error, onStep }: Of<'off'>) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Text size="small" tone="muted" measure>
        {formatMessage(m.offText)}
      </Text>
      {error ? (
        <Notice tone="danger" live>
          {formatMessage(error === 'code_expired' ? m.expired : m.otherWindow)}
        </Notice>
      ) : view.removed ? (
        <Notice tone="success" live>
          {formatMessage(m.removed)}
        </Notice>
      ) : null}
      {view.passwordSet ? (
        <div>
          <Button variant="outline" size="sm" onClick={() => onStep('password')}>
            {formatMessage(m.begin)}
          </Button>
        </div>
      ) : (
        <Text size="small">{formatMessage(m.needsPassword)}</Text>
      )}
    </>
  );
}

/** Fewer than these, and the person is warned. */
const few = 3;

function On({ view, error, onStep }: Of<'on'>) {
  const { formatMessage, locale } = useIntl();
  const { since, codesLeft: left } = view;
  return (
    <>
      <Text size="small" tone="muted">
        {formatMessage(m.onSince, { date: formatWholeDate(since, locale as Language) })}
      </Text>
      {error ? (
        <Notice tone="danger" live>
          {formatMessage(m.otherWindow)}
        </Notice>
      ) : null}
      {left < few ? (
        <Notice tone="danger">{formatMessage(m.codesLeft, { left })}</Notice>
      ) : (
        <Text size="small" tone="muted">
          {formatMessage(m.codesLeft, { left })}
        </Text>
      )}
      <div className={css.acts}>
        <Button variant="outline" size="sm" onClick={() => onStep('renew')}>
          {formatMessage(m.renew)}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => onStep('remove')}>
          {formatMessage(m.remove)}
        </Button>
      </div>
    </>
  );
}
