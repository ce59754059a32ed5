import { countryOfCurrency, currencies, intervalUnits, languages, paymentMethodCodes } from '@tern/domain';
import { parseSync } from 'vite';
import { file, type HouseRule, isCode, isRules } from './houseRule.ts';

interface Fact {
  readonly name: string;
  readonly codes: readonly string[];
  /** So many different codes in one list are a copy of it; fewer are an example. */
  readonly limit: number;
  /** Whether objects may have the codes as keys: each value is another fact, and the compiler knows the keys. */
  readonly mapsAllowed?: boolean;
  /** The table first, then lists that are other facts, or say something new about each code. */
  readonly mayStandIn: readonly string[];
}

/** `AU AUD`, `GB GBP`: the country or union that a currency's code begins with. */
const countryPairs = currencies.map((currency) => `${countryOfCurrency(currency)} ${currency}`);

const currencyTable = 'packages/domain/src/pricing/currencies.ts';
const currencyCountries = 'packages/domain/src/pricing/currencyCountries.ts';

const facts: readonly Fact[] = [
  {
    name: 'languages',
    codes: languages,
    limit: 5,
    mayStandIn: [
      'packages/domain/src/languages.ts',
      // The languages of the provider's own fields and pages.
      'apps/sandbox/src/providers/stripe/fieldsWords.ts',
      'apps/service/src/modules/payment/providers/stripe/checkoutLocale.ts',
      // How fast each language is read.
      'packages/articles/src/readingTime.ts',
      // The numbers and times of each language, and sentences with them.
      'packages/domain/src/campaigns/timeWords.ts',
      'packages/domain/src/campaigns/unprovenFigures.test.ts',
      // The typography of languages that have rules of their own.
      'packages/i18n/src/typeset.ts',
      // The words each language has for a free trial.
      'packages/testing/src/trialMentions.ts',
    ],
  },
  {
    name: 'currencies',
    codes: currencies,
    limit: 4,
    mayStandIn: [
      currencyTable,
      // The countries of each, which browsers do without.
      currencyCountries,
      // The prices.
      'apps/service/src/modules/payment/catalogue/planSeeds.ts',
    ],
  },
  { name: 'countries of currencies', codes: countryPairs, limit: 3, mayStandIn: [currencyCountries] },
  {
    name: 'payment methods',
    codes: paymentMethodCodes,
    limit: 4,
    mayStandIn: [
      'packages/domain/src/payments/methods.ts',
      // The codes of the specification, which the table must match.
      'packages/domain/src/payments/methods.test.ts',
      // The operations of each.
      'packages/contract/src/payment/purchaseOperations.ts',
      // A translated name for each.
      'packages/patterns/src/CheckoutForm/usePaymentMethods.ts',
      'packages/patterns/src/CheckoutForm/CheckoutForm.stories.tsx',
      // The sandbox imports no room of the product: it has codes of its own.
      'apps/sandbox/src/createSandbox.ts',
      'apps/sandbox/src/pages.ts',
      'apps/sandbox/src/state.ts',
      // The expected behaviour of each provider, and how each signs.
      'apps/service/tests/providers.test.ts',
      'scripts/faults.ts',
    ],
  },
  {
    name: 'plan intervals',
    codes: intervalUnits,
    limit: 3,
    mapsAllowed: true,
    mayStandIn: ['packages/domain/src/pricing/intervals.ts'],
  },
];

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode));
}

/** The text of a string literal, also where it stands as a type. */
function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'TSLiteralType') return textOf(node.literal);
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

const keyOf = (property: Node): string | undefined => {
  const key = property.key as Node | undefined;
  return property.computed ? undefined : ((key?.name as string | undefined) ?? textOf(key));
};

const present = (values: readonly (string | undefined)[]) => values.filter((value) => value !== undefined);

/** Columns of a table written as an array of arrays or of objects: only those that distinguish its rows. */
function keyColumns(rows: readonly Node[]): string[][] {
  const columns = new Map<string, (string | undefined)[]>();
  for (const row of rows) {
    const cells: [string, unknown][] =
      row.type === 'ArrayExpression'
        ? (row.elements as unknown[]).map((cell, index) => [String(index), cell])
        : row.type === 'ObjectExpression'
          ? (row.properties as Node[]).map((property) => [keyOf(property) ?? '', property.value])
          : [];
    for (const [name, cell] of cells) columns.set(name, [...(columns.get(name) ?? []), textOf(cell)]);
  }
  return [...columns.values()].map(present).filter((column) => new Set(column).size === column.length);
}

const pairsOf = (properties: readonly Node[]) =>
  properties.flatMap((property) => {
    const [key, value] = [keyOf(property), textOf(property.value)];
    return key && value ? [`${key} ${value}`, `${value} ${key}`] : [];
  });

/** The lists that a node itself writes down, as their items. */
function listsAt(node: Node): string[][] {
  switch (node.type) {
    case 'ArrayExpression': {
      const elements = (node.elements as unknown[]).filter(isNode);
      return [present(elements.map(textOf)), ...keyColumns(elements)];
    }
    case 'ObjectExpression': {
      const properties = node.properties as Node[];
      return [present(properties.map(({ value }) => textOf(value))), pairsOf(properties)];
    }
    case 'TSUnionType':
      return [present((node.types as unknown[]).map(textOf))];
    case 'SwitchStatement':
      return [present((node.cases as Node[]).map(({ test }) => textOf(test)))];
    case 'Literal': {
      const regex = (node.regex as { pattern: string } | undefined)?.pattern;
      const text = textOf(node) ?? '';
      if (regex) return [...regex.matchAll(/\w+(?:\|\w+)+/g)].map(([run]) => run.split('|'));
      return /^[\w-]+(?:[\s,|]+[\w-]+)+$/.test(text) ? [text.split(/[\s,|]+/)] : [];
    }
    case 'TemplateElement': {
      const text = (node.value as { raw: string }).raw;
      return [...text.matchAll(/\w+(?:\|\w+)+/g)].map(([run]) => run.split('|'));
    }
    default:
      return [];
  }
}

