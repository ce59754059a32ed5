import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Payment } from './payment.ts';
import { emptyStripe, type StripeState } from './providers/stripe/records.ts';
import type { StoredReply } from './providers/stripe/StoredReply.ts';

export interface Mail {
  id: number;
  receivedAt: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
}

/** How the stand-ins misbehave, and what they say of tax. */
export interface Knobs {
  /** ms before every API response. */
  apiDelay: number;
  /** Respond to every API call with a 500. */
  apiFails: boolean;
  /** Do the work, then close the connection without a response. */
  loseReplies: boolean;
  /** Hold webhooks back until this is off again. */
  webhooksPaused: boolean;
  /** ms before a webhook is sent. */
  webhookDelay: number;
  /** Send every webhook this many times more. */
  webhookRepeats: number;
  /** Send the webhooks of one payment in reverse order. */
  webhooksReversed: boolean;
  /** Tax inside every price, in per cent, where the provider reports it. 0: none. */
  tax: number;
  /** Refunds wait until somebody decides them. */
  refundsWait: boolean;
  /** Paddle cancels no transaction of a checkout, as its page on invoices can be read. */
  paddleKeepsOpen: boolean;
  /** So many STUN servers do not respond, the last ones first. */
  stunSilent: number;
  /** ms before a STUN response. */
  stunDelay: number;
  /** Addresses that STUN tells in place of the real ones; empty for the real ones. */
  stunAddress: string;
  stunAddress6: string;
  /** reCAPTCHA's script does not come. */
  recaptchaAway: boolean;
  /** Score of version 3, 0 to 1; empty for a good one. */
  recaptchaScore: string;
  studentServiceAway: boolean;
  viesAway: boolean;
  /** Trouble of WordPress: down, slow, html, short or unpaged; empty for none. */
  wordPress: string;
  /** Posts that WordPress has; 0 for a few. */
  wordPressPosts: number;
  /** Trouble of the tools that take analytics events: down, slow or failing; empty for none. */
  analytics: string;
  /** Trouble of the app config: down, slow, html or nothing; empty for none. */
  appConfig: string;
  /** Trouble of the network feed, of those that `networkFeedHost` lists; empty for none. */
  networkFeed: string;
  /** A city (`jp-tyo`) or country (`JP`) of the network whose servers are down; empty for none. */
  networkOutage: string;
  /** Trouble of the host of WireGuard keys, of those that `provisioningHost` lists; empty for none. */
  provisioning: string;
}

export const noKnobs: Readonly<Knobs> = {
  apiDelay: 0,
  apiFails: false,
  loseReplies: false,
  webhooksPaused: false,
  webhookDelay: 0,
  webhookRepeats: 0,
  webhooksReversed: false,
  tax: 20,
  refundsWait: false,
  paddleKeepsOpen: false,
  stunSilent: 0,
  stunDelay: 0,
  stunAddress: '',
  stunAddress6: '',
  recaptchaAway: false,
  recaptchaScore: '',
  studentServiceAway: false,
  viesAway: false,
  wordPress: '',
  wordPressPosts: 0,
  analytics: '',
  appConfig: '',
  networkFeed: '',
  networkOutage: '',
  provisioning: '',
};

export interface Delivery {
  /** Its code, which stands in its webhook path. */
  provider: string;
  /** The stand-in's own id of the payment it is about. */
  payment: string;
  id: string;
  type: string;
  body: string;
  /** Epoch ms of the next try; null when it is over. */
  dueAt: number | null;
  tries: number;
  /** Epoch ms. */
  firstTryAt?: number;
  delivered: boolean;
}

export interface SandboxState {
  /** Payments of every provider but Stripe, whose objects are stored in its own words. */
  payments: Record<string, Payment>;
  /** Responses by idempotency key, of every provider but Stripe. */
  replies: Record<string, StoredReply>;
  /** Everything made at a provider besides payments: catalogue entries, discounts. */
  things: Record<string, Record<string, unknown>>;
  /** PayPal signs with a key of its own, whose certificate and its issuer's it serves. PEM. */
  paypalSigner: { key: string; certificates: string } | null;
  deliveries: Delivery[];
  mails: Mail[];
  knobs: Knobs;
  /** WireGuard keys that the servers know, with the number of their addresses. */
  provisioned: Record<string, { place: number; cities: string[] }>;
  stripe: StripeState;
}

const empty = (): SandboxState => ({
  mails: [],
  knobs: { ...noKnobs },
  payments: {},
  replies: {},
  things: {},
  paypalSigner: null,
  deliveries: [],
  provisioned: {},
  stripe: emptyStripe(),
});

export interface StateFile {
  data: SandboxState;
  /** Writes the state at once, so that a provider forgets nothing when it is killed. */
  save(): void;
}

/** The outside world remembers: its state is one JSON file, replaced as a whole on every change. */
export function openState(file: string | null): StateFile {
  let data = empty();
  if (file) {
    mkdirSync(dirname(file), { recursive: true });
    try {
      const kept = JSON.parse(readFileSync(file, 'utf8')) as SandboxState;
      data = {
        ...data,
        ...kept,
        knobs: { ...data.knobs, ...kept.knobs },
        // Books of an earlier shape are of no use any more.
        stripe: kept.stripe?.version === data.stripe.version ? kept.stripe : data.stripe,
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return {
    data,
    save() {
      if (!file) return;
      writeFileSync(`${file}.new`, JSON.stringify(data));
      renameSync(`${file}.new`, file);
    },
  };
}
