/**
 * The versions that Tern promises to run on, by major version where that is all that matters. Tests run both ends of each range:
 * `oldest-node` and `oldest-postgres` of the lockfile, and the Node and the embedded PostgreSQL that everything else
 * uses. A test compares README, docs, `engines` and the packages with this table.
 */
export const supportedVersions = {
  /** Runs a bundle. The published packages name it as well. */
  node: { oldest: '22.18', newest: '26' },
  postgres: { oldest: '15', newest: '18' },
  /** Starts the commands of the repository, which then run on the Node of the lockfile. */
  repositoryNode: { oldest: '20' },
  /** Where the tests run. */
  system: 'Linux (glibc) on x64',
} as const;

/** The setting that lets a version newer than any that was tried run. */
export const unprovenSetting = 'ALLOW_UNPROVEN_VERSIONS';

/** The sentences about a version outside of a range; `found` may be a placeholder. */
export const versionSentences = (name: string, { oldest, newest }: { oldest: string; newest: string }) => ({
  tooOld: (found: string) => `Tern needs ${name} ${oldest} or newer, this is ${found}.`,
  unproven: (found: string) =>
    `Tern was not tried with ${name} ${found}, the newest that was is ${newest}. Use that, or set ${unprovenSetting}=1.`,
});

/** Compares `22.18.0` with `22.18` by numbers, as far as the shorter one goes. */
function compareVersions(one: string, other: string): number {
  const [left, right] = [one, other].map((text) => text.split('.').map((part) => Number.parseInt(part, 10)));
  for (const [index, part] of (right ?? []).entries()) {
    const apart = (left?.[index] ?? 0) - part;
    if (apart !== 0) return apart;
  }
  return 0;
}

function versionProblem(
  name: string,
  range: { oldest: string; newest: string },
  { found, allowUnproven }: { found: string; allowUnproven: boolean },
): string | null {
  const say = versionSentences(name, range);
  if (compareVersions(found, range.oldest) < 0) return say.tooOld(found);
  if (compareVersions(found, range.newest) > 0 && !allowUnproven) return say.unproven(found);
  return null;
}

/** Why this Node does not run Tern; null where it does. */
export const nodeProblem = (found: string, allowUnproven: boolean): string | null =>
  versionProblem('Node', supportedVersions.node, { found, allowUnproven });

/** Why this PostgreSQL (`18.4`, whatever a distribution writes after it) does not serve; null where it does. */
export const postgresProblem = (found: string, allowUnproven: boolean): string | null =>
  versionProblem('PostgreSQL', supportedVersions.postgres, {
    found: found.split(' ', 1)[0] ?? found,
    allowUnproven,
  });
