import { type Envelope, isSuccess, type OutputOf, publicVersion } from '@tern/contract';

type Versions = OutputOf<typeof publicVersion>;

export interface ChangeWatch {
  /** Compares the service's versions with the last ones, and tells which changed. Never rejects. */
  check(): Promise<void>;
}

/**
 * Learns of prices, campaigns, settings, articles, texts and incidents that change and of the first network feed, whoever
 * changes them and however many edges there are. Checks that overlap are one. A service that is away changes nothing.
 */
export function createChangeWatch(options: {
  /** Scheme and host of the service. */
  origin: () => string;
  /** The tags of what changed. */
  onChange: (tags: readonly string[]) => unknown;
}): ChangeWatch {
  let last: Versions | null = null;
  let running: Promise<void> | null = null;

  async function compare(): Promise<void> {
    const response = await fetch(new URL(publicVersion.path, options.origin()), {
      signal: AbortSignal.timeout(2000),
    });
    const envelope = (await response.json()) as Envelope<Versions>;
    if (!isSuccess(envelope)) return;
    const before = last;
    // Of several services one may not know its settings yet, or be of a version without incidents or network: those of another hold.
    const data = {
      ...envelope.data,
      settings: envelope.data.settings ?? before?.settings ?? null,
      status: envelope.data.status ?? before?.status,
      network: envelope.data.network ?? before?.network,
    };
    last = data;
    if (!before) return;
    const tags = (
      ['prices', 'campaigns', 'settings', 'articles', 'texts', 'status', 'network'] as const
    ).filter((tag) => data[tag] !== before[tag]);
    if (tags.length) await options.onChange(tags);
  }

  return {
    check() {
      running ??= compare()
        .catch(() => {})
        .finally(() => {
          running = null;
        });
      return running;
    },
  };
}
