import {
  type Envelope,
  isSuccess,
  type NewsletterHead,
  newsletterIssue,
  newsletterIssues,
  type Operation,
  type OutputOf,
} from '@tern/contract';
import type { Language } from '@tern/domain';
import type { IssueData } from '@tern/site/renderer';

/** The issues of the newsletter that were sent: none other has a page. */
export interface IssueSource {
  /** Their names by the last answer; null before there was one. */
  issues(): readonly string[] | null;
  /** Their heads, newest first. Empty without the service. */
  newsletter(language: Language): Promise<NewsletterHead[]>;
  /** One issue with its words. Rejects where there is none, or no service: no page is made of it then. */
  issueOf(id: string, language: Language): Promise<IssueData>;
  /** Forgets what is known. */
  renew(): void;
}

/** ms that an answer is used before the service is asked again. */
const fresh = 30_000;

/** Calls the service at most once in 30 s for each language. */
export function createIssueSource(options: { origin: () => string; now: () => number }): IssueSource {
  const lists = new Map<Language, { requestedAt: number; heads: Promise<NewsletterHead[]> }>();
  let names: readonly string[] | null = null;

  async function call<O extends Operation>(
    operation: O,
    query: Record<string, string>,
  ): Promise<OutputOf<O>> {
    const url = new URL(operation.path, options.origin());
    url.search = new URLSearchParams(query).toString();
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
    const envelope = (await response.json()) as Envelope<OutputOf<O>>;
    if (!isSuccess(envelope)) throw new Error(`${operation.name} answered ${envelope.code}`);
    return envelope.data;
  }

  return {
    issues: () => names,
    newsletter(language) {
      const known = lists.get(language);
      if (known && options.now() - known.requestedAt <= fresh) return known.heads;
      const heads = call(newsletterIssues, { language }).then(
        ({ issues }) => {
          names = issues.map(({ id }) => id);
          return issues;
        },
        () => [],
      );
      lists.set(language, { requestedAt: options.now(), heads });
      return heads;
    },
    issueOf: (id, language) => call(newsletterIssue, { id, language }),
    renew: () => lists.clear(),
  };
}
