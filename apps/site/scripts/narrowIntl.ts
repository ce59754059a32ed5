import type { Plugin } from 'vite';

/** What pages never call: plain dates, numbers and lists go through `@tern/i18n`. */
const unused = [
  'formatNumberToParts',
  'formatDuration',
  'formatDurationToParts',
  'formatRelativeTime',
  'formatDate',
  'formatDateToParts',
  'formatTime',
  'formatDateTimeRange',
  'formatTimeToParts',
  'formatPlural',
  '$t',
  'formatList',
  'formatListToParts',
];

/** Takes what pages never call off the `intl` that the library makes. Throws when it does not look as expected. */
export function dropFormatters(code: string): string {
  return unused.reduce((left, name) => {
    const line = new RegExp(`^\\s*${name.replace('$', '\\$')}: \\w+\\.bind\\(null, [^\\n]*\\n`, 'm');
    if (!line.test(left)) throw new Error(`@formatjs/intl has no line for ${name} where it makes an intl.`);
    return left.replace(line, '');
  }, code);
}

/** What the library tells its developers at length: on a page only they would read it, in a build they never use. */
const advice: readonly (readonly [string, RegExp])[] = [
  ['how to give messages an id', /(?<=to format a message\.) You can either:(?:\\.|[^`\\])*(?=`)/],
  ['what is not compiled', /^\s*verifyConfigMessages\(resolvedConfig\);\n/m],
  [
    'which locales are missing',
    / See https:\/\/formatjs\.github\.io\/docs\/react-intl[\w/#-]* for more details/g,
  ],
];

/** Takes advice to developers out of the library. Throws when it does not look as expected. */
export function dropAdvice(code: string): string {
  return advice.reduce((left, [what, pattern]) => {
    const shorter = left.replace(pattern, '');
    if (shorter === left) throw new Error(`@formatjs/intl says nothing of ${what}.`);
    return shorter;
  }, code);
}

/** Elements of the library that no page has: their names, and that `memo` might do something, keep them in the build. */
export const dropElements = (code: string): string =>
  code
    .replace(/^\w+\.displayName = "[^\n]*\n/gm, '')
    .replace(/^const \w+ = (?=React\.memo\()/gm, '$&/* @__PURE__ */ ');

const names = unused.map((name) => name.replace('$', '\\$')).join('|');
const calls = new RegExp(
  `\\{[^{}]*(?<![\\w$])(?:${names})(?![\\w$])[^{}]*\\}\\s*=\\s*useIntl\\(\\)|\\bintl\\.(?:${names})\\b`,
);

/** The formatter without which a source would not work in the browser; null when there is none. */
export const findUnusedFormatter = (code: string): string | null => calls.exec(code)?.[0] ?? null;

/** Every page carries `intl`, so that what none of them calls stays out of the browser's build. */
export function narrowIntl(): Plugin {
  return {
    name: 'tern-narrow-intl',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (/@formatjs\/intl\/index\.js$/.test(id))
        return { code: dropAdvice(dropFormatters(code)), map: null };
      if (/\/react-intl\/index\.js$/.test(id)) return { code: dropElements(code), map: null };
      const found = !id.includes('node_modules') && /\.tsx?$/.test(id) && findUnusedFormatter(code);
      if (found) this.error(`${found} is left out of the build: see scripts/narrowIntl.ts`);
      return null;
    },
  };
}
