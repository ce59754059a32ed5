import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allTraffic } from '../src/traffic/allTraffic.ts';
import { checkTraffic } from '../src/traffic/checkTraffic.ts';
import type { Recorded } from '../src/traffic/ProviderTraffic.ts';

/**
 * Holds what the service tests recorded (`apps/service/tests/trafficFolder.ts`) against the official material of the
 * providers, and prints the bodies that were validated and those that are valid. Fails for one that is not, and
 * without a recording. `--all` prints every kind, a provider's name (`stripe`) checks that one alone.
 */
const folder = fileURLToPath(new URL('../../../node_modules/.cache/traffic/', import.meta.url));
const recording = globSync('**/*.jsonl', { cwd: folder }).flatMap((file) =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Recorded),
);
const all = process.argv.includes('--all');
let failed = false;
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
for (const traffic of allTraffic) {
  if (named.length > 0 && !named.includes(traffic.name)) continue;
  const own = recording.filter(
    ({ said, provider }) => provider === (said === 'call' ? traffic.name : traffic.code),
  );
  const kinds = await checkTraffic(traffic, own);
  const sum = (of: 'validated' | 'valid' | 'shapes') => kinds.reduce((total, kind) => total + kind[of], 0);
  console.log(
    `${traffic.name}: ${sum('validated')} bodies validated (${sum('shapes')} shapes), ${sum('valid')} valid`,
  );
  for (const { kind, validated, valid, problems } of kinds) {
    if (all || valid < validated) console.log(`  ${kind}: ${validated} validated, ${valid} valid`);
    for (const problem of problems) console.log(`    ${problem}`);
  }
  if (sum('validated') === 0) console.log('  There is no recording of it: run the service tests first.');
  failed ||= sum('validated') === 0 || sum('valid') < sum('validated');
}
if (failed) process.exitCode = 1;
