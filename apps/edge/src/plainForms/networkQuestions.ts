import type { allOperations, ParsedInputOf } from '@tern/contract';
import { type Language, normalizeLine } from '@tern/domain';
import type { PostedForm } from '@tern/site/renderer';
import type { VisitorCall } from './callForVisitor.ts';

/** A question in the address of a page. */
export interface Question {
  query: URLSearchParams;
  language: Language;
  call: VisitorCall;
}

type PlacesForm = Extract<PostedForm, { form: 'places' }>;

/** Where the visitor seems to be, by the address of the request. */
async function placeOf(call: VisitorCall): Promise<NonNullable<PlacesForm['from']> | null> {
  const outcome = await call('geoInfo', {});
  if (outcome.error !== undefined || !outcome.data.location) return null;
  return { ...outcome.data.location, city: outcome.data.city, country: outcome.data.country };
}

/** The conditions of the form on the page of all countries: a value that none has counts as none. */
const conditions = ['feature', 'protocol', 'machine', 'state'] as const;

async function places({ query, call }: Question): Promise<PlacesForm> {
  const typed = Object.fromEntries(
    ['q', 'sort', ...conditions].flatMap((name) => {
      const value = normalizeLine(query.get(name) ?? '').slice(0, 80);
      return value ? [[name, value]] : [];
    }),
  );
  const wanted = Object.fromEntries(conditions.flatMap((name) => (typed[name] ? [[name, typed[name]]] : [])));
  const [outcome, from] = await Promise.all([
    Object.keys(wanted).length > 0
      ? call('networkPlaces', wanted as ParsedInputOf<(typeof allOperations)['networkPlaces']>)
      : null,
    typed.sort === 'near' ? placeOf(call) : undefined,
  ]);
  const own = { form: 'places', typed, ...(from !== undefined && { from }) } as const;
  if (!outcome) return own;
  return outcome.error === undefined
    ? { ...own, found: outcome.data.countries }
    : { ...own, error: outcome.error };
}

/** Of the page of all countries: any field of its form asks. */
export const placeQuestions = Object.fromEntries(['q', 'sort', ...conditions].map((name) => [name, places]));

/** Of the page of a country: all servers of a city, page by page, and how far everything is. */
export const countryQuestions = {
  async city({ query, call }: Question): Promise<PostedForm> {
    const city = query.get('city') ?? '';
    const page = Math.min(Math.max(Number.parseInt(query.get('page') ?? '1', 10) || 1, 1), 200);
    const outcome = await call('networkServers', { city, page, page_size: 100 });
    const own = { form: 'servers', typed: { city }, page } as const;
    return outcome.error === undefined
      ? { ...own, found: outcome.data.cities }
      : { ...own, error: outcome.error };
  },
  async from({ call }: Question): Promise<PostedForm> {
    return { form: 'places', typed: {}, from: await placeOf(call) };
  },
};