/** The keys of an object or of its type. */
function keysAt(node: Node): string[] {
  const members = {
    ObjectExpression: node.properties,
    TSInterfaceBody: node.body,
    TSTypeLiteral: node.members,
  };
  return present((((members as Record<string, unknown>)[node.type] ?? []) as Node[]).map(keyOf));
}

interface List {
  readonly items: ReadonlySet<string>;
  readonly keys: boolean;
  readonly line: number;
}

/** Every list of a file, with the line it begins in. */
function listsOf(path: string, text: string): List[] {
  const { program } = parseSync(path, text, { lang: path.endsWith('x') ? 'tsx' : 'ts' });
  const found: List[] = [];
  const visit = (node: Node): void => {
    const add = (list: readonly string[], keys: boolean) => {
      if (list.length > 2)
        found.push({ items: new Set(list), keys, line: text.slice(0, node.start).split('\n').length });
    };
    add(keysAt(node), true);
    for (const list of listsAt(node)) add(list, false);
    for (const child of childrenOf(node)) visit(child);
  };
  visit(program as unknown as Node);
  return found;
}

const isCopy = ({ items, keys }: List, { codes, limit, mapsAllowed }: Fact) =>
  !(keys && mapsAllowed) && codes.filter((code) => items.has(code)).length >= limit;

/** Components know nothing of the product: their stories have examples of their own. */
const knowsNoFacts = (path: string) => path.startsWith('packages/ui/') && path.endsWith('.stories.tsx');

const factsOnce: HouseRule = {
  name: 'languages, currencies, payment methods and plan intervals are listed in their tables only',
  check: (files) =>
    files
      .filter(({ path }) => isCode(path) && !isRules(path) && !knowsNoFacts(path))
      .flatMap(({ path, text }) => {
        // Most files name no code at all: parsing them would take longer than the other rules together.
        const possible = facts.filter(
          ({ codes, limit, mayStandIn }) =>
            !mayStandIn.includes(path) &&
            codes.filter((code) => code.split(' ').every((part) => new RegExp(`\\b${part}\\b`).test(text)))
              .length >= limit,
        );
        if (possible.length === 0) return [];
        return listsOf(path, text).flatMap((list) =>
          possible
            .filter((fact) => isCopy(list, fact))
            .map(
              ({ name, mayStandIn }) =>
                `${path}:${list.line} lists the ${name} once more: derive it from ${mayStandIn[0]}`,
            ),
        );
      }),
  bad: [
    file('packages/contract/src/fields.ts', "v.picklist(['en', 'ru', 'de', 'es', 'fr', 'it'])"),
    file('packages/contract/src/purchase.ts', 'const base = /^(?:\\/(?:ru|de|es|fr|it))?$/;'),
    file('apps/site/src/app/locale.ts', 'const x = `^(?:ru|de|es|fr|it)$`;'),
    file('apps/site/src/app/locales.ts', "const a = { en: 'en_US', ru: 'ru_RU', de: 1, es: 2, fr: 3 };"),
    file('apps/site/src/app/type.ts', "type L = 'en' | 'ru' | 'de' | 'ja' | 'ar';"),
    file(
      'packages/ui/src/x.test.ts',
      "const rows = [['en', 1], ['ru', 2], ['de', 3], ['es', 4], ['fr', 5]];",
    ),
    file('scripts/survey.ts', "const chosen = 'en,ru,de,es,fr,it'.split(',');"),
    file('apps/edge/src/currencies.ts', "const all = new Set(['USD', 'AUD', 'CAD', 'GBP']);"),
    file('apps/service/src/params.ts', "const of = { AU: 'AUD', CA: 'CAD', GB: 'GBP' };"),
    file(
      'apps/service/src/rows.ts',
      "const of = [{ code: 'USD' }, { code: 'EUR' }, { code: 'JPY' }, { code: 'GBP' }];",
    ),
    file('packages/contract/src/params.ts', "type Method = 's1' | 'pd' | 'rz' | 'tpa';"),
    file('apps/service/src/x.ts', "switch (m) { case 's1': case 'pd': case 'rz': case 'gap': break; }"),
    file('packages/contract/src/plan.ts', "v.picklist(['DAY', 'WEEK', 'MONTH', 'YEAR'])"),
  ],
  good: [
    file('packages/contract/src/fields.ts', 'v.picklist(languages)'),
    file('scripts/bench.ts', "const chosen = ['en', 'ar', 'ja', 'de'];"),
    file(
      'packages/i18n/src/format.test.ts',
      "it.each([['en', 'USD'], ['en', 'AUD'], ['de', 'USD'], ['de', 'CAD'], ['fr', 'GBP']])",
    ),
    file('packages/domain/src/languages.ts', 'const table = { en: 1, ru: 2, de: 3, es: 4, fr: 5 };'),
    file('packages/patterns/src/x.ts', 'const m = { DAY: 1, WEEK: 2, MONTH: 3, YEAR: 4 };'),
    file('apps/service/tests/pay.test.ts', "it.each(['pd', 'rz', 'tpa'])"),
  ],
};

export const factRules: HouseRule[] = [factsOnce];
