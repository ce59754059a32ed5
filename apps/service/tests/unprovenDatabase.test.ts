import { expect, it, vi } from 'vitest';
import { connect } from '../src/db/connect.ts';
import { postgresProblem } from '../src/supported/supportedVersions.ts';
import { newDatabase } from './newDatabase.ts';
import { startService } from './startService.ts';

vi.mock('../src/supported/supportedVersions.ts', { spy: true });

it('is refused in a sentence before anything is written, and used where a setting says so', async () => {
  const url = await newDatabase();
  const asNewer = (allowed: boolean) => (found: string, allow: boolean) =>
    allowed || allow ? null : `not tried with ${found}`;
  vi.mocked(postgresProblem).mockImplementation(asNewer(false));
  const onError = () => {};
  await expect(connect(url, { onError })).rejects.toThrow(/^not tried with \d+\.\d+/);
  const started = await startService({ databaseUrl: url, env: { ALLOW_UNPROVEN_VERSIONS: '1' } });
  expect(vi.mocked(postgresProblem).mock.calls.map(([, allow]) => allow)).toEqual([false, true]);
  await started.close();
});
