import { file, type HouseRule, isProduct, isRules, lineRule } from './houseRule.ts';

/** Names of games and the like. */
const isContent = (path: string) =>
  /\.messages\.ts$|\/(?:useCases|LinkCards|UsePicture|targets)\b|\/migrations\//.test(path);

const actions = lineRule(
  'pending calls to providers are provider actions, and times come from timeFromNow',
  (path) => /\.tsx?$/.test(path) && !isRules(path) && !isContent(path),
  /\bmoment\(|\bduty\b|\bduties\b|\b(?:do|claim)Dut(?:y|ies)\b|\bduty(?:At|Tries)\b|\bduty_/i,
  'docs/glossary.md: provider action, or timeFromNow',
  {
    bad: [
      file('apps/service/src/jobs.ts', 'const now = moment(context);'),
      file(
        'apps/service/src/modules/payment/checkout/order.ts',
        "await updateOrder(tx, order, { duty: 'cancel' });",
      ),
    ],
    good: [file('apps/service/src/jobs.ts', 'const now = timeFromNow(context);')],
  },
);

const exchanges = lineRule(
  'requests and responses are named so',
  (path) =>
    isProduct(path) &&
    !isContent(path) &&
    (/^apps\/(?:edge|service|site)\/src\//.test(path) || /^packages\/(?:contract|domain)\/src\//.test(path)),
  /\b(?:const|let|function|interface|type)\s+(?:ask(?:s|ed|ing)?|answers?|answered|Asked|Answer)(?:[A-Z]\w*)?\b/,
  'docs/glossary.md: request, response, or what is requested',
  {
    bad: [
      file('apps/edge/src/pages/pages.ts', 'const answer = await fetch(url);'),
      file('apps/service/src/jobs.ts', 'async function askProvider() {'),
      file('apps/site/src/app/geo.store.ts', 'let askedAt = 0;'),
    ],
    good: [
      file('apps/edge/src/pages/pages.ts', 'const response = await fetch(url);'),
      file('packages/ui/src/Accordion/Accordion.tsx', 'const answer = item.text;'),
    ],
  },
);

/** The words of docs/glossary.md that the code has to keep to. */
export const glossaryRules: HouseRule[] = [actions, exchanges];
