import * as v from 'valibot';
import type { FieldRule } from '../../fieldRules.ts';
import { secondFactorCodeField } from '../../fields.ts';

const rule = (name: FieldRule): FieldRule => name;

/** Bytes that a browser gives, in Base64 for addresses. `most`: characters. */
const bytesField = (most: number) =>
  v.pipe(
    v.string(rule('required')),
    v.nonEmpty(rule('required')),
    v.maxLength(most, rule('length')),
    v.regex(/^[\w-]+$/, rule('invalid')),
  );

/** The identifier of a passkey: at most 1,023 bytes, as WebAuthn has it. */
export const credentialIdField = bytesField(1_364);

/** A passkey that a browser has made (`RegistrationResponseJSON`), without what nobody reads. */
export const madePasskey = v.object({
  id: credentialIdField,
  response: v.object({
    clientDataJSON: bytesField(2_000),
    attestationObject: bytesField(6_000),
    /** Ways to reach the authenticator, which the browser is given again: `internal`, `hybrid`, `usb` and others. */
    transports: v.optional(
      v.pipe(
        v.array(
          v.pipe(
            v.string(rule('invalid')),
            v.maxLength(20, rule('length')),
            v.regex(/^[\w-]+$/, rule('invalid')),
          ),
        ),
        v.maxLength(10, rule('length')),
      ),
      [],
    ),
  }),
});

/** The signature of a passkey (`AuthenticationResponseJSON`), without what nobody reads. */
export const usedPasskey = v.object({
  id: credentialIdField,
  response: v.object({
    clientDataJSON: bytesField(2_000),
    authenticatorData: bytesField(2_000),
    signature: bytesField(2_000),
    userHandle: v.optional(bytesField(100)),
  }),
});
export type UsedPasskey = v.InferOutput<typeof usedPasskey>;

/**
 * Shows once more who is there: a passkey alone (`passkeyConfirmOptions`), or the password where there is one, with a code
 * where there is a second factor.
 */
export const stepUpFields = {
  password: v.optional(v.pipe(v.string(rule('invalid')), v.maxLength(256, rule('length')))),
  code: v.optional(secondFactorCodeField),
  passkey: v.optional(usedPasskey),
};

/** The errors of a code, or of a passkey in place of one. */
export const codeOrPasskeyErrors = [
  'second_factor_required',
  'verification_failed',
  'code_used',
  'code_clock',
  'second_factor_off',
  'passkey_unknown',
  'passkey_expired',
  'passkey_refused',
  'passkey_counter',
] as const;

/** The errors of `stepUpFields`. */
export const stepUpErrors = ['incorrect_password', 'password_not_set', ...codeOrPasskeyErrors] as const;

const creationOptions = v.looseObject({ challenge: v.string() });

/** Of a sign-in: the browser makes a passkey without a dialog (`conditionalCreate` of its capabilities). */
export const passkeyOfferFields = { passkey_offer: v.optional(v.boolean()) };

/**
 * Options to make a passkey without a dialog (`mediation: "conditional"`), once, in the session that has just been opened.
 * Absent where there is no reason to.
 */
export const offeredPasskey = { passkey_options: v.optional(creationOptions) };

/** Options for the browser, as WebAuthn has them in JSON. They live for five minutes and serve once. */
export const browserOptions = v.object({ options: v.looseObject({ challenge: v.string() }) });
