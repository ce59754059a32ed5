/** An error of the contract, or of the way to the service. */
export type EmailChangeError =
  | 'incorrect_password'
  | 'email_unchanged'
  | 'verification_failed'
  | 'code_used'
  | 'code_clock'
  | 'code_expired'
  | 'email_known'
  | 'other_window'
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
  | { step: 'form'; secondFactor: boolean; days: number }
  /** `email`: the new one. */
  | { step: 'code'; email: string };

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
  /** The code of the mail. */
  onCode: (code: string) => void;
  onStop: () => void;
  headingLevel?: 2 | 3;
}
