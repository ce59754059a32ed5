import { hasPasskeys } from './hasPasskeys.ts';

/** Whether the browser offers passkeys below a field. */
export const canAutofill = async (): Promise<boolean> =>
  hasPasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);
