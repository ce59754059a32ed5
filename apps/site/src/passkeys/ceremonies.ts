import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { CeremonyError, type CeremonyFailure } from './CeremonyError.ts';

type Options = Readonly<Record<string, unknown>>;
type MakingOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type UsingOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

const failures: Readonly<Partial<Record<WebAuthnError['code'], CeremonyFailure>>> = {
  ERROR_INVALID_DOMAIN: 'passkey_other_origin',
  ERROR_INVALID_RP_ID: 'passkey_other_origin',
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'passkey_exists',
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: 'passkey_unsupported',
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: 'passkey_unsupported',
  ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG: 'passkey_unsupported',
};

/** A policy of the page around this one, or of the browser, forbids it. */
const isForbidden = (act: 'create' | 'get') => {
  const { featurePolicy } = document as { featurePolicy?: { allowsFeature(name: string): boolean } };
  return featurePolicy?.allowsFeature(`publickey-credentials-${act}`) === false;
};

/** Browsers say little, so that no page learns who has a passkey: cancelled, none there and too late are one. */
function failureOf(error: unknown, act: 'create' | 'get'): CeremonyFailure {
  const known = error instanceof WebAuthnError ? failures[error.code] : undefined;
  if (known) return known;
  const { name } = error instanceof WebAuthnError ? (error.cause as Error) : (error as Error);
  if (name === 'SecurityError') return 'passkey_other_origin';
  if (name === 'NotAllowedError') return isForbidden(act) ? 'passkey_blocked' : 'passkey_cancelled';
  if (name === 'AbortError') return 'passkey_cancelled';
  return 'passkey_blocked';
}

async function ceremony<T>(act: 'create' | 'get', run: () => Promise<T>): Promise<T> {
  if (!browserSupportsWebAuthn()) throw new CeremonyError('passkey_unsupported');
  try {
    return await run();
  } catch (error) {
    throw new CeremonyError(failureOf(error, act), error);
  }
}

/** Makes a passkey. `silent`: without a dialog, where the browser does that by itself. */
export async function makePasskey(options: Options, { silent = false } = {}) {
  const { id, response } = await ceremony('create', () =>
    startRegistration({ optionsJSON: options as unknown as MakingOptions, useAutoRegister: silent }),
  );
  const { clientDataJSON, attestationObject, transports } = response;
  return { id, response: { clientDataJSON, attestationObject, transports: transports ?? [] } };
}

/** Signs with a passkey. `autofill`: once the person chooses one below the field for the user name. */
export async function signWithPasskey(options: Options, { autofill = false } = {}) {
  const { id, response } = await ceremony('get', () =>
    startAuthentication({
      optionsJSON: options as unknown as UsingOptions,
      useBrowserAutofill: autofill,
      // The page has the field, and may show it later.
      verifyBrowserAutofillInput: false,
    }),
  );
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, response: { clientDataJSON, authenticatorData, signature, userHandle } };
}

/** Ends what waits for the person. */
export const endCeremony = (): void => WebAuthnAbortService.cancelCeremony();
