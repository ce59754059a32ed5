import { file, type HouseRule, importRule, isProduct, lineRule, resolveRelative } from './houseRule.ts';

const rooms: [prefix: string, name: string][] = [
  ['tokens/', 'tokens'],
  ...['ui', 'patterns', 'mails', 'i18n', 'domain', 'contract', 'articles', 'observe', 'testing'].map(
    (name) => [`packages/${name}/`, name] as [string, string],
  ),
  ...['site', 'edge', 'service', 'sandbox', 'tern'].map(
    (name) => [`apps/${name}/`, name] as [string, string],
  ),
  ['scripts/', 'scripts'],
];

const roomOf = (path: string) => rooms.find(([prefix]) => path.startsWith(prefix));

const mayImport: Record<string, readonly string[]> = {
  tokens: [],
  domain: [],
  i18n: ['domain'],
  contract: ['domain', 'i18n'],
  articles: ['contract', 'domain'],
  ui: ['tokens'],
  patterns: ['tokens', 'ui', 'domain', 'i18n', 'contract'],
  site: ['articles', 'tokens', 'ui', 'patterns', 'domain', 'i18n', 'contract'],
  mails: ['tokens', 'domain', 'i18n'],
  observe: [],
  service: ['articles', 'contract', 'domain', 'i18n', 'mails', 'observe'],
  edge: ['contract', 'domain', 'i18n', 'observe', 'service', 'site'],
  sandbox: [],
  tern: ['articles', 'edge', 'observe', 'service', 'site'],
  testing: rooms.map(([, name]) => name),
  scripts: rooms.map(([, name]) => name),
};

/** Allowed in tests and stories besides: the pinned browser and the mocks. */
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
      file('scripts/bench.ts', "import { createEdge } from '../apps/edge/src/node/createEdge.ts';"),
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

/** The imports allowed between rooms, and the concerns that a room must stay free of. */
export const roomRules: HouseRule[] = [roomImports, cleanUi, noNetworkCalls, oneClient, siteHasNoLook];
