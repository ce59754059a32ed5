import { ToastProvider, useToast } from '@tern/ui';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { FailuresState } from './failures.store.ts';
import { failureToastsMessages as m } from './failureToasts.messages.ts';

interface FailureToastsProps {
  latest: NonNullable<FailuresState['latest']>;
}

/** Shows each failure for five seconds (spec section 9, error toast). */
export function FailureToasts({ latest }: FailureToastsProps) {
  const { formatMessage } = useIntl();
  return (
    <ToastProvider label={formatMessage(m.label)} dismissLabel={formatMessage(m.dismiss)}>
      <Show latest={latest} />
    </ToastProvider>
  );
}

function Show({ latest: { sentence, count } }: FailureToastsProps) {
  const { show } = useToast();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure, also when it says the same
  useEffect(() => show({ tone: 'danger', message: sentence }), [count, show]);
  return null;
}
