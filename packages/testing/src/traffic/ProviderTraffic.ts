/** A call to a stand-in with its response, as `apps/sandbox` records it. */
export interface RecordedCall {
  said: 'call';
  provider: string;
  method: string;
  /** The path with its parameters unnamed: `/v1/subscriptions/:id`. */
  route: string;
  /** The path as it was sent, with its query. */
  path: string;
  headers: Record<string, string>;
  request: string;
  status: number;
  response: string;
}

/** A webhook of a stand-in, with the headers that sign it. */
export interface RecordedWebhook {
  said: 'webhook';
  /** The code of the provider, which stands in the path of its webhooks. */
  provider: string;
  type: string;
  headers: Record<string, string>;
  body: string;
}

export type Recorded = RecordedCall | RecordedWebhook;

/** One thing that must be true of a recorded line. `kind` is the line it is counted in. */
export type Claim =
  /** The value has this type of the provider's package: every field it requires, none it does not know. */
  | { kind: string; type: string; value: unknown }
  /** A verifier or a schema of the provider's package accepts it. Throws when it does not. */
  | { kind: string; verify: () => void | Promise<void> };

/**
 * The official material of one provider, held against a recording.
 *
 * To add a provider: install its package as a development dependency of `packages/testing`, write a file beside
 * `stripeTraffic.ts` that exports a `ProviderTraffic`, and name it in `allTraffic.ts`. `claimsOf` gets every recorded
 * line of the provider and returns what must hold of it: `{ kind, type, value }` is compiled as `value satisfies type`
 * against the package's own types (give `typesFolder`, and import them in `prelude`), `{ kind, verify }` runs a
 * verifier or schema. A call or event that it does not know should come back as a claim that throws.
 * `node packages/testing/scripts/traffic.ts` then prints validated and valid bodies by kind.
 */
export interface ProviderTraffic {
  /** Its name among the stand-ins, and the code of its webhooks. */
  name: string;
  code: string;
  /** A folder of declaration files that is copied beside the compiled values as `types`. */
  typesFolder?: string;
  /** Changes a copied declaration file, to close what the package leaves open for later versions. */
  adjustTypes?: (file: string, text: string) => string;
  /** Imports of the types: `import type Stripe from './types/stripe.js';`. */
  prelude?: string;
  claimsOf(recorded: Recorded): Claim[];
}
