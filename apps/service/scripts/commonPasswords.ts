import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Writes the list of the most common passwords anew, from the unpacked package `@zxcvbn-ts/language-common`, whose list
 * begins with the most common one:
 *
 *   npm pack @zxcvbn-ts/language-common, unpack it, then
 *   node apps/service/scripts/commonPasswords.ts PACKAGE_FOLDER
 *
 * Words in lower case, without the digits and signs at their end: `isCommonPassword` looks for those.
 */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('node apps/service/scripts/commonPasswords.ts PACKAGE_FOLDER');

const most = 2_500;
const shortest = 6;

const all: string[] = JSON.parse(readFileSync(join(folder, 'src/passwords.json'), 'utf8'));
const words = all
  .filter((each) => each.length <= 20)
  .map((each) => each.replace(/[^a-z]+$/, ''))
  .filter((each) => each.length >= shortest);
const list = [...new Set(words)].slice(0, most).sort();

const file = resolve(import.meta.dirname, '../data/commonPasswords.json');
// A word to a line, for a short difference.
writeFileSync(file, `${JSON.stringify(list).replaceAll(',', ',\n')}\n`);
