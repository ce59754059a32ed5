import { publicTexts } from '@tern/contract';
import type { Language } from '@tern/domain';
import type { Catalogue } from '@tern/i18n';
import { callService } from '../http/callService.ts';

/** The operator's texts in place of messages. */
export interface TextSource {
  /** Those of a language, the same object until they change; undefined where there are none. Never rejects. */
  of(language: Language): Promise<Catalogue | undefined>;
  /** Those of the last answer. */
  known(language: Language): Catalogue | undefined;
  /** Forgets that it asked: the service has something newer. */
  renew(): void;
}

/** ms between two requests. A change is told earlier (`ChangeWatch`). */
const holds = 30_000;

type Languages = Readonly<Record<string, Catalogue>>;

/** Asks the service for all texts at most once in 30 s, for all pages. While it is away, its last answer holds. */
export function createTextSource({
  origin,
  now,
}: {
  /** Scheme and host of the service. */
  origin: () => string;
  now: () => number;
}): TextSource {
  let known: Languages = {};
  let pending: Promise<void> | null = null;
  let requestedAt = Number.NEGATIVE_INFINITY;

  async function refresh(): Promise<void> {
    const { languages } = await callService(origin(), publicTexts, {});
    // Formatters are made once for each object: equal texts stay the same one.
    known = Object.fromEntries(
      Object.entries(languages as Languages).map(([language, found]) => {
        const before = known[language];
        return [language, before && JSON.stringify(before) === JSON.stringify(found) ? before : found];
      }),
    );
  }

  return {
    async of(language) {
      if (!pending || now() - requestedAt > holds) {
        requestedAt = now();
        // Pages do without rather than fail.
        pending = refresh().catch(() => {});
      }
      await pending;
      return known[language];
    },
    known: (language) => known[language],
    renew() {
      requestedAt = Number.NEGATIVE_INFINITY;
    },
  };
}
