import { type PriceKind, priceOf, type Relation, type Standing, standings } from '@tern/domain';
import { globalStyle, style } from '@vanilla-extract/css';
import { begins, butThese } from './documents.ts';

export const usual = style({ display: 'contents' });
export const personal = style({ display: 'none' });

/** The relations follow the standing in the cookie; an invitation has an attribute of its own. */
const related = (relation: Relation) =>
  relation === 'invited' ? '[data-invited]' : `[data-customer*="${relation}"]`;

/** Documents of those whose first period has the price that a relation brings. */
function priced(kind: PriceKind, relation: Relation, other: Relation): string {
  const has = (standing: Standing, relations: readonly Relation[]) =>
    priceOf({ standing, relations, blocked: false }) === kind;
  const them = standings.filter((standing) => has(standing, [relation]));
  // The cookie names every other relation behind a standing.
  const whose = relation === 'invited' ? `:not(${butThese(them)})` : `:is(${begins(them)})`;
  const both = them.every((standing) => has(standing, [relation, other]));
  return `${related(relation)}${whose}${both ? '' : `:not(${related(other)})`}`;
}
const kinds = [
  { kind: 'gift', documents: priced('gift', 'invited', 'student') },
  { kind: 'student', documents: priced('student', 'student', 'invited') },
];
globalStyle(kinds.map(({ documents }) => `${documents} .${usual}`).join(', '), {
  display: 'none',
});
globalStyle(
  kinds.map(({ kind, documents }) => `${documents} .${personal}[data-price="${kind}"]`).join(', '),
  { display: 'contents' },
);
