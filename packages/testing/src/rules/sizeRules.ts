import { parseSync } from 'vite';
import { file, type HouseRule, isCode, isProduct, type SourceFile } from './houseRule.ts';

const maxFileLines = 300;
const maxFunctionLines = 100;

/**
 * Longer than the bounds today: a file, or a file and the function in it. Remove the line with the excess:
 * the rule refuses one that is no longer needed.
 */
const exceptions = [
  'apps/edge/src/sources/publicData.ts createPublicDataSource',
  'apps/edge/src/engine/createRenderer.ts createRenderer',
  'apps/sandbox/src/hostedPage.ts hostedPage',
  'apps/sandbox/src/pages.ts sandboxPages',
  'apps/sandbox/src/providers/stripe/fieldsApi.ts fieldsApi',
  'apps/sandbox/src/providers/stripe/fieldsFrame.ts fieldsFrame',
  'apps/sandbox/src/providers/stripe/standInScript.ts createElements',
  'apps/sandbox/src/providers/stripe/standInScript.ts standInScript',
  'apps/service/src/db/schema.ts',
  'apps/service/src/modules/payment/providers/stripe/fields.ts createStripeFields',
  'apps/site/src/app/createTabs.ts createTabs',
  'apps/site/src/app/session.store.ts createSessionStore',
  'packages/i18n/src/vitePlugin.ts ternMessages',
  'packages/patterns/src/AccountInfo/AccountInfo.tsx AccountInfo',
  'packages/patterns/src/ContactForm/ContactForm.tsx ContactForm',
  'packages/patterns/src/DeviceList/DeviceList.tsx Ready',
  'packages/patterns/src/HandOver/HandOver.tsx HandOver',
  'packages/patterns/src/PaymentStatus/PaymentStatus.tsx PaymentStatus',
  'packages/patterns/src/PlanComparison/PlanComparison.tsx PlanComparison',
  'packages/patterns/src/Receipt/Receipt.tsx Receipt',
  'packages/patterns/src/SessionsList/SessionsList.tsx Ready',
  'packages/patterns/src/SubscriptionList/SubscriptionList.tsx SubscriptionList',
  'packages/ui/scripts/plates.ts',
  'packages/ui/src/CodeField/CodeField.tsx CodeField',
  'scripts/attack.ts',
  'scripts/bench.ts',
  'scripts/faults.ts',
  'scripts/tools.ts',
];

/** Tables of texts and generated code have no parts to split. */
const isMeasured = (path: string) =>
  isCode(path) && isProduct(path) && !/\.messages\.ts$|\.generated\.ts$|\.d\.ts$|^[\w.-]+$/.test(path);

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const nameOf = (node: unknown) => (isNode(node) && typeof node.name === 'string' ? node.name : undefined);

/** Every function of a file with its length in lines, from its signature to its last brace. */
function functionLengths({ path, text }: SourceFile): { name: string; lines: number }[] {
  const found: { name: string; lines: number }[] = [];
  const visit = (value: unknown, around: string) => {
    if (Array.isArray(value)) {
      for (const each of value) visit(each, around);
      return;
    }
    if (!isNode(value)) return;
    const name = nameOf(value.id) ?? nameOf(value.key) ?? around;
    if (/^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(value.type)) {
      found.push({ name, lines: text.slice(value.start, value.end).split('\n').length });
    }
    for (const child of Object.values(value)) visit(child, name);
  };
  visit(parseSync(path, text).program, '');
  return found;
}

/** The problems of a file, keyed as in `exceptions`. */
function excessOf(source: SourceFile): Map<string, string> {
  const excess = new Map<string, string>();
  const lines = source.text.split('\n').length - 1;
  if (lines <= maxFunctionLines) return excess;
  if (lines > maxFileLines) excess.set(source.path, `${source.path} has ${lines} lines`);
  for (const each of functionLengths(source)) {
    if (each.lines <= maxFunctionLines) continue;
    const key = `${source.path} ${each.name}`;
    excess.set(key, `${key} has ${each.lines} lines`);
  }
  return excess;
}

export const boundedLength = (excepted: readonly string[]): HouseRule => ({
  name: `files have ${maxFileLines} lines at most, functions ${maxFunctionLines}`,
  check(files) {
    const measured = files.filter(({ path }) => isMeasured(path));
    const excess = new Map(measured.flatMap((source) => [...excessOf(source)]));
    const tooLong = [...excess].flatMap(([key, problem]) =>
      excepted.includes(key) ? [] : [`${problem}: split it by meaning`],
    );
    // The examples below are single files, in which most exceptions are missing.
    if (!files.some(({ path }) => path === 'pnpm-workspace.yaml')) return tooLong;
    const spent = excepted.filter((key) => !excess.has(key));
    return [...tooLong, ...spent.map((key) => `${key} is no exception any more: remove its line`)];
  },
  bad: [
    file('packages/ui/src/Card/Card.tsx', `export function Card() {\n${'  step();\n'.repeat(100)}}\n`),
    file('apps/edge/src/node/createEdge.ts', `const send = () => {\n${'  step();\n'.repeat(100)}};\n`),
    file('scripts/long.ts', 'step();\n'.repeat(301)),
  ],
  good: [
    file('packages/ui/src/Card/Card.tsx', `export function Card() {\n${'  step();\n'.repeat(98)}}\n`),
    file('scripts/long.ts', 'step();\n'.repeat(300)),
    file('packages/ui/src/Card/Card.test.tsx', 'step();\n'.repeat(301)),
  ],
});

/** How long files and functions may be. */
export const sizeRules: HouseRule[] = [boundedLength(exceptions)];
