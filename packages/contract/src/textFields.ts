import { dropDirectionMarks, plainLinesPattern, plainTextPattern } from '@tern/domain';
import * as v from 'valibot';
import type { FieldRule } from './fieldRules.ts';

const rule = (name: FieldRule): FieldRule => name;

/**
 * Text of strangers is shown to operators, in terminals among others: every field of text takes one of these, and
 * `hostileText.test.ts` fails for one that does not. Lengths are UTF-16 code units.
 */

/** Refuses control characters, line breaks, and those that change the direction of what stands around them. */
export const plainText = v.regex<string, FieldRule>(plainTextPattern, rule('invalid'));

/** A value that a program wrote: an address, a campaign, a name of something. May be empty. */
export const textField = (most: number) =>
  v.pipe(v.string(rule('invalid')), v.maxLength(most, rule('length')), plainText);

/** A line that a person typed. Marks of direction that came along with pasted text are dropped. */
export const typedLine = (most: number) =>
  v.pipe(
    v.string(rule('required')),
    v.transform(dropDirectionMarks),
    v.trim(),
    v.nonEmpty(rule('required')),
    v.maxLength(most, rule('length')),
    plainText,
  );

/** Lines that a person typed, with line breaks and tabs. */
export const typedLines = (most: number) =>
  v.pipe(
    v.string(rule('required')),
    v.transform((text) => dropDirectionMarks(text).replace(/\r\n?/g, '\n')),
    v.trim(),
    v.nonEmpty(rule('required')),
    v.maxLength(most, rule('length')),
    v.regex(plainLinesPattern, rule('invalid')),
  );
