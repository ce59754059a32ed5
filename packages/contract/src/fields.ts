import {
  currencies,
  dropDirectionMarks,
  emailMaxLength,
  emailPattern,
  languages,
  newPasswordPattern,
  normalizeKey,
  normalizeLine,
  normalizeText,
  passwordLengthPattern,
  plainLinesPattern,
  plainTextPattern,
} from '@tern/domain';
import * as v from 'valibot';
import type { FieldRule } from './fieldRules.ts';
import { plainText, textField } from './textFields.ts';

// Messages of checks are `FieldRule`s: the service passes them on, the site words them.
const rule = (name: FieldRule): FieldRule => name;

/** Site languages (spec section 9). */
export const languageField = v.picklist(languages, rule('choice'));

/** Selling currencies (spec section 9). */
export const currencyField = v.picklist(currencies, rule('choice'));
export type CurrencyCode = v.InferOutput<typeof currencyField>;

/**
 * A field that a person fills in, by hand or from the clipboard: one of these, never a bare string. The same thing is
 * spelled in many ways (domain's `normalizeInput`).
 */
const typed = (normalize: (text: string) => string, most: number) =>
  v.pipe(
    v.string(rule('required')),
    // Before it is read, so that no text takes long: invisible characters count here.
    v.maxLength(4 * most, rule('length')),
    v.transform(normalize),
    v.maxLength(most, rule('length')),
  );
const nonEmpty = <Schema extends ReturnType<typeof typed>>(schema: Schema) =>
  v.pipe(schema, v.nonEmpty(rule('required')));

/** Something to look up: a code, an IP address. */
export const keyField = (most: number) => v.pipe(nonEmpty(typed(normalizeKey, most)), plainText);

/** Lines that may be empty. */
export const emptyKeyField = (most: number) => v.pipe(typed(normalizeKey, most), plainText);
export const emptyLineField = (most: number) => v.pipe(typed(normalizeLine, most), plainText);

/** One line, such as a name: nothing that cannot be printed. */
export const lineField = (most: number) =>
  v.pipe(nonEmpty(typed(normalizeLine, most)), plainText, v.regex(/^[^\p{C}]+$/u, rule('invalid')));

const normalizeLines = (text: string) => normalizeText(dropDirectionMarks(text).replace(/\r\n?/g, '\n'));

/** Lines that may be none. */
export const emptyLinesField = (most: number) =>
  v.pipe(
    typed(normalizeLines, most),
    v.check((text) => text === '' || plainLinesPattern.test(text), rule('invalid')),
  );

/** Whole sentences, with line breaks and tabs. */
export const linesField = (most: number) =>
  v.pipe(nonEmpty(typed(normalizeLines, most)), v.regex(plainLinesPattern, rule('invalid')));

/** An e-mail address by domain's rule. */
export const emailField = v.pipe(
  nonEmpty(typed(normalizeKey, emailMaxLength)),
  v.regex(emailPattern, rule('email')),
  v.regex(plainTextPattern, rule('email')),
);

/** A new password by domain's rules (spec section 5). */
export const newPasswordField = v.pipe(
  v.string(rule('required')),
  v.nonEmpty(rule('required')),
  v.regex(passwordLengthPattern, rule('password_length')),
  v.regex(newPasswordPattern, rule('password_classes')),
);

/** The e-mail address of an account (spec section 5). */
export const usernameField = keyField(emailMaxLength);

/**
 * A password that exists. Any length that fits: the rules of new ones must not shut out an old one. Its characters stay as
 * they were typed: only what was typed when it was set opens the account.
 */
export const passwordField = v.pipe(
  v.string(rule('required')),
  v.nonEmpty(rule('required')),
  v.maxLength(256, rule('length')),
);

/** The signature of a passed bot check. Needed unless `botChallenge` says that none is. */
export const recasignField = v.optional(textField(128));

/** The eight digits of a mail; spaces and hyphens that came along are dropped. */
export const codeField = v.pipe(
  keyField(64),
  v.transform((text) => text.replace(/[\s-]/g, '')),
  v.regex(/^\d{8}$/, rule('invalid')),
);

/** The six digits of an app; spaces that came along are dropped. */
export const appCodeField = v.pipe(
  keyField(64),
  v.transform((text) => text.replace(/[\s-]/g, '')),
  v.regex(/^\d{6}$/, rule('invalid')),
);

/** The six digits of an app, or a recovery code: ten letters and digits, of which those that look alike are the same. */
export const secondFactorCodeField = v.pipe(
  keyField(64),
  v.transform((text) => text.replace(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')),
  v.regex(/^(?:\d{6}|[0-9A-HJKMNP-TV-Z]{10})$/, rule('invalid')),
);

/** A random token made by the service. */
export const tokenField = v.pipe(
  v.string(rule('required')),
  v.nonEmpty(rule('required')),
  v.regex(/^[\w-]{16,128}$/, rule('invalid')),
);

/** A code of the app type table (spec section 3), or of an app it does not hold yet. */
export const appTypeField = v.pipe(
  v.number(rule('required')),
  v.integer(rule('invalid')),
  v.minValue(1, rule('invalid')),
  v.maxValue(9999, rule('invalid')),
);

/** An identifier made by the service. */
export const idField = v.pipe(
  v.string(rule('required')),
  v.nonEmpty(rule('required')),
  v.regex(/^[0-9a-zA-Z_-]{1,64}$/, rule('invalid')),
);

export const productIdField = v.pipe(
  v.string(rule('required')),
  v.nonEmpty(rule('required')),
  v.maxLength(100, rule('length')),
  plainText,
);

/** The name of an activity, or the key of special plans. */
export const offerNameField = v.pipe(
  v.string(rule('required')),
  v.toLowerCase(),
  v.regex(/^[a-z0-9][a-z0-9_-]{1,39}$/, rule('invalid')),
);

/** Two letters, upper-cased. */
export const countryField = v.pipe(
  v.string(rule('required')),
  v.toUpperCase(),
  v.regex(/^[A-Z]{2}$/, rule('choice')),
);

/** Minor units of a currency. */
export const minorUnits = v.pipe(v.number(), v.integer());

/** ISO 8601 in UTC with milliseconds. */
export const timestamp = v.string();

/** No input. Unknown keys are ignored. */
export const nothing = v.optional(v.object({}), {});
