import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { leastLong } from '../src/modules/account/isCommonPassword.ts';

/**
 * Writes the list of the most common passwords anew, from the unpacked package `@zxcvbn-ts/language-common`, whose list
 * begins with the most common one:
 *
 *   npm pack @zxcvbn-ts/language-common, unpack it, then
 *   node apps/service/scripts/commonPasswords.ts PACKAGE_FOLDER
 *
 * Words in lower case, without the digits and signs at their end: `isCommonPassword` looks for those. Short words are
 * common in passwords of their own only, so fewer of them.
 */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('node apps/service/scripts/commonPasswords.ts PACKAGE_FOLDER');

const mostLong = 2_500;
const mostShort = 500;

const all: string[] = JSON.parse(readFileSync(join(folder, 'src/passwords.json'), 'utf8'));
const words = [
  ...new Set(all.filter((each) => each.length <= 20).map((each) => each.replace(/[^a-z]+$/, ''))),
];
const list = [
  ...words.filter(({ length }) => length >= leastLong).slice(0, mostLong),
  ...words.filter((each) => /^[a-z]{3,}$/.test(each) && each.length < leastLong).slice(0, mostShort),
].sort();

const file = resolve(import.meta.dirname, '../data/commonPasswords.json');
// A word to a line, for a short difference.
writeFileSync(file, `${JSON.stringify(list).replaceAll(',', ',\n')}\n`);
