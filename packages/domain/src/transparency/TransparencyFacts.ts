/** A text of the operator by language; a page shows it in its own, else in English, and marks it. One at least. */
export type OperatorTexts = Readonly<Record<string, string>>;

/** A day, `2026-11-26`. */
export type Day = `${number}-${number}-${number}`;

/** A file below the site's own address, such as `/proofs/audit.pdf`: nothing of another host. */
export type OwnFile = `/${string}`;

export interface OwnerFacts {
  /** As registered. */
  readonly name: string;
  /** Register, number, owners, as sentences. */
  readonly about: OperatorTexts;
  /** The entry in the register. */
  readonly entry: { readonly file: OwnFile; readonly on: Day };
}

export interface AuditFacts {
  readonly subject: OperatorTexts;
  /** Who audited. */
  readonly by: string;
  readonly on: Day;
  /** The findings, as a sentence. */
  readonly outcome: OperatorTexts;
  readonly report: OwnFile;
  /** SHA-256 of the report, hexadecimal. */
  readonly hash: string;
}

/** The requests for data of one quarter, by who asked. */
export interface RequestFacts {
  /** `2026-Q3`. */
  readonly quarter: `${number}-Q${1 | 2 | 3 | 4}`;
  readonly courts: number;
  readonly police: number;
  readonly rightsHolders: number;
  readonly others: number;
  /** Of all of them: how many were answered with data of a customer. */
  readonly answered: number;
}

export interface CanaryFacts {
  /** The exact text that was signed, in UTF-8: a newline at its end counts. */
  readonly text: string;
  /** Detached Ed25519 signature of the text, base64. */
  readonly signature: string;
  /** The public key, SubjectPublicKeyInfo in one line of base64. */
  readonly key: string;
  readonly signedOn: Day;
  /** The day before which the next one is due. */
  readonly nextBefore: Day;
}

/** Proofs of the operator. Each part is on the page only where it is here. */
export interface TransparencyFacts {
  readonly owner?: OwnerFacts;
  readonly audits?: readonly AuditFacts[];
  readonly requests?: readonly RequestFacts[];
  readonly canary?: CanaryFacts;
  /** The address of the source code, and its licence. */
  readonly source?: { readonly url: `https://${string}`; readonly licence: string };
}

/** Where the text of the canary lies. */
export const canaryPath = '/canary.txt';
/** All that the page says, for programs. */
export const transparencyDataPath = '/transparency.json';
