import type { Route } from '@tern/domain';
import type { PublicData } from '@tern/site/renderer';

/** Subjects of pages by which caches are purged. `settings`: ways to pay, downloads, test mode. Every page has `texts` as well. */
export type DataTag = 'prices' | 'campaigns' | 'settings' | 'articles' | 'status' | 'network';

const tagOf: Readonly<Record<keyof PublicData, DataTag | null>> = {
  currency: null,
  plans: 'prices',
  activity: 'campaigns',
  blog: 'articles',
  calendar: 'campaigns',
  offerLine: 'campaigns',
  campaign: 'campaigns',
  methods: 'settings',
  cardsHosted: 'settings',
  downloads: 'settings',
  // The service's version of its prices says when it begins or ends.
  trial: 'prices',
  testMode: 'settings',
  partnerTerms: 'settings',
  // An issue never changes; that there is a new one is seen when the page is made anew.
  newsletter: null,
  // Purged with the first feed alone: what the next ones change is seen when the page is made anew.
  network: 'network',
  proof: 'network',
  status: 'status',
  incident: 'status',
  posted: null,
};

/** The data, and the tags of those of its parts that were read: a page is tagged by what it was rendered from. */
export function trackReads(data: PublicData): { data: PublicData; tags: ReadonlySet<DataTag> } {
  const tags = new Set<DataTag>();
  const note = (name: string | symbol) => {
    const tag = tagOf[name as keyof PublicData];
    if (tag) tags.add(tag);
  };
  const tracked = new Proxy(data, {
    get(target, name) {
      note(name);
      return target[name as keyof PublicData];
    },
    has(target, name) {
      note(name);
      return name in target;
    },
  });
  return { data: tracked, tags };
}

/** `page:pricing`, then `texts` and the subjects of its data: `articles` on pages of the blog. */
export const pageTags = (route: Route | null, data: Iterable<DataTag>): string[] => [
  `page:${route?.id ?? 'notFound'}`,
  'texts',
  ...data,
];
