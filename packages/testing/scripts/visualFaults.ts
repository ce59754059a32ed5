import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { modes } from '../../../.storybook/modes.ts';
import { Baselines } from '../src/baselines.ts';
import { launchOptions } from '../src/browser.ts';
import { Stage } from '../src/Stage.ts';
import { serveFolder } from '../src/serveFolder.ts';
import { type VisualFault, visualFaults } from '../src/visualFaults.ts';
import { readVisualPlan, writeVisualPlan } from '../src/visualPlan.ts';

/**
 * Makes visual faults in a built Storybook, one at a time, and takes the pictures of the stories that could show it until
 * one differs from its baseline. Fails for a fault that no picture finds. `--only 'focus ring'` takes some of them.
 */
const root = resolve(import.meta.dirname, '../../..');
const storybook = process.env.TERN_STORYBOOK ?? join(root, 'storybook-static');
const baselines = new Baselines(join(root, '.storybook/baselines'));
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });

await writeVisualPlan(storybook);
const pictures = (await readVisualPlan(storybook)).flatMap(({ id, name, modes: names }) =>
  names.map((mode) => ({ id, name, mode })),
);
const browser = await chromium.launch(await launchOptions());

/** The files as the fault leaves them, by their path in the Storybook. */
function faultyFiles({ name, file, text, instead }: VisualFault): Map<string, string> {
  const changed = new Map<string, string>();
  for (const asset of readdirSync(join(storybook, 'assets')).filter((each) => file.test(each))) {
    const content = readFileSync(join(storybook, 'assets', asset), 'utf8');
    const faulty = content.replaceAll(typeof text === 'string' ? text : new RegExp(text, 'g'), instead);
    if (faulty !== content) changed.set(`/assets/${asset}`, faulty);
  }
  if (changed.size === 0) throw new Error(`${name}: nothing in ${file} reads ${text}.`);
  return changed;
}

async function look(
  changed: ReadonlyMap<string, string>,
  taken: typeof pictures,
): Promise<string | undefined> {
  const server = await serveFolder(storybook, changed);
  const stage = new Stage(browser, server.origin);
  try {
    for (const { id, name, mode } of taken) {
      const picture = await stage.capture(id, mode, { fresh: true });
      const difference = await baselines.difference(mode, id, picture);
      if (difference) return `${name} in ${mode}. ${difference.reason}`;
    }
    return undefined;
  } finally {
    await stage.close();
    await server.close();
  }
}

const faults = visualFaults.filter(({ name }) => name.includes(values.only));
let missed = 0;
try {
  for (const fault of faults) {
    const taken = pictures.filter(({ name }) => fault.stories.test(name));
    const changed = faultyFiles(fault);
    // Without the fault all are as they should be, or the difference would prove nothing.
    const before = await look(new Map(), taken);
    if (before) throw new Error(`Without a fault: ${before}`);
    const found = await look(changed, taken);
    if (!found) missed += 1;
    console.log(`${found ? '✓' : '✗'} ${fault.name}: ${found ?? `not found by ${taken.length} pictures`}`);
  }
} finally {
  await browser.close();
}
const all = `${pictures.length} pictures in ${Object.keys(modes).length} modes`;
console.log(`${faults.length} faults, ${missed} not found, ${all}`);
if (missed > 0 || faults.length === 0) process.exitCode = 1;
