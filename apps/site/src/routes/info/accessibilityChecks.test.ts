import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { accessibilityChecks } from './accessibilityChecks.ts';

const root = resolve(import.meta.dirname, '../../../../..');

describe('the statement about accessibility', () => {
  it.each(accessibilityChecks.map((check) => [check.title.id, check] as const))(
    'names a check that is there: %s',
    (_id, { checkedBy }) => {
      expect(checkedBy.length).toBeGreaterThan(0);
      for (const [file, words] of checkedBy) expect(readFileSync(join(root, file), 'utf8')).toContain(words);
    },
  );
});
