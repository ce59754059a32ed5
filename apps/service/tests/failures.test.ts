import { spawnSync } from 'node:child_process';
import { StatedError } from '@tern/observe/StatedError';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeError } from '../src/failures/describeError.ts';
import { failureText } from '../src/failures/failureText.ts';
import { syncMarkdown } from '../src/modules/blog/blog.module.ts';
import { ConfigError } from '../src/settings.ts';
import { compiledArticle, compiledArticles, compiledText } from './compiledArticle.ts';
import { type Started, startService } from './startService.ts';

let tern: Started;
beforeAll(async () => {
  tern = await startService();
  await tern.rows(`create table secrets (id text primary key, number int, few varchar(3), at date, check (id <> 'Hunter2secret'));
    insert into secrets (id) values ('Other2secret');
    create function tell() returns trigger language plpgsql as 'begin raise exception ''no room for %'', new.id; end';
    create table telling (id text);
    create trigger telling before insert on telling for each row execute function tell()`);
});
afterAll(() => tern.close());

const secret = 'Hunter2secret';

/** The error of a failing query, as the code of the service gets it. */
async function errorOf(query: ReturnType<typeof sql>): Promise<unknown> {
  try {
    await tern.service.context.db.execute(query);
  } catch (error) {
    return error;
  }
  throw new Error('The query did not fail.');
}
const everything = (error: unknown) => failureText('It failed', error) + JSON.stringify(describeError(error));

/** Failing queries that carry a secret, with the code of their cause. */
const failing: [string, () => ReturnType<typeof sql>][] = [
  ['22P02', () => sql`select ${secret}::int`],
  ['22P02', () => sql`select ${`{"a": ${secret}}`}::jsonb`],
  ['22P02', () => sql`select ${`{${secret}`}::text[]`],
  ['22007', () => sql`select ${secret}::timestamptz`],
  ['22001', () => sql`insert into secrets (id, few) values ('a', ${secret})`],
  ['22003', () => sql`select ${'99999999999'}::int`],
  ['23505', () => sql`insert into secrets (id) values (${'Other2secret'})`],
  ['23514', () => sql`insert into secrets (id) values (${secret})`],
  ['P0001', () => sql`insert into telling values (${secret})`],
  ['42601', () => sql`select ${secret} ${sql.raw(`'${secret}'`)} ${sql.raw(`"${secret}"`)} x`],
  ['42601', () => sql`select 1 ${sql.raw(`'${secret}`)}`],
  ['42P01', () => sql`select ${secret} from nowhere`],
  ['42703', () => sql`select nothing from secrets where id = ${secret}`],
  ['2201B', () => sql`select 'a' ~ ${`(${secret}`}`],
];

describe('an error with data in it', () => {
  it.each(failing)('%s: is told by its cause, without the data (%#)', async (code, query) => {
    const error = await errorOf(query());
    expect(String((error as Error).message)).toMatch(/Failed query/);
    const told = everything(error);
    expect(told).not.toMatch(/2secret|99999999999/);
    expect(told).not.toContain('Failed query');
    expect(told).toContain(`(${code})`);
    expect(failureText('It failed', error)).toMatch(
      /^It failed in \w+ \(apps\/service\/.*:\d+\): PostgreSQL says: .+ \(\w{5}\)\. .+\.$/,
    );
  });

  it('names the cause of the cause, and what to do', async () => {
    expect(
      failureText(
        'Tern cannot start',
        await errorOf(sql`select * from (select 1 from nowhere) as x where ${secret} = 'a'`),
      ),
    ).toContain(
      'PostgreSQL says: relation "nowhere" does not exist (42P01). No setting explains this: report this line, it holds no data.',
    );
  });

  it('is safe in the forms that libraries and platforms give it', () => {
    const parse = (work: () => unknown) => {
      try {
        return work();
      } catch (error) {
        return error;
      }
    };
    const errors = [
      parse(() => JSON.parse(`{"mail": ${secret}`)),
      parse(() => new URL(secret)),
      parse(() => Buffer.from(Symbol.for(secret) as never)),
      Object.assign(new Error(`Invalid type: Expected string but received "${secret}"`), {
        name: 'ValiError',
      }),
      new Error(`no mail for ${secret}@mail.test`),
      new Error('at the end\n    at Hunter2secret (/x.ts:1:1)'),
      new AggregateError([new Error(`"${secret}"`)], secret),
      new Error('outer', { cause: new Error(`'${secret}'`) }),
      secret,
      { secret },
    ];
    for (const error of errors) expect(everything(error)).not.toMatch(/Hunter2secret/);
  });

  it('of a start, such as articles that cannot be written, is one line', async () => {
    await tern.rows(`create function refuse() returns trigger language plpgsql as
        'begin raise exception ''cannot store %'', new; end';
      create trigger refuse before insert on blog_texts for each row execute function refuse()`);
    const articles = compiledArticles([compiledArticle('told', { en: compiledText(secret, secret) })]);
    const error = await syncMarkdown(tern.service.context, articles).catch((caught: unknown) => caught);
    const told = failureText('Tern cannot start', error);
    expect(told).toContain('(P0001)');
    expect(told.length).toBeLessThan(600);
    expect(told).not.toContain(secret);
  });
});

describe('an error that nobody caught', () => {
  it.each(['throw', 'void Promise.reject'])('ends the process with one line: %s', (how) => {
    const module = JSON.stringify(new URL('../src/failures/endOnFailure.ts', import.meta.url).href);
    const script = `import { endOnFailure } from ${module};
      endOnFailure('The service ended');
      const cause = Object.assign(new Error('invalid input: "${secret}"'), { code: '22P02', severity: 'ERROR' });
      setTimeout(() => { ${how}(new Error('Failed query: select ${secret}', { cause })); });
      setInterval(() => {}, 1000);`;
    const { stderr, stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^The service ended.*: PostgreSQL says: invalid input: … \(22P02\)\. .+\n$/);
    expect(stderr).not.toContain(secret);
  });
});

describe('an error that was written for a person', () => {
  it('is told as it is, with all settings that are wrong', () => {
    expect(failureText('Tern cannot start', new StatedError('Port "3000" is in use.'))).toBe(
      'Port "3000" is in use.',
    );
    expect(failureText('Tern cannot start', new ConfigError(['A is missing.', 'B is wrong.']))).toBe(
      'Tern cannot start with these settings:\n- A is missing.\n- B is wrong.',
    );
    expect(
      failureText(
        'ops backup cannot be done',
        Object.assign(new Error('ENOSPC: no space left on device, write'), {
          code: 'ENOSPC',
          syscall: 'write',
        }),
      ),
    ).toMatch(
      /^ops backup cannot be done.*: ENOSPC: no space left on device, write\. Make room on that disk, then try again\.$/,
    );
  });
});
