import type { StepUpByPasskey } from '../forms/ConfirmWithPasskey.tsx';
import type { PasskeyError } from '../forms/passkeyErrors.ts';
import type { ResendCodeProps } from '../ResendCode/ResendCode.tsx';

/** An error of the contract, or of the way to the service. */
export type EmailChangeError =
  | PasskeyError
  | 'incorrect_password'
  | 'email_unchanged'
  | 'verification_failed'
  | 'code_used'
  | 'code_clock'
  | 'code_expired'
  | 'email_known'
  | 'other_window'
  /** Too late for another code: it begins again. */
  | 'change_expired'
  | 'rate_limited'
  | 'network'
  | 'unknown';

/** The steps that a person goes to by a button. */
export type EmailChangeAct = 'address' | 'form';

export type EmailChangeView =
  | { step: 'loading' }
  | { step: 'failed' }
  /** `done`: the address was just changed. `stopped`: the change was just stopped. */
  | { step: 'address'; email: string; passwordSet: boolean; outcome?: 'done' | 'stopped' | undefined }
  /** `secondFactor`: a code of the app is asked for as well. `days`: in which the old mailbox takes it back. */
  | { step: 'form'; passwordSet: boolean; secondFactor: boolean; days: number }
  /** `email`: the new one. */
  | { step: 'code'; email: string; resend: ResendCodeProps };

export interface EmailChangeValues {
  email: string;
  password: string;
  /** Of the app, or a recovery code; empty where none is asked for. */
  code: string;
}

export interface EmailChangeProps {
  view: EmailChangeView;
  /** `stop`: the change is being stopped. */
  busy?: 'send' | 'code' | 'stop' | undefined;
  error?: EmailChangeError | undefined;
  onStep: (to: EmailChangeAct) => void;
  onRetry: () => void;
  onRequest: (values: EmailChangeValues) => void;
  /** Requests it without password and code. */
  passkey?: StepUpByPasskey<[email: string]> | undefined;
  /** The code of the mail. */
  onCode: (code: string) => void;
  onStop: () => void;
  headingLevel?: 2 | 3;
}
