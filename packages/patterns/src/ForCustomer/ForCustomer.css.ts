import {
  type Goods,
  type NextStep,
  nextSteps,
  notSoldTo,
  type PriceKind,
  priceOf,
  type Relation,
  type Standing,
  soldTo,
  standings,
  whoseNext,
} from '@tern/domain';
import { globalStyle, style } from '@vanilla-extract/css';

/** A part lays its children out as if it were not there. */
export const part = style({ display: 'contents' });
/** A part for some only: visitors of whom nothing is known are not shown it. */
export const customerPart = style({ display: 'none' });

/** The marks that pages use. */
const sold: readonly Goods[] = ['trial', 'offer', 'plan'];
const unsold: readonly Goods[] = ['trial', 'plan'];

/* `data-customer` is the value of the cookie: the standing comes first, the relations follow. */
const begins = (them: readonly Standing[]) =>
  them.map((standing) => `[data-customer^="${standing}"]`).join(', ');
const related = (relation: Relation) =>
  relation === 'invited' ? '[data-invited]' : `[data-customer*="${relation}"]`;

/** Documents of people who are none of these. A document without the attribute is that of a visitor. */
const butThese = (them: readonly Standing[]) => `[data-customer]:not(${begins(them)})`;
/** Documents of these customers. */
const these = (them: readonly Standing[]) =>
  them.length === standings.length - 1 ? butThese(['visitor']) : `:is(${begins(them)})`;

const marks = [
  ...sold.map((what) => ({ mark: `[data-sold="${what}"]`, them: soldTo(what) })),
  ...unsold.map((what) => ({ mark: `[data-unsold="${what}"]`, them: notSoldTo(what) })),
  ...nextSteps.map((step: NextStep) => ({ mark: `[data-next="${step}"]`, them: whoseNext(step) })),
];
const forVisitors = marks.filter(({ them }) => them.includes('visitor'));
const forCustomers = marks.filter(({ them }) => !them.includes('visitor'));

/* The same people are one rule. */
for (const audience of new Set(forVisitors.map(({ them }) => them.join())))
  globalStyle(
    forVisitors
      .filter(({ them }) => them.join() === audience)
      .map(({ mark }) => `${butThese(audience.split(',') as Standing[])} ${mark}`)
      .join(', '),
    { display: 'none' },
  );
// Only parts are marked so: an element of the page would need its own `display` back.
globalStyle(forCustomers.map(({ mark, them }) => `${these(them)} .${customerPart}${mark}`).join(', '), {
  display: 'contents',
});

/** Documents of those whose first period has the price that a relation brings. */
function priced(kind: PriceKind, relation: Relation, other: Relation): string {
  const has = (standing: Standing, relations: readonly Relation[]) =>
    priceOf({ standing, relations, blocked: false }) === kind;
  const them = standings.filter((standing) => has(standing, [relation]));
  const whose = them.includes('visitor') ? `:not(${butThese(them)})` : `:is(${begins(them)})`;
  const both = them.every((standing) => has(standing, [relation, other]));
  return `${related(relation)}${whose}${both ? '' : `:not(${related(other)})`}`;
}
const personal = [
  { kind: 'gift', documents: priced('gift', 'invited', 'student') },
  { kind: 'student', documents: priced('student', 'student', 'invited') },
];
globalStyle(personal.map(({ documents }) => `${documents} [data-price="usual"]`).join(', '), {
  display: 'none',
});
globalStyle(
  personal.map(({ kind, documents }) => `${documents} .${customerPart}[data-price="${kind}"]`).join(', '),
  { display: 'contents' },
);

globalStyle(`${related('partner')} [data-sold="partnership"]`, { display: 'none' });
globalStyle(`${related('partner')} .${customerPart}[data-unsold="partnership"]`, { display: 'contents' });
