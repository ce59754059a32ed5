import { hasPasskeys } from './hasPasskeys.ts';

/** Whether the browser makes a passkey without a dialog, after somebody has signed in with a stored password. */
export async function canMakeSilently(): Promise<boolean> {
  if (!hasPasskeys()) return false;
  const known = PublicKeyCredential as unknown as {
    getClientCapabilities?: () => Promise<Readonly<Record<string, boolean>>>;
  };
  try {
    return (await known.getClientCapabilities?.())?.conditionalCreate === true;
  } catch {
    return false;
  }
}
