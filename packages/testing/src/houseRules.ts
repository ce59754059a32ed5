/** The conventions of the repository as functions over its files (docs/architecture.md). */

export interface SourceFile {
  /** From the repository's root, with `/`. */
  path: string;
  text: string;
}

export interface HouseRule {
  name: string;
  /** One sentence per problem, beginning with the file. */
  check(files: readonly SourceFile[]): string[];
  /** Each must be refused. */
  bad: SourceFile[][];
  /** Each must pass. */
  good?: SourceFile[][];
}

const file = (path: string, text = ''): SourceFile[] => [{ path, text }];
const isCode = (path: string) => /\.tsx?$/.test(path);
const isStories = (path: string) => path.endsWith('.stories.tsx');
const isTest = (path: string) => /\.test\.tsx?$/.test(path) || /\/tests\//.test(path);
const isProduct = (path: string) => isCode(path) && !isStories(path) && !isTest(path);
/** This room's own examples of what is refused are no imports. */
const isRules = (path: string) => path.startsWith('packages/testing/src/houseRules');
const baseName = (path: string) => path.slice(path.lastIndexOf('/') + 1);

const rooms: [prefix: string, name: string][] = [
  ['tokens/', 'tokens'],
  ...['ui', 'patterns', 'mails', 'i18n', 'domain', 'contract', 'testing'].map(
    (name) => [`packages/${name}/`, name] as [string, string],
  ),
  ...['site', 'edge', 'service', 'sandbox', 'tern'].map(
    (name) => [`apps/${name}/`, name] as [string, string],
  ),
];

const roomOf = (path: string) => rooms.find(([prefix]) => path.startsWith(prefix));

