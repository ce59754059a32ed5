import type { QrCodeProps } from '@tern/ui';
import type { ComponentType } from 'react';
import type { StepUpByPasskey } from '../forms/ConfirmWithPasskey.tsx';
import type { PasskeyError } from '../forms/passkeyErrors.ts';

/** An error of the contract, or of the way to the service. */
export type SecondFactorError =
  | 'incorrect_password'
  | 'verification_failed'
  | 'code_used'
  | 'code_clock'
  | 'code_expired'
  | 'other_window'
  | 'rate_limited'
  | 'network'
  | 'unknown';

/** The steps that a person goes to by a button. */
export type SecondFactorAct = 'off' | 'password' | 'on' | 'renew' | 'remove';

export type SecondFactorView =
  | { step: 'loading' }
  | { step: 'failed' }
  /** `removed`: it was just turned off. */
  | { step: 'off'; passwordSet: boolean; removed?: boolean | undefined }
  | { step: 'password' }
  /** `secret`: in Base32. `uri`: what the QR code holds. */
  | { step: 'key'; secret: string; uri: string }
  /** Shown once, after it was turned on or renewed. */
  | { step: 'codes'; codes: readonly string[]; email: string }
  /** `since`: ISO 8601. */
  | { step: 'on'; since: string; codesLeft: number }
  | { step: 'renew' }
  | { step: 'remove' };

export interface SecondFactorProps {
  view: SecondFactorView;
  busy?: boolean | undefined;
  error?: SecondFactorError | PasskeyError | undefined;
  /** Takes the step without password and code. */
  passkey?: StepUpByPasskey | undefined;
  onStep: (to: SecondFactorAct) => void;
  onRetry: () => void;
  /** The fields of the step that was sent; a field that it does not have is empty. */
  onSubmit: (values: { password: string; code: string }) => void;
  /** The recovery codes as a text. */
  onSave: (text: string) => void;
  onPrint: () => void;
  /** The recovery codes were stored. */
  onStored: () => void;
  /** Draws the QR code: `QrCode` of the library, or a part that fetches it. */
  Qr: ComponentType<Pick<QrCodeProps, 'value' | 'label'>>;
  headingLevel?: 2 | 3;
}
