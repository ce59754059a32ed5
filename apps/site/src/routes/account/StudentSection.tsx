import { buildPath } from '@tern/domain';
import { type StudentError, StudentPanel } from '@tern/patterns';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { goToProvider } from '../../app/leave.ts';
import { useSite } from '../../app/SiteContext.tsx';
import { useStores } from '../../app/stores.tsx';
import { useCodeStep } from '../../app/useCodeStep.ts';
import { createStudentStore } from './student.store.ts';

const known: readonly string[] = [
  'student_email_unknown',
  'student_proof_taken',
  'verification_failed',
  'code_expired',
  'refused',
  'rate_limited',
] satisfies StudentError[];

/** `/myAccount/student`: the proof that one studies, and its code (spec section 2, programmes). */
export function StudentSection() {
  const { api } = useStores();
  const { language, variant } = useSite();
  const [store] = useState(() => createStudentStore(api));
  const { student, failed, sent, busy, error } = useSnapshot(store.state);
  useCodeStep({
    step: sent && { ...sent, resendAt: 0 },
    reopen: store.reopen,
    close: store.another,
  });
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const [state, token] = [query.get('state'), query.get('token')];
    void (async () => {
      await store.load();
      if (!state || !token) return;
      history.replaceState(history.state, '', location.pathname);
      await store.finish({ state, token });
    })();
  }, [store]);

  if (!student) {
    return failed ? (
      <StudentPanel status="error" onRetry={() => void store.load()} />
    ) : (
      <StudentPanel status="loading" />
    );
  }
  // The contract lists every prefix that a page can have.
  const prefix = buildPath({ language, variant, path: '/x' }).slice(0, -2) as '';
  return (
    <StudentPanel
      percent={student.percent}
      proof={student.proof}
      renewable={student.renewable}
      sent={sent}
      busy={busy ?? undefined}
      error={error === null ? undefined : known.includes(error) ? (error as StudentError) : 'unknown'}
      // The checkout is a document of its own, which notes the code of its address.
      buyHref={student.proof ? `/pricing/checkout?student_code=${student.proof.code}` : '/pricing'}
      onEmail={(email) => void store.email(email)}
      onCode={(code) => void store.code(code)}
      onAnother={store.another}
      onService={
        student.verifiers.includes('service') ? () => void store.start(prefix, goToProvider) : undefined
      }
    />
  );
}
