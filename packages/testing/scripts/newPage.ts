import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/**
 * `pnpm new:page Name [--folder info] [--path /name] [--root folder]` lays a marketing page: its entry of the
 * manifest, its page file and its messages.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    folder: { type: 'string', default: 'info' },
    path: { type: 'string' },
    root: { type: 'string', default: join(dirname(fileURLToPath(import.meta.url)), '../../..') },
  },
});
const [name = ''] = positionals;

function refuse(reason: string): never {
  console.error(`${reason}\nUsage: pnpm new:page Name [--folder info] [--path /name]`);
  process.exit(2);
}

if (!/^[A-Z][A-Za-z0-9]+$/.test(name) || name.endsWith('Page')) refuse('A page has a name such as Careers.');
if (!/^[a-z][A-Za-z]*$/.test(values.folder)) refuse('A folder has a name such as info.');

const spaced = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2');
const path = values.path ?? `/${spaced.toLowerCase().replaceAll(' ', '-')}`;
if (!/^\/[A-Za-z0-9]+(?:[/-][A-Za-z0-9]+)*$/.test(path)) refuse('A path is written like /our-careers.');

const id = name.charAt(0).toLowerCase() + name.slice(1);
const heading = spaced.charAt(0) + spaced.slice(1).toLowerCase();
const routes = join(values.root, 'packages/domain/src/routes');
const pages = join(values.root, 'apps/site/src/routes');
const manifest = join(routes, 'infoRoutes.ts');

const taken = globSync('*Routes.ts', { cwd: routes })
  .map((file) => readFileSync(join(routes, file), 'utf8'))
  .join('\n');
if (taken.includes(`id: '${id}'`) || globSync(`**/${name}Page.tsx`, { cwd: pages }).length > 0)
  refuse(`${name} exists already.`);
if (taken.includes(`'${path}'`)) refuse(`There is a page at ${path} already.`);

const entry = `  page({ id: '${id}', path: '${path}', navigation: 'none' }),\n`;

/** As seen from a page file. */
const content = '../../content';

const page = `import { Text } from '@tern/ui';
import { Block } from '${content}/Block.tsx';
import { End } from '${content}/End.tsx';
import { Intro } from '${content}/Intro.tsx';
import { useWords } from '${content}/useWords.ts';
import { ${id}PageMessages as m } from './${id}Page.messages.ts';

/** One sentence: what it is about. */
export function ${name}Page() {
  const words = useWords();
  return (
    <>
      <Intro title={words(m.title)} lead={words(m.lead)} actions="plans" />
      <Block title={words(m.firstTitle)} divided={false}>
        <Text measure>{words(m.firstText)}</Text>
      </Block>
      <End />
    </>
  );
}
`;

const topic = `the page ${path}`;
const messages = `import { defineMessages } from '@tern/i18n';

export const ${id}PageMessages = defineMessages('${id}Page', {
  title: ['${heading}.', 'Main heading of ${topic}'],
  lead: ['One or two sentences that say why to read on.', 'Below the main heading of ${topic}'],
  firstTitle: ['The first thing to know.', 'Heading on ${topic}'],
  firstText: ['A short text about it.', 'Text on ${topic}'],
});

export const ${id}PageHead = defineMessages('meta', {
  '${id}.title': [
    '${heading}, {name}',
    'Title of ${topic} in search results, at most 60 characters. {name} is the brand.',
  ],
  '${id}.description': [
    'One or two sentences that say what ${path.slice(1)} has for its reader.',
    'Description of ${topic} in search results, at most 170 characters.',
  ],
  '${id}.keywords': [
    'VPN, ${spaced.toLowerCase()}',
    'Keywords of ${topic}: phrases people search for, with ASCII commas between them.',
  ],
});
`;

const list = readFileSync(manifest, 'utf8');
const end = '] as const;';
if (!list.includes(end)) throw new Error(`${manifest} does not end its list with "${end}"`);
writeFileSync(manifest, list.replace(end, entry + end));
const folder = join(pages, values.folder);
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, `${name}Page.tsx`), page);
writeFileSync(join(folder, `${id}Page.messages.ts`), messages);

console.log(`${path} is served from apps/site/src/routes/${values.folder}/${name}Page.tsx.`);
console.log('Next: write its words, then run `pnpm messages:extract` and translate them.');
console.log('Its entry says that no list of links names it; change `navigation` if one should.');
