import { languages } from '@tern/domain';
import * as v from 'valibot';
import { textField } from '../textFields.ts';

/** Fields of the network feed. A feed is judged as it is written: nothing is trimmed or put right. */

/** Text that pages, mails and terminals show: one line, nothing that cannot be printed, 1 to `most` UTF-16 code units. */
export const feedText = (most: number) =>
  v.pipe(textField(most), v.regex(/^(?!\s)[^\p{C}\p{Zl}\p{Zp}]+(?<!\s)$/u, 'invalid'));

/** A name by which parts of the feed refer to one another: small letters, digits and single hyphens, 64 at most. */
export const feedName = v.pipe(
  v.string('required'),
  v.maxLength(64, 'length'),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'invalid'),
);

/** ISO 3166-1, two capital letters. */
export const feedCountry = v.pipe(v.string('required'), v.regex(/^[A-Z]{2}$/, 'choice'));

/** ISO 8601 in UTC: `2026-11-27T21:05:00Z`, milliseconds allowed. */
export const feedTime = v.pipe(
  v.string('required'),
  v.regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/, 'invalid'),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'invalid'),
);

/** A name in the languages of the site; those that are left out show the English one. */
export const feedNames = v.optional(
  v.partial(
    v.object(
      Object.fromEntries(languages.map((language) => [language, feedText(80)])) as Record<
        (typeof languages)[number],
        ReturnType<typeof feedText>
      >,
    ),
  ),
  {},
);

/** A list of `most` entries at most. */
export const feedList = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(v.array(item, 'required'), v.maxLength(most, 'length'));
