/** The purpose of a table of the database, in the words of the page: several tables may be for one thing. */
export type StoredSubject =
  | 'account'
  | 'emailChanges'
  | 'signIn'
  | 'codes'
  | 'secondFactor'
  | 'passkeys'
  | 'devices'
  | 'smartDns'
  | 'activity'
  | 'limits'
  | 'quotes'
  | 'orders'
  | 'subscriptions'
  | 'payments'
  | 'refunds'
  | 'cancellations'
  | 'invoices'
  | 'paymentMethods'
  | 'trials'
  | 'discounts'
  | 'invitations'
  | 'vouchers'
  | 'students'
  | 'mails'
  | 'newsletter'
  | 'partners'
  | 'visits';

/** A kind of data of a person that a column can hold. */
export type StoredData =
  | 'link'
  | 'email'
  | 'name'
  | 'hash'
  | 'signInKey'
  | 'tunnelKey'
  | 'language'
  | 'country'
  | 'browser'
  | 'ip'
  | 'ipPart'
  | 'app'
  | 'code'
  | 'providerId'
  | 'card'
  | 'billing'
  | 'avatar'
  | 'source'
  | 'pages'
  | 'browserNumber'
  | 'text'
  | 'content';

/**
 * How long: `account` until the account is deleted, `limit` until the end of a limit, or a number of a unit at most.
 * `daysAfter`: so many days after it is over, such as a session that has ended. `kept`: without an end.
 * `accountOrKept`: until the account is deleted, and without an end where the person has none.
 */
export type StoredSpan =
  | readonly ['account' | 'accountOrKept' | 'limit' | 'minutes' | 'kept']
  | readonly ['hours' | 'days' | 'daysAfter' | 'months' | 'years', number];

/** A table of the database that can hold something of a person. */
export interface StoredTable {
  readonly table: string;
  readonly subject: StoredSubject;
  readonly data: readonly StoredData[];
  readonly span: StoredSpan;
  /** Columns of it stay afterwards: bookkeeping, or hashes against abuse. */
  readonly rest?: true;
}
