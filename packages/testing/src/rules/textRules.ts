import { file, type HouseRule, isProduct, isRules, isTest, lineRule, type SourceFile } from './houseRule.ts';

/** Digits of any script, and thousands without their separators. */
function plainDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/(\d)[.,'’\s\u00a0\u202f](\d{3})(?!\d)/g, '$1$2');
}

/** Texts of a messages file, without the notes for translators beside them. */
function messageTexts({ path, text }: SourceFile): string[] {
  if (path.endsWith('.json')) return Object.values(JSON.parse(text) as Record<string, string>);
  const literal = /:\s*\[\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`([^`]*)`)/g;
  return [...text.matchAll(literal)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
}

/** Claims of the brand file: servers, countries, trial and money-back days, the price, the discount, devices. */
const claim = /(?<![\d.,])(?:6000|50\s?\+|3[.,]75|30|62\s?%|59\s?%|(?:6|six) devices)(?![\d])/i;

/** `=30 {Thirty days}` is chosen by a value, so it cannot go stale. */
const exactBranch = /=\d+\s*\{[^{}]*\}/g;

const claimsAreValues: HouseRule = {
  name: 'claims come from the brand file, not from messages',
  check: (files) =>
    files
      .filter(
        ({ path }) =>
          path.endsWith('.messages.ts') || /^packages\/i18n\/messages\/[a-z]{2}\.json$/.test(path),
      )
      .flatMap((source) =>
        messageTexts(source)
          .filter((text) => claim.test(plainDigits(text.replace(exactBranch, ''))))
          .map((text) => `${source.path} states a claim, pass it as a value: ${text}`),
      ),
  bad: [
    file('packages/patterns/src/Hero/hero.messages.ts', "lead: ['6,000+ servers.', 'Note'],"),
    file('packages/patterns/src/Hero/hero.messages.ts', "lead: ['In 50+ countries.', 'Note'],"),
    file('packages/patterns/src/Hero/hero.messages.ts', "lead: [\n 'From $3.75 a month.',\n 'Note'],"),
    file('packages/i18n/messages/de.json', '{ "hero.lead": "30 Tage Geld zurück" }'),
    file('packages/i18n/messages/ar.json', '{ "hero.lead": "أكثر من ٦٠٠٠ خادم" }'),
  ],
  good: [
    file(
      'packages/patterns/src/Hero/hero.messages.ts',
      "lead: ['{servers, number}+ servers, 8–20 characters.', 'Such as 6000+ servers'],",
    ),
    file(
      'packages/patterns/src/Hero/hero.messages.ts',
      "lead: ['{days, plural, =30 {Thirty days} one {# day} other {# days}}.', 'Note'],",
    ),
  ],
};

// In pieces, so that a search of the repository for such text does not find the rule.
const hosts = ['registry\\.', 'npmmirror', 'artifactory', 'verdaccio', 'codeload\\.'].join('|');

// Absolute paths of folders people and machines work in; `/home` alone is a page of the site.
const places = ['/(?:work|root|tmp|mnt|srv)/\\w', '/(?:home|Users)/\\w+/', 'file:///'].join('|');

const noHosts = lineRule(
  'the repository names no registry and no place on a machine',
  (path) => !isRules(path),
  new RegExp(`https?://(?:[\\w.-]*(?:${hosts}))|\\btarball:|["'\\s(=](?:${places})`),
  'use names and relative paths',
  {
    bad: [
      file('pnpm-lock.yaml', ['resolution: {tarball: ht', 'tps://example.com/a.tgz}'].join('')),
      file('.npmrc', ['registry=ht', 'tps://registry.example.com/'].join('')),
      file('docs/x.md', ['See /wo', 'rk/docs/x.md'].join('')),
      file('scripts/x.ts', ["join('/tm", "p/x')"].join('')),
      file('scripts/x.ts', ["join('", '/home/', "someone/x')"].join('')),
    ],
    good: [
      file('pnpm-lock.yaml', 'resolution: {integrity: sha512-abc}'),
      file('packages/domain/src/routes/x.ts', "path: '/home'"),
    ],
  },
);

/** Rooms whose comments are in plain words (docs/glossary.md); others join as they are rewritten. */
const plainRooms = /^(?:packages|tokens|\.storybook|apps\/(?:edge|sandbox|service|site|tern)|scripts)\//;

