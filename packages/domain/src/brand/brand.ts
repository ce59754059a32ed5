import type { LegalFacts } from '../legal/LegalFacts.ts';
import type { Money } from '../pricing/money.ts';
import type { TransparencyFacts } from '../transparency/TransparencyFacts.ts';

/** A fact only the operator knows. */
export interface OperatorFact {
  readonly value: string;
  /** The operator has yet to enter it, before going live: `openOperatorFacts` says what. */
  readonly open?: true;
}

export interface SocialLink {
  readonly name: string;
  readonly href: string;
}

export interface Brand {
  /** Shown in the logo, titles and messages. */
  readonly name: string;
  /** Host name of the site, without scheme. Canonical links and mails use it. */
  readonly host: string;
  readonly legalEntity: OperatorFact;
  readonly address: OperatorFact;
  readonly policiesReviewed: OperatorFact;
  readonly supportEmail: OperatorFact;
  readonly social: readonly SocialLink[];
  readonly claims: {
    readonly servers: number;
    readonly countries: number;
    readonly devices: number;
    readonly moneyBackDays: number;
    /** Length of the free trial; 0: this brand has none. `TRIAL=off` takes it away as well. */
    readonly trialDays: number;
    readonly fromPrice: Money;
  };
  readonly programmes: {
    /** The gift of an invitation: whole per cent off the friend's first period, days for the inviter. */
    readonly invite: {
      readonly friendPercent: number;
      readonly inviterDays: number;
      /** Invitations that earn something, in a year. */
      readonly yearly: number;
    };
    /** Whole per cent off the first period with a student's code, and for how many days a proof holds. */
    readonly student: { readonly percent: number; readonly proofDays: number };
  };
  /** Whether the account makes WireGuard configurations for what has no app (`docs/provisioning.md`): `PROVISION_URL` is needed. */
  readonly configurations: boolean;
  /** Sent with analytics events as `app_name` (spec section 9). */
  readonly analyticsAppName: string;
}

/** Systems whose apps have a page each (spec section 2, downloads). */
export const appPlatforms = ['windows', 'mac', 'ios', 'android', 'chrome', 'tv'] as const;
export type AppPlatform = (typeof appPlatforms)[number];

/** Systems whose apps stand in the list of downloads where the app config has them, and have no page. */
export const listedPlatforms = ['linux', 'firefox'] as const;
export type ListedPlatform = (typeof listedPlatforms)[number];

/** The one file, beside the tokens, that another company changes. */
export const brand: Brand = {
  name: 'Tern',
  host: 'tern.example',
  legalEntity: { value: 'Tern', open: true },
  address: { value: '', open: true },
  policiesReviewed: { value: '', open: true },
  supportEmail: { value: 'support@tern.example', open: true },
  social: [],
  claims: {
    servers: 6000,
    countries: 50,
    devices: 6,
    moneyBackDays: 30,
    trialDays: 30,
    fromPrice: { amount: 375, currency: 'USD' },
  },
  programmes: {
    invite: { friendPercent: 20, inviterDays: 30, yearly: 12 },
    student: { percent: 30, proofDays: 365 },
  },
  configurations: true,
  analyticsAppName: 'tern-web',
};

/** Further facts of the company for its invoices. Apart from the brand, which every page has. */
export const company: {
  /** The VAT or tax number. */
  readonly vatId: OperatorFact;
  /** The number of the company, with its register. */
  readonly registration: OperatorFact;
} = {
  vatId: { value: '', open: true },
  registration: { value: '', open: true },
};

/**
 * The public keys of the network feed (`docs/network-feed.md`): of each the one line of base64 between the first and the
 * last of a PEM file. Two while a key is replaced by another; none: there is no feed. Apart from the brand, as above.
 */
export const networkKeys: readonly string[] = [];

/**
 * Proofs on the page `/transparency`: owner, audits, requests, canary, source code (`docs/transparency.md`). A part
 * without proof is left out, there as here. Apart from the brand, as above.
 */
export const transparency: TransparencyFacts = {};

/**
 * Words that laws ask for, by country: imprint, right of withdrawal, the Japanese disclosure, the words of the order button, tax
 * beside prices (`docs/legal.md`). Absent on the site where it is absent here. Apart from the brand, as above.
 */
export const legal: LegalFacts = {};

/** The operator's task for each. */
const todos = {
  legalEntity: 'Enter the registered name of the company that runs the service.',
  address: 'Enter the postal address of the company.',
  vatId: 'Enter the VAT or tax number of the company, for invoices; without one, only take away `open`.',
  registration:
    'Enter the number of the company and its register, for invoices; without one, only take away `open`.',
  policiesReviewed: 'Have the terms and policies reviewed by a lawyer; enter the date.',
  supportEmail: 'Enter an address that somebody reads.',
};

/** The facts that are still open, by field: the README and the production start-up check list them. */
export function openOperatorFacts(
  subject: Brand & typeof company = { ...brand, ...company },
): { field: string; todo: string }[] {
  return (Object.keys(todos) as (keyof typeof todos)[]).flatMap((field) =>
    subject[field].open ? [{ field, todo: todos[field] }] : [],
  );
}
