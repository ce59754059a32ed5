import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { forgetTab, readTab, tabKeys, writeTab } from './tabMemory.ts';

/** Behind the path while a code is entered: such a page is alive at once (`startsFor` of its entry in the manifest). */
const codeHash = '#code';

export interface CodeStep {
  /** Where the code went. */
  email: string;
  /** Epoch milliseconds: when the code ends, and when another one may be requested. */
  until: number;
  resendAt: number;
}

interface Options {
  /** Null: another step is open. */
  step: CodeStep | null;
  reopen: (step: CodeStep) => void;
  /** Back to the address. */
  close: () => void;
}

/**
 * Gives the step at which the code of a mail is entered an entry of its own in the history: Back leads to the address,
 * and a reload, or a tab that the phone has thrown away meanwhile, comes back to the code as long as it holds.
 */
export function useCodeStep({ step, reopen, close }: Options): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const named = hash === codeHash;
  const before = useRef({ open: false, named });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the step or the address changes, not with each drawing
  useEffect(() => {
    const was = before.current;
    before.current = { open: step !== null, named };
    const leave = () => void navigate({ search, hash: '' }, { replace: true });
    if (step) {
      if (was.named && !named) return close();
      writeTab(tabKeys.codeStep, { ...step, pathname }, step.until);
      if (!named) void navigate({ search, hash: codeHash });
    } else if (named) {
      // Closed on the page: the code is used, or another address is wanted.
      if (was.open) {
        forgetTab(tabKeys.codeStep);
        return leave();
      }
      const saved = readTab<CodeStep & { pathname: string }>(tabKeys.codeStep);
      if (saved?.pathname === pathname) reopen(saved);
      else leave();
    }
  }, [step?.email, step?.until, named]);
}
