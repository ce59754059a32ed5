import { canonicalEmail } from '@tern/domain';

/** So many tries in a window that opens with the first one. Stands beside the handler that it guards. */
export interface Limit {
  /** The thing that is counted and for whom, as the list in docs/operations.md says it. */
  readonly counts: string;
  readonly count: number;
  readonly seconds: number;
}

declare const limitKey: unique symbol;
/**
 * Whom a limit counts: a visitor (`addressForLimits`), a network (`networkForLimits`), a mailbox, an account or a school. A type of
 * its own, so that no spelling of an address is counted by mistake.
 */
export type LimitKey = string & { readonly [limitKey]: true };

/** The key of a mailbox in limits, however its address is spelt. */
export const mailboxKey = (email: string): LimitKey => canonicalEmail(email) as LimitKey;

/** The key of a school in limits: its domain. */
export const schoolKey = (domain: string): LimitKey => domain as LimitKey;

/** The key of an account in limits: its id, or what makes its address unique. */
export const accountKey = (id: string): LimitKey => id as LimitKey;

/** Days after which what a stranger began and nobody confirmed is deleted. */
export const strangerDays = 30;

/** Seconds. */
export const minute = 60;
export const hour = 60 * minute;
export const day = 24 * hour;
