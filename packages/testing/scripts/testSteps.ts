export interface Step {
  name: string;
  title: string;
  command: string[];
  env?: Record<string, string>;
  /** Steps that make what it needs. */
  needs?: string[];
  /** Only with `--full`: it takes long. */
  long?: true;
  /** Minutes after which it is ended, where they are more than usual. */
  most?: number;
  /** Runs at the same time as the step before it: neither measures time or needs all processors. */
  beside?: true;
  /** Reads the number of passed tests from what the command printed. */
  passed?: (output: string) => number | undefined;
}

const lastNumber = (pattern: RegExp) => (output: string) => {
  const found = [...output.matchAll(pattern)].at(-1)?.[1];
  return found === undefined ? undefined : Number(found);
};
const vitestPassed = lastNumber(/^\s*Tests .*?(\d+) passed/gm);
const playwrightPassed = lastNumber(/^\s*(\d+) passed/gm);

const journeys = ['playwright', 'test', '-c', 'apps/edge/tests/playwright.config.ts'];

/** Every check, in the order of its cost. */
export const steps: readonly Step[] = [
  { name: 'types', title: 'Types', command: ['node', 'packages/testing/scripts/typecheck.ts'] },
  {
    name: 'lint',
    title: 'Lint and format',
    command: ['biome', 'check', '--error-on-warnings', '.'],
    beside: true,
  },
  {
    name: 'unit',
    title: 'Unit tests and house rules',
    command: ['vitest', 'run', '--project', 'unit', '--project', 'messages', '--project', 'addedPages'],
    passed: vitestPassed,
  },
  {
    name: 'service',
    title: 'Service on PostgreSQL, the newest and the oldest',
    command: [
      ...['vitest', 'run', '--project', 'service', '--project', 'addedCheckout'],
      ...['--project', 'oldestPostgres'],
    ],
    passed: vitestPassed,
  },
  {
    name: 'lives',
    title: 'Simulated lives of customers',
    command: ['node', 'scripts/simulate.ts', '--lives', '500'],
  },
  {
    name: 'traffic',
    title: 'Recorded traffic against the providers’ own material',
    command: ['node', 'packages/testing/scripts/traffic.ts'],
    beside: true,
  },
  {
    name: 'packages',
    title: 'Packages as others install them',
    command: ['vitest', 'run', '--project', 'packages'],
    passed: vitestPassed,
    beside: true,
  },
  {
    name: 'storybook',
    title: 'Storybook',
    command: ['storybook', 'build', '-o', 'storybook-static', '--quiet'],
  },
  { name: 'site', title: 'Site', command: ['node', 'apps/site/scripts/build.ts'], beside: true },
  {
    name: 'stories',
    title: 'Stories: interaction and accessibility',
    command: ['vitest', 'run', '--project', 'stories'],
    passed: vitestPassed,
  },
  {
    name: 'visual',
    title: 'Pictures of every story in every mode',
    command: ['playwright', 'test', '-c', 'playwright.visual.config.ts'],
    needs: ['storybook'],
    passed: playwrightPassed,
  },
  {
    name: 'deploy',
    title: 'The product as it is deployed',
    command: ['vitest', 'run', '--project', 'deploy'],
    needs: ['site'],
    passed: vitestPassed,
  },
  {
    name: 'scripts',
    title: 'Every documented script, for seconds',
    command: ['node', 'packages/testing/scripts/shortRuns.ts'],
    needs: ['site', 'storybook'],
    passed: playwrightPassed,
  },
  {
    name: 'engines',
    title: 'The site from Node and from workerd',
    command: ['vitest', 'run', '--project', 'engines'],
    needs: ['site'],
    passed: vitestPassed,
  },
  {
    name: 'alone',
    title: 'Journeys that measure, one at a time',
    command: [...journeys, '--grep', '@alone', '--workers', '1'],
    needs: ['site'],
    passed: playwrightPassed,
  },
  {
    name: 'journeys',
    title: 'Journeys in a browser',
    command: [...journeys, '--grep-invert', '@alone'],
    needs: ['site'],
    most: 30,
    passed: playwrightPassed,
  },
  {
    name: 'order',
    title: 'Tests of the service in a random order, and each group alone',
    command: ['node', 'packages/testing/scripts/anyOrder.ts'],
    long: true,
    most: 120,
  },
  {
    name: 'draws',
    title: 'Property tests with new draws',
    command: ['vitest', 'run', '--project', 'unit', '--project', 'messages', '--project', 'service'],
    env: { TERN_SEED: 'random' },
    passed: vitestPassed,
    long: true,
    most: 120,
  },
];