const namedComments = lineRule(
  'no comment begins with What',
  (path) => plainRooms.test(path) && /\.(?:tsx?|mjs|css)$/.test(path) && !isRules(path),
  /(?:^|[\s{,;(])(?:\/\/|\/\*\*?)\s*What\b|^\s*\*\s+What\b(?!.*\?$)/,
  'name the thing first',
  {
    bad: [
      file('packages/ui/src/Tabs/Tabs.tsx', '  /** What the tabs choose between. */'),
      file('packages/ui/src/Tabs/Tabs.tsx', '// What came stands above.'),
      file('tokens/src/space.ts', ' * What changes below 1200 px.'),
    ],
    good: [
      file('packages/ui/src/Tabs/Tabs.tsx', '  /** The accessible name of the tab list. */'),
      file('packages/patterns/src/Hero/hero.messages.ts', "  title: ['What is my IP?', 'Heading'],"),
    ],
  },
);

const oneWriter = lineRule(
  "the operator's commands print through one writer",
  (path) => path.startsWith('apps/service/src/ops/') && isProduct(path),
  /\bconsole\.|\bprocess\.std(?:out|err)\b/,
  'use `say`, which shows control characters (apps/service/src/ops/lineWriter.ts)',
  {
    bad: [
      file('apps/service/src/ops/grant.ts', 'console.log(name);'),
      file('apps/service/src/ops/grant.ts', 'process.stdout.write(name);'),
    ],
    good: [file('apps/service/src/ops/grant.ts', 'say(name);')],
  },
);

const datesStayWhole = lineRule(
  'a date in running text does not break over a line',
  (path) =>
    /^(?:packages\/patterns|apps\/site)\/src\/.*\.tsx?$/.test(path) &&
    isProduct(path) &&
    !/\/syndication\//.test(path),
  /(?<!\{)\bformatDate\(/,
  'use `formatWholeDate`; `formatDate` writes a date that stands alone in its element',
  {
    bad: [
      file('packages/patterns/src/A/A.tsx', 'const text = say(m.until, { date: formatDate(at, language) });'),
    ],
    good: [
      file(
        'packages/patterns/src/A/A.tsx',
        'const text = say(m.until, { date: formatWholeDate(at, language) });',
      ),
      file('packages/patterns/src/A/A.tsx', '<Value>{formatDate(at, language)}</Value>'),
    ],
  },
);

const patientWaits = lineRule(
  'a test waits as long as its project does',
  (path) => isTest(path) || path.endsWith('.spec.ts'),
  /\b(?:poll|vi\.waitFor|toPass)\(.*\btimeout: (?:\d{4}|[1-4]?\d_\d{3})\b|^\s*\}, [1-9]?\d_?\d{3}\);$|^\s*(?:it|test|describe)\b.*\{ timeout: [1-9]?\d_?\d{3} \}/,
  'leave the bound out: a shorter one fails on a busy machine, and judges nothing',
  {
    bad: [
      file('apps/service/tests/a.test.ts', 'await expect.poll(read, { timeout: 15_000 }).toBe(1);'),
      file('apps/edge/tests/a.spec.ts', '}).toPass({ timeout: 20_000 });'),
      file('apps/edge/tests/a.test.ts', '}, 60_000);'),
      file('apps/edge/tests/a.test.ts', "it('ends', { timeout: 20_000 }, async () => {"),
    ],
    good: [
      file('apps/service/tests/a.test.ts', 'await expect.poll(read).toBe(1);'),
      file('apps/service/tests/a.test.ts', 'await expect.poll(read, { timeout: 90_000 }).toBe(1);'),
    ],
  },
);

/** A file or folder of this repository, as documents name it; a build makes those below `dist`. */
const namedPath = /`((?![^`]*\/dist\/)(?:apps|packages|scripts|docs|tokens|\.storybook)\/[\w./-]+)`/g;

const documentsNameFiles: HouseRule = {
  name: 'documents name files that exist',
  // Decisions tell of files as they were; the guide for newcomers names files that are yet to be made.
  check: (files) => {
    const known = files.map(({ path }) => path);
    const exists = (named: string) =>
      known.some((path) => path === named || path.startsWith(named.replace(/\/?$/, '/')));
    return files
      .filter(({ path }) => /^(?:docs\/(?!decisions\/)|README)/.test(path) && path.endsWith('.md'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(namedPath)]
          .filter(([, named = '']) => !exists(named))
          .map(([, named]) => `${path} names ${named}, which does not exist`),
      );
  },
  bad: [file('docs/architecture.md', 'The price comes from `apps/service/src/gone.ts`.')],
  good: [
    [
      { path: 'docs/architecture.md', text: 'The price: `apps/service/src/quote.ts` in `apps/service/src`.' },
      { path: 'apps/service/src/quote.ts', text: '' },
    ],
    file('docs/decisions/0001-prices.md', 'The price came from `apps/service/src/gone.ts`.'),
  ],
};

export const textRules: HouseRule[] = [
  claimsAreValues,
  noHosts,
  namedComments,
  oneWriter,
  datesStayWhole,
  patientWaits,
  documentsNameFiles,
];
