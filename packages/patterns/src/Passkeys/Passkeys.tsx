import { Button, Card, Heading, Notice, Skeleton, Text, VisuallyHidden } from '@tern/ui';
import { useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { activityLogMessages } from '../ActivityLog/activityLog.messages.ts';
import { passkeyErrorMessages } from '../forms/passkeyErrors.messages.ts';
import * as css from '../SecondFactor/SecondFactor.css.ts';
import { PasskeyName } from './PasskeyName.tsx';
import { PasskeyRows } from './PasskeyRows.tsx';
import { PasskeyStepUp } from './PasskeyStepUp.tsx';
import type { PasskeysProps, PasskeysView } from './PasskeysProps.ts';
import { passkeysMessages as m } from './passkeys.messages.ts';
import { usePasskeyError } from './usePasskeyError.ts';

export type { PasskeysError, PasskeysProps, PasskeysView, PasskeyView } from './PasskeysProps.ts';

/** The step takes the focus where a button led to it: its first field, else the step itself. */
function useStepFocus(step: PasskeysView['step']) {
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

const titles = { add: m.add, rename: m.rename, remove: m.removeTitle };
const done = { added: m.added, renamed: m.renamed, removed: m.removed };

/** Passkeys of an account: what they are, added, named, removed. */
export function Passkeys(props: PasskeysProps) {
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

function Step(props: PasskeysProps) {
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
    case 'list':
      return <List {...props} view={view} />;
    case 'add':
      return <PasskeyStepUp {...props} text={formatMessage(m.addText)} submit={m.next} />;
    case 'rename':
      return <PasskeyName {...props} passkey={view.passkey} />;
    case 'remove':
      return <PasskeyStepUp {...props} removed={view.passkey} submit={m.remove} />;
  }
}

function List(props: PasskeysProps & { view: Extract<PasskeysView, { step: 'list' }> }) {
  const { view, supported, passwordSet, confirmable, busy, error, onStep, onFirst } = props;
  const { formatMessage } = useIntl();
  const sentence = usePasskeyError(error);
  return (
    <>
      <Text size="small" tone="muted" measure>
        {formatMessage(m.text)}
      </Text>
      {busy === 'browser' ? (
        <Notice live>{formatMessage(passkeyErrorMessages.waiting)}</Notice>
      ) : sentence && !busy ? (
        <Notice tone="danger" live>
          {sentence}
        </Notice>
      ) : view.done ? (
        <Notice key={view.done} tone="success" live>
          {formatMessage(done[view.done])}
        </Notice>
      ) : null}
      {view.passkeys.length ? <PasskeyRows {...props} passkeys={view.passkeys} /> : null}
      {!supported ? (
        <Text size="small">{formatMessage(m.unsupported)}</Text>
      ) : (
        <div>
          <Button
            variant="outline"
            size="sm"
            busy={Boolean(busy)}
            onClick={() => (passwordSet || confirmable ? onStep('add') : onFirst())}
          >
            {formatMessage(m.add)}
          </Button>
        </div>
      )}
    </>
  );
}
