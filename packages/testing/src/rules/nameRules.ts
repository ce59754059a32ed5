import {
  baseName,
  file,
  type HouseRule,
  importRule,
  isCode,
  isProduct,
  isRules,
  isStories,
  lineRule,
} from './houseRule.ts';

const suffixes = ['css', 'stories', 'test', 'messages', 'store', 'repo', 'module'];

const knownSuffixes: HouseRule = {
  name: 'file suffixes are a closed list',
  check: (files) =>
    files.flatMap(({ path }) => {
      if (!/^(?:tokens|packages\/\w+|apps\/\w+)\/src\/.*\.tsx?$/.test(path)) return [];
      const middle = baseName(path).split('.').slice(1, -1);
      const wrong = middle.filter((suffix) => ![...suffixes, 'd', 'generated'].includes(suffix));
      return wrong.length > 0 || middle.length > 1 ? [`${path}: .${middle.join('.')} is no suffix`] : [];
    }),
  bad: [file('packages/ui/src/Card/Card.styles.ts'), file('apps/site/src/routes/home/home.route.tsx')],
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
    !/(?:^|\/)[\w.]+\.config\.ts$|^\.storybook\/|\.d\.ts$|^apps\/site\/src\/routes\.tsx$|^apps\/edge\/tests\/firstData\.ts$|^packages\/testing\/tests\/visual\/writeReview\.ts$/.test(
      path,
    ) &&
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

/** How files and exports are named. */
export const nameRules: HouseRule[] = [
  knownSuffixes,
  indexAtRoot,
  namedExports,
  namedAfterExport,
  extensions,
];
