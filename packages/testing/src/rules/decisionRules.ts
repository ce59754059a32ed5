import { baseName, file, type HouseRule, isRules, type SourceFile } from './houseRule.ts';

const folder = 'docs/decisions/';
const index = `${folder}README.md`;
const recordName = /^\d{4}-[a-z0-9]+(?:-[a-z0-9]+)*\.md$/;
const sections = ['Status', 'Context', 'Decision', 'Consequences'];
const date = '\\d{4}-\\d{2}-\\d{2}';
const dates = `${date}(?:, ${date})*(?: and ${date})?`;
const status = new RegExp(`^(?:Accepted ${date}(?:; amended ${dates})?|Superseded by \\d{4}, ${date})\\.$`);

const numberOf = (path: string) => baseName(path).slice(0, 4);
const isRecord = (path: string) => path.startsWith(folder) && path !== index;

/** Sections with their text, in the order of the file. */
function sectionsOf(text: string): { heading: string; body: string }[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      return { heading: heading.trim(), body: lines.join('\n').trim() };
    });
}

function formProblems({ path, text }: SourceFile): string[] {
  if (!recordName.test(baseName(path))) return ['is not named NNNN-short-name.md'];
  const found = sectionsOf(text);
  const problems: string[] = [];
  if (!new RegExp(`^# ${numberOf(path)}\\. \\S`).test(text)) {
    problems.push(`does not begin with "# ${numberOf(path)}. " and a title`);
  }
  if (found.map(({ heading }) => heading).join() !== sections.join()) {
    problems.push(`has other sections than ${sections.join(', ')}`);
  }
  problems.push(
    ...found.filter(({ body }) => body === '').map(({ heading }) => `has an empty section ${heading}`),
  );
  const stated = found.find(({ heading }) => heading === 'Status')?.body ?? '';
  if (!status.test(stated)) problems.push(`has a status that is not ${status.source}`);
  return problems;
}

/** An entry of the index: number and file of a record, its title, the decision in a sentence, and its status. */
const entry = /^- \[(\d{4})\]\(([^)\s]+)\) \*\*(.+?)\*\* \S.* (Accepted|Superseded by \d{4})\.$/gm;

/** What the index says of a record: its title and the first words of its status. */
const summaryOf = (text: string) => {
  const [, title = ''] = /^# \d{4}\. (.+)$/m.exec(text) ?? [];
  const [, state = ''] = /^(Accepted|Superseded by \d{4})/m.exec(text) ?? [];
  return `${title} ${state}`;
};

function indexProblems(records: readonly SourceFile[], text: string): string[] {
  const entries = [...text.matchAll(entry)].map(([, number = '', name = '', title = '', state = '']) => ({
    number,
    name,
    summary: `${title} ${state}`,
  }));
  const wrong = entries
    .filter(
      ({ number, name }) => !name.startsWith(`${number}-`) || !records.some((r) => baseName(r.path) === name),
    )
    .map(({ number, name }) => `${index} has an entry ${number} for ${name}, which is no such record`);
  const missing = records
    .filter(({ path, text: record }) => {
      const own = entries.filter(({ name }) => name === baseName(path));
      return own.length !== 1 || own[0]?.summary !== summaryOf(record);
    })
    .map(({ path }) => `${path} does not have one line with its title and status in ${index}`);
  return [...wrong, ...missing];
}

function repeatedNumbers(records: readonly SourceFile[]): string[] {
  const owners = new Map<string, string>();
  return records.flatMap(({ path }) => {
    const first = owners.get(numberOf(path));
    owners.set(numberOf(path), first ?? path);
    return first ? [`${path} has the number of ${first}`] : [];
  });
}

const example = (number: string, title = 'Prices are integers', sectionNames = sections): SourceFile => ({
  path: `${folder}${number}-prices.md`,
  text: [
    `# ${number}. ${title}`,
    ...sectionNames.map((name) => `## ${name}\n\n${name === 'Status' ? 'Accepted 2026-11-21.' : 'Text.'}`),
  ].join('\n\n'),
});
const indexOf = (...lines: string[]): SourceFile => ({ path: index, text: lines.join('\n') });
const line = '- [0001](0001-prices.md) **Prices are integers** Minor units everywhere. Accepted.';
const withStatus = (text: string): SourceFile => {
  const record = example('0001');
  return { ...record, text: record.text.replace('Accepted 2026-11-21.', text) };
};

