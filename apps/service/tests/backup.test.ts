import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failureText } from '../src/failures/failureText.ts';
import { runOps } from '../src/ops.ts';
import { type Started, startService } from './startService.ts';

const folder = mkdtempSync(join(tmpdir(), 'tern-backup-'));
const file = join(folder, 'tern.gz');
let tern: Started;
let used: Started;

const opsOf =
  (started: Started) =>
  async (...argv: string[]) => {
    const lines: string[] = [];
    await runOps({ context: started.service.context, say: (line) => lines.push(line) }, argv);
    return lines.join('\n');
  };
beforeAll(async () => {
  tern = await startService();
  used = await startService();
  await opsOf(tern)('backup', file);
});
afterAll(async () => {
  await tern.close();
  await used.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a restore', () => {
  it('says what it would replace in a new database', async () => {
    const said = await opsOf(tern)('restore', file);
    expect(said).toMatch(/^Fill the database with \d+ rows/);
    expect(said).toMatch(/Replaced is what Tern wrote by itself: .*\b3 rows of plans, 18 of plan_prices/);
  });

  const uses: [string, (started: Started) => Promise<unknown>][] = [
    ['coupons', (started) => opsOf(started)('coupons', 'LATER20', '--percent', '20', '--yes')],
    ['message_texts', (started) => opsOf(started)('texts', 'set', 'planPicker.title', 'Choose.', '--yes')],
    [
      'campaigns',
      (started) =>
        opsOf(started)(
          'campaigns',
          'start',
          'sale',
          '--plan',
          '12m',
          '--percent',
          '70',
          '--until',
          new Date(Date.now() + 86_400_000).toISOString(),
          '--yes',
        ),
    ],
    ['plan_prices', (started) => opsOf(started)('plans', '6m', '--price', 'GBP=29.99', '--yes')],
    ['plans', (started) => opsOf(started)('plans', '6m', '--sale', 'off', '--yes')],
    [
      'newsletter_subscribers',
      (started) =>
        started.rows(
          "insert into newsletter_subscribers (email_key, email, language, state, leave_token, asked_at) values ('a', 'a@mail.test', 'en', 'confirmed', 'x', now())",
        ),
    ],
    ['users', (started) => started.signUp()],
    ['a_later_table', (started) => started.rows('create table a_later_table as select 1 as one')],
  ];
  it.each(uses)('refuses a database with rows of people or operators: %s', async (table, use) => {
    await use(used);
    for (const yes of [[], ['--yes']]) {
      await expect(opsOf(used)('restore', file, ...yes)).rejects.toThrow(
        new RegExp(`^This database is in use\\. A restore would replace .*\\b\\d+ (?:rows? )?of ${table}\\b`),
      );
    }
  });
});

describe('a backup that cannot be written', () => {
  it('names the folder that is missing', async () => {
    await expect(opsOf(tern)('backup', join(folder, 'none', 'x.gz'))).rejects.toThrow(
      `There is no folder ${join(folder, 'none')}. Make it first, or name another file.`,
    );
  });

  it('leaves nothing behind on a full disk, and says so', async () => {
    const full = join(folder, 'full.gz');
    // The disk that is always full; where the system has none, one that is not there.
    symlinkSync(existsSync('/dev/full') ? '/dev/full' : '/nowhere/full', `${full}.part`);
    const error = await opsOf(tern)('backup', full).catch((caught: unknown) => caught);
    expect(failureText('ops backup cannot be done', error)).toMatch(
      /ENOSPC: no space left on device, write\. Make room|ENOENT.*\. Make the folder/,
    );
    expect(existsSync(`${full}.part`)).toBe(false);
    expect(existsSync(full)).toBe(false);
  });
});
