import { file, type HouseRule, isProduct, isRules } from './houseRule.ts';

/** Something small that is written once. */
interface Once {
  readonly name: string;
  /** A line that writes it again. */
  readonly pattern: RegExp;
  readonly instead: string;
  /** Beginnings of paths: where it is written, and rooms that may not import it. */
  readonly mayStandIn: readonly string[];
  readonly bad: string;
  readonly good: string;
}

const written: readonly Once[] = [
  {
    name: 'rows for background work are locked in one place',
    pattern: /\bskipLocked\b|\bskip locked\b/i,
    instead: 'use `claim` or `lockFree` of db/claim.ts',
    mayStandIn: ['apps/service/src/db/claim.ts'],
    bad: ".limit(10).for('update', { skipLocked: true });",
    good: 'await lockFree(due, 10)',
  },
  {
    name: 'a day in milliseconds is written once',
    pattern: /\b86_?400_?000\b|\b24 \* (?:3600 \* 1000|3600_000|60 \* 60 \* 1000)\b/,
    instead: 'use `dayMs` of @tern/domain',
    // The sandbox imports no room of the product; the simulator replaces lines of it.
    mayStandIn: ['packages/domain/src/dayMs.ts', 'apps/sandbox/', 'scripts/simulate/mutations.ts'],
    bad: 'const day = 24 * 3600 * 1000;',
    good: 'const span = 180 * dayMs; const age = 24 * 3600;',
  },
  {
    name: 'text is escaped for markup in one place',
    pattern: /['"`]&(?:amp|#38);['"`]|&#\$\{/,
    instead: 'use `escapeHtml` of @tern/domain',
    mayStandIn: ['packages/domain/src/text/escapeHtml.ts', 'apps/sandbox/'],
    bad: "text.replace(/&/g, '&amp;')",
    good: 'escapeHtml(text)',
  },
  {
    name: 'cookies are read in one place on servers and in one in pages',
    pattern: /\bcookie\w*\b.*\.split\(['"/];/i,
    instead: 'use `parseCookies` of @tern/domain, or `readCookies` in the site',
    mayStandIn: [
      'packages/domain/src/input/parseCookies.ts',
      'apps/site/src/purchase/readCookies.ts',
      // Needs one cookie, in the chunk of every call: the reader of a purchase would cost more there.
      'apps/site/src/api/hasAffiliate.ts',
      // Needs the names alone, in the first script of a page.
      'apps/site/src/boot/startsAtOnce.ts',
    ],
    bad: "const pairs = document.cookie.split('; ');",
    good: 'const pairs = readCookies();',
  },
];

const once = ({ name, pattern, instead, mayStandIn, bad, good }: Once): HouseRule => ({
  name,
  check: (files) =>
    files
      .filter(
        ({ path }) =>
          isProduct(path) && !isRules(path) && !mayStandIn.some((beginning) => path.startsWith(beginning)),
      )
      .flatMap(({ path, text }) =>
        text
          .split('\n')
          .flatMap((line, index) =>
            pattern.test(line) ? [`${path}:${index + 1} ${instead}: ${line.trim().slice(0, 120)}`] : [],
          ),
      ),
  bad: [file('apps/service/src/modules/mail/mail.repo.ts', bad)],
  good: [file('apps/service/src/modules/mail/mail.repo.ts', good), file(mayStandIn[0] as string, bad)],
});

/** Small helpers that everybody would write again. */
export const copyRules: HouseRule[] = written.map(once);