/** Every module a file names: static, dynamic and side-effect imports, and re-exports. */
export function importsOf(text: string): string[] {
  const pattern = /(?:^|[^.\w])(?:from|import)\s*\(?\s*(['"])([^'"\n]+)\1/g;
  return [...text.matchAll(pattern)].map((match) => match[2] as string);
}

/** `./x` as seen from a file, from the repository's root. */
function resolveRelative(from: string, specifier: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const step of specifier.split('/')) {
    if (step === '..') parts.pop();
    else if (step !== '.') parts.push(step);
  }
  return parts.join('/');
}

/** A rule that looks at one file at a time and reports the lines that match. */
function lineRule(
  name: string,
  applies: (path: string) => boolean,
  pattern: RegExp,
  advice: string,
  examples: Pick<HouseRule, 'bad' | 'good'>,
): HouseRule {
  return {
    name,
    check: (files) =>
      files
        .filter(({ path }) => applies(path))
        .flatMap(({ path, text }) =>
          text
            .split('\n')
            .flatMap((line, index) =>
              pattern.test(line) ? [`${path}:${index + 1} ${advice}: ${line.trim().slice(0, 120)}`] : [],
            ),
        ),
    ...examples,
  };
}

/** A rule that looks at the modules one file at a time imports. */
function importRule(
  name: string,
  problem: (path: string, specifier: string) => string | undefined,
  examples: Pick<HouseRule, 'bad' | 'good'>,
): HouseRule {
  return {
    name,
    check: (files) =>
      files
        .filter(({ path }) => isCode(path) && !isRules(path))
        .flatMap(({ path, text }) =>
          importsOf(text).flatMap((specifier) => {
            const found = problem(path, specifier);
            return found ? [`${path} imports ${specifier}: ${found}`] : [];
          }),
        ),
    ...examples,
  };
}

const mayImport: Record<string, readonly string[]> = {
  tokens: [],
  domain: [],
  i18n: [],
  contract: ['domain', 'i18n'],
  ui: ['tokens'],
  patterns: ['tokens', 'ui', 'domain', 'i18n', 'contract'],
  site: ['tokens', 'ui', 'patterns', 'domain', 'i18n', 'contract'],
  mails: ['tokens', 'domain', 'i18n'],
  service: ['contract', 'domain', 'i18n', 'mails'],
  edge: ['contract', 'domain', 'i18n', 'service', 'site'],
  sandbox: [],
  tern: ['edge', 'service', 'site'],
  testing: rooms.map(([, name]) => name),
};

/** What tests and stories may use besides: the pinned browser and the mocks. */
const testsMayImport = ['testing', 'contract', 'domain', 'i18n', 'tokens'];

const roomImports = importRule(
  'rooms import in one direction only',
  (path, specifier) => {
    const room = roomOf(path);
    if (!room) return undefined;
    const [prefix, name] = room;
    if (specifier.startsWith('.')) {
      const target = resolveRelative(path, specifier);
      if (target.startsWith(prefix)) return undefined;
      if (name === 'testing' && target.startsWith('.storybook/')) return undefined;
      return 'a relative import stays inside its package';
    }
    const target = /^@tern\/([^/]+)/.exec(specifier)?.[1];
    if (target === undefined || target === name || mayImport[name]?.includes(target)) return undefined;
    if (!isProduct(path) && testsMayImport.includes(target)) return undefined;
    return `${name} may import ${mayImport[name]?.join(', ') || 'no other room'}`;
  },
  {
    bad: [
      file('packages/ui/src/Button/Button.tsx', "import { planPicker } from '@tern/patterns';"),
      file('packages/ui/src/Button/Button.tsx', "import { formatMoney } from '@tern/i18n';"),
      file('packages/domain/src/x/x.ts', "export { login } from '@tern/contract';"),
      file('apps/service/src/main.ts', "const { run } = await import('@tern/sandbox');"),
      file('apps/site/src/app/x.ts', "import { y } from '../../../edge/src/y.ts';"),
      file('apps/sandbox/src/main.ts', "import '@tern/service';"),
    ],
    good: [
      file('packages/patterns/src/Hero/Hero.tsx', "import { Button } from '@tern/ui';"),
      file('packages/patterns/src/Hero/Hero.stories.tsx', "import { x } from '@tern/testing/mockOperation';"),
    ],
  },
);

const networkOrRouter = /^(?:react-router|react-router-dom|valtio|ky|axios|msw|redux|zustand)(?:\/|$)/;

const cleanUi = importRule(
  'ui knows no messages, router, store or network; patterns no router, store or network',
  (path, specifier) => {
    if (!isProduct(path)) return undefined;
    const ui = path.startsWith('packages/ui/src/');
    if (!ui && !path.startsWith('packages/patterns/src/')) return undefined;
    if (networkOrRouter.test(specifier)) return 'data and callbacks are props';
    if (ui && /^(?:react-intl|@formatjs\/)/.test(specifier)) return 'ui takes finished strings';
    return undefined;
  },
  {
    bad: [
      file('packages/ui/src/Price/Price.tsx', "import { useIntl } from 'react-intl';"),
      file('packages/ui/src/Link/Link.tsx', "import { Link } from 'react-router-dom';"),
      file('packages/patterns/src/Hero/Hero.tsx', "import { proxy } from 'valtio/vanilla';"),
    ],
    good: [file('packages/patterns/src/Hero/Hero.tsx', "import { useIntl } from 'react-intl';")],
  },
);

const noNetworkCalls = lineRule(
  'ui and patterns call no network',
  (path) => isProduct(path) && /^packages\/(?:ui|patterns)\/src\//.test(path),
  /\b(?:fetch\(|XMLHttpRequest|new WebSocket|new EventSource|sendBeacon)/,
  'data and callbacks are props',
  {
    bad: [file('packages/patterns/src/Hero/Hero.tsx', "await fetch('/api/x');")],
    good: [file('apps/site/src/api/client.ts', "await fetch('/api/x');")],
  },
);

const oneClient = importRule(
  'only the client of the site imports ky',
  (path, specifier) =>
    specifier === 'ky' && path !== 'apps/site/src/api/client.ts'
      ? 'call the client in apps/site/src/api/client.ts'
      : undefined,
  {
    bad: [file('apps/site/src/routes/login/login.store.ts', "import ky from 'ky';")],
    good: [file('apps/site/src/api/client.ts', "import ky from 'ky';")],
  },
);

const siteRoutes = importRule(
  'a route imports no other route, a module no repository of another',
  (path, specifier) => {
    if (!specifier.startsWith('.')) return undefined;
    const target = resolveRelative(path, specifier);
    const folder = (root: string, of: string) =>
      of.startsWith(root) ? of.slice(root.length).split('/').slice(0, -1).join('/') : undefined;
    const route = folder('apps/site/src/routes/', path);
    const otherRoute = folder('apps/site/src/routes/', target);
    if (route && otherRoute && route !== otherRoute && /\.route\.tsx?$|Page\.tsx$/.test(target)) {
      return 'routes are composed in routes.tsx';
    }
    const module = /^apps\/service\/src\/modules\/([^/]+)\//.exec(path)?.[1];
    const otherModule = /^apps\/service\/src\/modules\/([^/]+)\/.*\.repo\.ts$/.exec(target)?.[1];
    if (module && otherModule && module !== otherModule) return 'ask the other module instead';
    return undefined;
  },
  {
    bad: [
      file('apps/site/src/routes/login/login.route.tsx', "import { x } from '../home/home.route.tsx';"),
      file('apps/service/src/modules/orders/pay.ts', "import { y } from '../devices/devices.repo.ts';"),
    ],
    good: [
      file('apps/site/src/routes/login/login.route.tsx', "import { LoginPage } from './LoginPage.tsx';"),
      file('apps/service/src/modules/orders/pay.ts', "import { y } from './orders.repo.ts';"),
    ],
  },
);

const siteHasNoLook: HouseRule = {
  name: 'the site has no look of its own',
  check: (files) =>
    files.flatMap(({ path }) =>
      /^apps\/site\/src\/.*\.css(?:\.ts)?$/.test(path)
        ? [`${path}: a page that needs a look gets a pattern`]
        : [],
    ),
  bad: [file('apps/site/src/routes/home/home.css.ts')],
  good: [file('packages/ui/src/Button/Button.css.ts')],
};

const noPalette = lineRule(
  'components read roles, never the palette',
  (path) => isProduct(path) && /^(?:packages\/(?:ui|patterns)|apps\/site)\/src\//.test(path),
  /\bpalette\b.*@tern\/tokens|@tern\/tokens\/palette/,
  'use vars.color',
  { bad: [file('packages/ui/src/Card/Card.css.ts', "import { palette, vars } from '@tern/tokens';")] },
);

const isStyle = (path: string) => /^packages\/(?:ui|patterns)\/src\/.*\.css\.ts$/.test(path);

const noRawColours = lineRule(
  'stylesheets name roles, not colours',
  isStyle,
  /['"`\s(]#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\(/i,
  'use vars.color',
  {
    bad: [
      file('packages/ui/src/Card/Card.css.ts', "color: '#fff',"),
      file('packages/patterns/src/Hero/Hero.css.ts', 'boxShadow: `0 0 2px rgb(0 0 0 / 0.4)`,'),
    ],
    good: [file('packages/ui/src/Card/Card.css.ts', 'color: vars.color.text,')],
  },
);

const logicalOnly = lineRule(
  'stylesheets are logical',
  (path) => path.endsWith('.css.ts'),
  /^\s*['"]?(?:(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)\w*|(?:margin|padding|border)-(?:left|right)[\w-]*|left|right|border(?:Top|Bottom)(?:Left|Right)Radius)['"]?\s*:|(?:textAlign|float|clear|captionSide)['"]?:\s*['"](?:left|right)['"]/,
  'use inline-start and inline-end',
  {
    bad: [
      file('packages/ui/src/Card/Card.css.ts', '  marginLeft: vars.space[2],'),
      file('packages/ui/src/Card/Card.css.ts', '  right: 0,'),
      file('packages/ui/src/Card/Card.css.ts', "  textAlign: 'right',"),
      file('packages/ui/src/Card/Card.css.ts', "  'border-left': 0,"),
    ],
    good: [file('packages/ui/src/Card/Card.css.ts', '  marginInlineStart: vars.space[2],')],
  },
);

const oneBreakpoint = lineRule(
  'breakpoints come from the tokens',
  isStyle,
  /\((?:min|max)-(?:width|inline-size)/,
  'use media from @tern/tokens',
  { bad: [file('packages/ui/src/Card/Card.css.ts', "'@media': { '(max-width: 700px)': {} }")] },
);

const suffixes = ['css', 'stories', 'test', 'messages', 'route', 'store', 'repo', 'module'];

const knownSuffixes: HouseRule = {
  name: 'file suffixes are a closed list',
  check: (files) =>
    files.flatMap(({ path }) => {
      if (!/^(?:tokens|packages\/\w+|apps\/\w+)\/src\/.*\.tsx?$/.test(path)) return [];
      const middle = baseName(path).split('.').slice(1, -1);
      const wrong = middle.filter((suffix) => ![...suffixes, 'd', 'generated'].includes(suffix));
      return wrong.length > 0 || middle.length > 1 ? [`${path}: .${middle.join('.')} is no suffix`] : [];
    }),
  bad: [file('packages/ui/src/Card/Card.styles.ts'), file('apps/site/src/routes/home/home.page.tsx')],
  good: [file('packages/ui/src/Card/Card.css.ts'), file('packages/i18n/src/virtual.d.ts')],
};

const indexAtRoot: HouseRule = {
  name: 'index files stand at package roots only',
  check: (files) =>
    files.flatMap(({ path }) =>
      /(?:^|\/)index\.tsx?$/.test(path) &&
      !/^(?:tokens|(?:packages|apps)\/[^/]+)\/src\/index\.tsx?$/.test(path)
        ? [`${path}: import the file itself`]
        : [],
    ),
  bad: [file('packages/ui/src/Button/index.ts')],
  good: [file('packages/ui/src/index.ts')],
};

const namedExports = lineRule(
  'exports are named',
  (path) =>
    isCode(path) &&
    !isStories(path) &&
    !/(?:^|\/)[\w.]+\.config\.ts$|^\.storybook\/|\.d\.ts$|^apps\/site\/src\/routes\.tsx$/.test(path) &&
    !isRules(path),
  /^\s*export default\b|export\s*\{[^}]*\bas default\b/,
  'name the export',
  {
    bad: [
      file('packages/ui/src/Button/Button.tsx', 'export default function Button() {}'),
      file('packages/ui/src/Button/Button.tsx', 'export { Button as default };'),
    ],
    good: [file('vitest.config.ts', 'export default defineConfig({});')],
  },
);

const namedAfterExport: HouseRule = {
  name: 'a component file is named after its main export',
  check: (files) =>
    files.flatMap(({ path, text }) => {
      if (!isProduct(path) || !/^packages\/(?:ui|patterns)\/src\/.*\.tsx$/.test(path)) return [];
      const name = baseName(path).split('.')[0] as string;
      return new RegExp(
        `export (?:async )?(?:function|const|class) ${name}\\b|export \\{[^}]*\\b${name}\\b`,
      ).test(text)
        ? []
        : [`${path} does not export ${name}`];
    }),
  bad: [file('packages/ui/src/Button/Button.tsx', 'export function PrimaryButton() {}')],
  good: [file('packages/ui/src/Button/Button.tsx', 'export function Button() {}')],
};

/** Parts of others, and the component whose stories show them. */
const shownThrough: Record<string, string> = {
  'packages/ui/src/Field': 'packages/ui/src/TextField',
  'packages/ui/src/LinkProvider': 'packages/ui/src/Link',
  'packages/ui/src/Menu': 'packages/ui/src/Disclosure',
  'packages/patterns/src/FlightScale': 'packages/patterns/src/ThirtyDays',
  'packages/patterns/src/SplitHead': 'packages/patterns/src/UseCases',
};

const everyComponentHasStories: HouseRule = {
  name: 'every component and pattern has stories',
  check: (files) => {
    const folders = new Map<string, boolean>();
    for (const { path } of files) {
      const folder = /^packages\/(?:ui|patterns)\/src\/[A-Z]\w*(?=\/)/.exec(path)?.[0];
      if (!folder) continue;
      if (isProduct(path) && path.endsWith('.tsx')) folders.set(folder, folders.get(folder) ?? false);
      if (isStories(path)) folders.set(folder, true);
    }
    return [...folders]
      .filter(([folder, has]) => !has && !folders.get(shownThrough[folder] ?? ''))
      .map(([folder]) => `${folder} has no stories`);
  },
  bad: [file('packages/ui/src/Button/Button.tsx')],
  good: [
    [...file('packages/ui/src/Button/Button.tsx'), ...file('packages/ui/src/Button/Button.stories.tsx')],
  ],
};

const guideSections = [
  'ComponentPage',
  'UseWhen',
  'AvoidWhen',
  'Anatomy',
  'Props',
  'Accessibility',
  'Do',
  'Dont',
  'AllStates',
];

const everyPartHasAGuide: HouseRule = {
  name: 'every component and pattern has a page in the handbook, with all sections and words it is searched by',
  check: (files) =>
    files
      .filter(({ path }) => isStories(path) && /^packages\/(ui|patterns)\/src\//.test(path))
      .flatMap(({ path }) => {
        const guidePath = path.replace(/\.stories\.tsx$/, '.mdx');
        const guide = files.find((other) => other.path === guidePath);
        if (!guide) return [`${guidePath} is missing`];
        const missing = guideSections.filter((section) => !new RegExp(`<${section}\\b`).test(guide.text));
        const found = /<Meta of=\{\w+\} name="[^",]+, [^"]+"/.test(guide.text);
        return [
          ...missing.map((section) => `${guidePath} has no ${section}`),
          ...(found ? [] : [`${guidePath} names no word it is also searched by`]),
        ];
      }),
  bad: [
    file('packages/ui/src/Button/Button.stories.tsx'),
    file('packages/patterns/src/LoginForm/LoginForm.stories.tsx'),
    [
      ...file('packages/ui/src/Button/Button.stories.tsx'),
      ...file(
        'packages/ui/src/Button/Button.mdx',
        '<Meta of={stories} name="Button, CTA" />\n<ComponentPage>',
      ),
    ],
    [
      ...file('packages/ui/src/Button/Button.stories.tsx'),
      ...file(
        'packages/ui/src/Button/Button.mdx',
        `<Meta of={stories} name="Button" />${guideSections.map((section) => `<${section} />`).join('')}`,
      ),
    ],
  ],
  good: [
    [
      ...file('packages/ui/src/Button/Button.stories.tsx'),
      ...file(
        'packages/ui/src/Button/Button.mdx',
        `<Meta of={stories} name="Button, CTA" />${guideSections.map((section) => `<${section} />`).join('')}`,
      ),
    ],
  ],
};

const playsAssert: HouseRule = {
  name: 'a play asserts something',
  check: (files) =>
    files.flatMap(({ path, text }) =>
      isStories(path) && /\bplay\s*[:=(]/.test(text) && !/\bexpect\(/.test(text)
        ? [`${path} plays without an expectation`]
        : [],
    ),
  bad: [file('packages/ui/src/Button/Button.stories.tsx', 'play: async () => { await userEvent.tab(); }')],
  good: [
    file('packages/ui/src/Button/Button.stories.tsx', 'play: async () => { await expect(a).toBeVisible(); }'),
  ],
};

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

/** What the brand file claims: servers, countries, trial and money-back days, the price, the discount, devices. */
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

const noStyleAttributes = lineRule(
  'the server renders no style attribute',
  (path) =>
    isProduct(path) && path.endsWith('.tsx') && /^(?:packages\/(?:ui|patterns)|apps\/site)\/src\//.test(path),
  /\sstyle=|\bstyle:\s*\{\s*['"]?--/,
  'the content security policy forbids it',
  {
    bad: [file('packages/ui/src/Card/Card.tsx', '<div style={{ color }} />')],
    good: [file('packages/ui/src/Card/Card.tsx', '<div className={card} />')],
  },
);

const extensions = importRule(
  'relative imports carry their extension',
  (_path, specifier) =>
    specifier.startsWith('.') && !/\.\w+(?:\?[\w&-]+)?$/.test(baseName(specifier))
      ? 'add .ts or .tsx'
      : undefined,
  {
    bad: [file('packages/ui/src/Card/Card.tsx', "import { cx } from '../cx';")],
    good: [
      file('packages/ui/src/Card/Card.tsx', "import { cx } from '../cx.ts';"),
      file('packages/ui/src/Card/Card.tsx', "import map from './map.svg?url&no-inline';"),
    ],
  },
);

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

export const houseRules: HouseRule[] = [
  roomImports,
  cleanUi,
  noNetworkCalls,
  oneClient,
  siteRoutes,
  siteHasNoLook,
  noPalette,
  noRawColours,
  logicalOnly,
  oneBreakpoint,
  knownSuffixes,
  indexAtRoot,
  namedExports,
  namedAfterExport,
  everyComponentHasStories,
  everyPartHasAGuide,
  playsAssert,
  claimsAreValues,
  noStyleAttributes,
  extensions,
  noHosts,
];

/** Packages with an install script that `allowBuilds` does not name. */
export function unnamedBuilds(withScript: readonly string[], workspaceFile: string): string[] {
  const block = /^allowBuilds:\n((?:[ \t]+.*\n?)*)/m.exec(workspaceFile)?.[1] ?? '';
  const named = new Set(
    [...block.matchAll(/^\s+['"]?([^'":\s]+)['"]?:\s*(?:true|false)/gm)].map((match) => match[1]),
  );
  return withScript.filter((name) => !named.has(name));
}
