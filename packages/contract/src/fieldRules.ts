/**
 * Why a field was refused. `required`: missing or empty. `email`: not an address. `password_length`: not
 * 8–20 characters. `password_classes`: lower case, upper case and symbol are not all there, or a character
 * that cannot be printed. `mismatch`: the confirmation differs. `choice`: not one of the known values.
 * `length`: too long. `invalid`: anything else.
 */
export const fieldRules = [
  'required',
  'email',
  'password_length',
  'password_classes',
  'mismatch',
  'choice',
  'length',
  'invalid',
] as const;
export type FieldRule = (typeof fieldRules)[number];
