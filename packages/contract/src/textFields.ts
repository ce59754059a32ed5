import { plainTextPattern } from '@tern/domain';
import * as v from 'valibot';
import type { FieldRule } from './fieldRules.ts';

const rule = (name: FieldRule): FieldRule => name;

/**
 * Text of strangers is shown to operators, in terminals among others: every field of text takes one of these or, where
 * a person types, of `fields.ts`, and `hostileText.test.ts` fails for one that does not. Lengths are UTF-16 code units.
 */

/** Refuses control characters, line breaks, and those that change the direction of what stands around them. */
export const plainText = v.regex<string, FieldRule>(plainTextPattern, rule('invalid'));

/** A value that a program wrote: an address, a campaign, a name of something. May be empty. */
export const textField = (most: number) =>
  v.pipe(v.string(rule('invalid')), v.maxLength(most, rule('length')), plainText);
