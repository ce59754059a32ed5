import { expect, it } from 'vitest';
import { nodeProblem, postgresProblem, supportedVersions, unprovenSetting } from './supportedVersions.ts';

const { node, postgres } = supportedVersions;
const next = (major: string) => Number(major) + 1;

it('takes both ends of the range, and what lies between', () => {
  for (const found of [`${node.oldest}.0`, '24.1.0', `${node.newest}.99.1`])
    expect(nodeProblem(found, false), found).toBeNull();
  for (const found of [
    `${postgres.oldest}.0`,
    '15.18 (Debian 15.18-0+deb12u1)',
    '17.2',
    `${postgres.newest}.4`,
  ])
    expect(postgresProblem(found, false), found).toBeNull();
});

it('refuses what is older in one sentence, whatever is allowed', () => {
  for (const allowed of [false, true]) {
    expect(nodeProblem('22.17.9', allowed)).toBe(`Tern needs Node ${node.oldest} or newer, this is 22.17.9.`);
    expect(postgresProblem('14.23', allowed)).toBe(
      `Tern needs PostgreSQL ${postgres.oldest} or newer, this is 14.23.`,
    );
  }
});

it('refuses what is newer than anything that was tried, until it is allowed', () => {
  const newer = `${next(node.newest)}.0.0`;
  expect(nodeProblem(newer, false)).toBe(
    `Tern was not tried with Node ${newer}, the newest that was is ${node.newest}. Use that, or set ${unprovenSetting}=1.`,
  );
  expect(nodeProblem(newer, true)).toBeNull();
  expect(postgresProblem(`${next(postgres.newest)}beta1`, false)).toContain('was not tried');
  expect(postgresProblem(`${next(postgres.newest)}beta1`, true)).toBeNull();
});