const records: HouseRule = {
  name: 'a decision is a numbered record with its sections and its line in the index',
  check: (files) => {
    const found = files.filter(({ path }) => isRecord(path));
    const text = files.find(({ path }) => path === index)?.text ?? '';
    return [
      ...found.flatMap((record) => formProblems(record).map((problem) => `${record.path} ${problem}`)),
      ...repeatedNumbers(found),
      ...indexProblems(found, text),
    ];
  },
  bad: [
    [{ ...example('0001'), path: `${folder}2026-11-21-prices.md` }, indexOf(line)],
    [example('0001')],
    [example('0001'), indexOf(line, line)],
    [example('0001', 'Prices'), indexOf(line)],
    [example('0001'), indexOf(line, line.replaceAll('0001', '0002'))],
    [example('0001'), indexOf(line.replace('[0001]', '[0002]'))],
    [example('0001', 'Prices are integers', ['Status', 'Context', 'Decision']), indexOf(line)],
    [example('0001', 'Prices are integers', [...sections, 'Costs']), indexOf(line)],
    [withStatus('2026-11-21'), indexOf(line)],
    [withStatus(''), indexOf(line)],
    [withStatus('Superseded by 0007, 2026-11-27.'), indexOf(line)],
    [{ ...example('0001'), text: example('0002').text }, indexOf(line)],
    [
      example('0001'),
      { ...example('0001'), path: `${folder}0001-sums.md` },
      indexOf(line, line.replace('0001-prices', '0001-sums')),
    ],
  ],
  good: [
    [example('0001'), indexOf('# Decisions', line)],
    [withStatus('Accepted 2026-11-21; amended 2026-11-22, 2026-11-23 and 2026-11-24.'), indexOf(line)],
    [withStatus('Superseded by 0007, 2026-11-27.'), indexOf(line.replace('Accepted', 'Superseded by 0007'))],
  ],
};

/** `docs/decisions/0014`, also with the rest of the name, and the link of a document, `(decisions/0014-name.md)`. */
const referenced = /(?:docs\/|\()decisions\/((?!README\.md)[\w.-]*\w)/g;

const references: HouseRule = {
  name: 'a reference to a decision names a record by its number',
  check: (files) => {
    const numbers = new Set(files.filter(({ path }) => isRecord(path)).map(({ path }) => numberOf(path)));
    const names = new Set(files.filter(({ path }) => isRecord(path)).map(({ path }) => baseName(path)));
    const isKnown = (name: string) => numbers.has(name) || names.has(name);
    return files
      .filter(({ path }) => !isRules(path))
      .flatMap(({ path, text }) => {
        const named = [...text.matchAll(referenced)].map(([, name = '']) => name);
        const within = isRecord(path) ? [...text.matchAll(/\((\d{4})\)/g)].map(([, name = '']) => name) : [];
        const unnamed = /docs\/decisions`?,\s+(?:\* )?[a-z]/i.test(text)
          ? ['a record without its number']
          : [];
        return [...[...named, ...within].filter((name) => !isKnown(name)), ...unnamed].map(
          (name) => `${path} refers to a decision that is not there: ${name}`,
        );
      });
  },
  bad: [
    [example('0001'), { path: 'docs/scale.md', text: 'See `docs/decisions/0002`.' }],
    [example('0001'), { path: 'docs/scale.md', text: 'See [decision 0001](decisions/0001-sums.md).' }],
    [example('0001'), { path: 'apps/a/src/a.ts', text: '/** (docs/decisions/2026-11-21-prices.md) */' }],
    [example('0001'), { path: 'apps/a/src/a.ts', text: '/** (docs/decisions, prices) */' }],
    [example('0001'), { path: 'apps/a/src/a.ts', text: '/**\n * (docs/decisions,\n * prices).\n */' }],
    [{ ...example('0001'), text: `${example('0001').text} As before (0002).` }],
  ],
  good: [
    [
      example('0001'),
      {
        path: 'docs/scale.md',
        text: 'See docs/decisions/0001 and [decision 0001](decisions/0001-prices.md).',
      },
    ],
    file('CONTRIBUTING.md', 'A record in `docs/decisions`; `docs/decisions/README.md` is the index.'),
  ],
};

/** Records of decisions can be found, counted and read in one form (docs/decisions/README.md). */
export const decisionRules: HouseRule[] = [records, references];
