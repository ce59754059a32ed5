import {
  type InputOf,
  type StudentMy,
  studentConfirm,
  studentFinish,
  studentMy,
  studentRequest,
  studentStart,
} from '@tern/contract';
import { proxy } from 'valtio';
import type { Api } from '../../api/createApi.ts';
import { errorNameOf } from '../../api/createApi.ts';
import { latestOnly } from '../../app/latestOnly.ts';

export interface StudentState {
  /** Null until it is known. */
  student: StudentMy | null;
  failed: boolean;
  /** `until`: epoch milliseconds, when the code ends. */
  sent: { email: string; minutes: number; until: number } | null;
  busy: 'email' | 'code' | 'service' | null;
  error: string | null;
}

/** The proof that a person studies. */
export function createStudentStore(api: Pick<Api, 'send'>, { clock = Date.now } = {}) {
  const state = proxy<StudentState>({ student: null, failed: false, sent: null, busy: null, error: null });
  const requests = latestOnly();
  const sentFor = (email: string, until: number) => ({
    email,
    minutes: Math.max(1, Math.round((until - clock()) / 60_000)),
    until,
  });

  async function run(busy: NonNullable<StudentState['busy']>, work: () => Promise<void>) {
    if (state.busy) return;
    requests.cancel();
    state.busy = busy;
    state.error = null;
    try {
      await work();
    } catch (error) {
      state.error = errorNameOf(error);
    } finally {
      state.busy = null;
    }
  }

  return {
    state,
    async load() {
      const isLatest = requests.start();
      state.failed = false;
      try {
        const student = await api.send(studentMy, {});
        if (isLatest()) state.student = student;
      } catch {
        if (isLatest()) state.failed = true;
      }
    },
    email: (email: string) =>
      run('email', async () => {
        const { expires_in } = await api.send(studentRequest, { email });
        state.sent = sentFor(email, clock() + expires_in * 1000);
      }),
    code: (code: string) =>
      run('code', async () => {
        state.student = await api.send(studentConfirm, { code });
        state.sent = null;
      }),
    /** The page was loaded anew while a code was awaited. */
    reopen({ email, until }: { email: string; until: number }) {
      state.sent = sentFor(email, until);
    },
    another() {
      state.sent = null;
      state.error = null;
    },
    /** Leads to the page of the service. */
    start: (returnBase: InputOf<typeof studentStart>['return_base'], leave: (url: string) => void) =>
      run('service', async () => leave((await api.send(studentStart, { return_base: returnBase })).url)),
    /** The person is back from there. */
    async finish(given: { state: string; token: string }) {
      await run('service', async () => {
        state.student = await api.send(studentFinish, given);
      });
      if (state.error === 'verification_failed' || state.error === 'link_expired') state.error = 'refused';
    },
  };
}
