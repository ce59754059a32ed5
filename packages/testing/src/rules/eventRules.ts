import { file, type HouseRule, isProduct, type SourceFile } from './houseRule.ts';

const catalogue = 'packages/contract/src/analytics/eventCatalogue.ts';

/** The names of the catalogue: the keys that have a reason. */
const namesIn = (text: string) =>
  [...text.matchAll(/^ {2}(\w+): \{\n {4}reason: /gm)].map((match) => match[1] as string);

/** The events a file sends, by the literal name that the call has. */
const sentIn = ({ text }: SourceFile) =>
  [...text.matchAll(/\btrack\(\s*'(\w+)'/g)].map((match) => match[1] as string);

const eventsAgree: HouseRule = {
  name: 'events are those of the catalogue, and each is sent',
  check(files) {
    const known = namesIn(files.find(({ path }) => path === catalogue)?.text ?? '');
    if (known.length === 0) return [];
    const senders = files.filter(({ path }) => path.startsWith('apps/site/src/') && isProduct(path));
    const sent = senders.flatMap((source) => sentIn(source).map((name) => ({ name, path: source.path })));
    return [
      ...sent
        .filter(({ name }) => !known.includes(name))
        .map(({ name, path }) => `${path} sends ${name}: describe it in ${catalogue}`),
      ...known
        .filter((name) => !sent.some((each) => each.name === name))
        .map((name) => `${catalogue} has ${name}, which nothing sends`),
    ];
  },
  bad: [
    [
      ...file(catalogue, "  page_view: {\n    reason: 'Why.',\n  },\n"),
      ...file('apps/site/src/a.ts', "track('page_view', {}); track('mouse_moved', {});"),
    ],
    file(catalogue, "  page_view: {\n    reason: 'Why.',\n  },\n"),
  ],
  good: [
    [
      ...file(catalogue, "  page_view: {\n    reason: 'Why.',\n  },\n"),
      ...file('apps/site/src/a.ts', "track(\n  'page_view', {});"),
    ],
  ],
};

/** The events that the site sends, and the list of them. */
export const eventRules: HouseRule[] = [eventsAgree];
