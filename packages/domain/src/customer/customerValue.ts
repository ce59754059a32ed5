import { type CustomerState, type Relation, relations, type Standing, standings } from './customerState.ts';

/** Facts that the service knows. An invitation is in a cookie of its own. */
const known = relations.filter((relation) => relation !== 'invited');

/** The value of the cookie; empty for somebody of whom nothing is known. */
export function customerValue({ standing, relations: related = [] }: Omit<CustomerState, 'blocked'>): string {
  const words = [standing, ...known.filter((relation) => related.includes(relation))];
  return words.length === 1 && standing === 'visitor' ? '' : words.join('.');
}

/** Reads a value of `customerValue`. `invited`: whether the browser has a friend's invitation. */
export function readCustomer(
  value: string | undefined,
  invited: boolean,
): Required<Omit<CustomerState, 'blocked'>> {
  const [word, ...words] = (value ?? '').split('.');
  const related: Relation[] = known.filter((relation) => words.includes(relation));
  return {
    standing: standings.find((standing): standing is Standing => standing === word) ?? 'visitor',
    relations: invited ? ['invited', ...related] : related,
  };
}
