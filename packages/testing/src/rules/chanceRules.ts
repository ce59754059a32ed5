import { file, type HouseRule, isRules, isTest, lineRule } from './houseRule.ts';

/**
 * The database counts microseconds, the service milliseconds: right after `= now()` a row is not due yet by the clock of the
 * service, now and then.
 */
const dueInThePast = lineRule(
  'a test makes rows due in the past',
  (path) => isTest(path) && !isRules(path),
  /\b(?:next_\w+_at|due_at|provider_action_at|delete_after)\s*=\s*now\(\)(?!\s*[-+])/,
  'write `now() - make_interval(secs => 1)`',
  {
    bad: [
      file(
        'apps/service/tests/x.test.ts',
        "await tern.rows('update orders set next_check_at = now() where id = $1');",
      ),
      file('apps/service/tests/x.test.ts', 'await tern.rows(`update invitations set due_at = now()`);'),
    ],
    good: [
      file(
        'apps/service/tests/x.test.ts',
        "rows('update orders set next_check_at = now() - make_interval(secs => 1)');",
      ),
      file('apps/service/tests/x.test.ts', "rows('update users set deleted_at = now()');"),
    ],
  },
);

/** Failures by chance that were found once: a new one of their kind fails at once. */
export const chanceRules: HouseRule[] = [dueInThePast];
