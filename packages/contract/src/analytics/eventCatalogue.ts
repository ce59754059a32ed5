import {
  appPlatforms,
  type LeakVerdictName,
  languages,
  listedPlatforms,
  paymentMethodCodes,
} from '@tern/domain';
import * as v from 'valibot';
import { plainText } from '../textFields.ts';

/** A word of the product: a route, a plan, the name of a campaign. Nothing a visitor typed. */
const name = v.pipe(v.string('invalid'), v.regex(/^[\w.:/-]{1,100}$/, 'invalid'));
/** A path of the site without its query: as many as there are pages. */
const path = v.pipe(v.string('invalid'), v.regex(/^\/[^?#\s]{0,300}$/, 'invalid'), plainText);
const count = v.pipe(v.number('invalid'), v.integer('invalid'), v.minValue(0, 'invalid'));
const method = v.picklist(paymentMethodCodes, 'choice');
const leakVerdictNames = [
  'protected',
  'exposed',
  'leak',
  'blocked',
  'unsupported',
  'inconclusive',
] as const satisfies readonly LeakVerdictName[];

/** A campaign that a page shows, and where: `ribbon`, `banner`, `box`, `page`. */
const campaignPlace = v.strictObject({ campaign: name, place: name });

/**
 * Every event the site sends, with its params and the reason for it: the operator's question that it answers. Nothing is
 * sent that does not stand here (spec section 3, analytics event).
 */
export const eventCatalogue = {
  page_view: {
    reason: 'How many people come, to which pages, and from which sites.',
    params: v.strictObject({
      path,
      /** Host of the page before, when it is another site's. */
      referrer: v.optional(v.pipe(v.string('invalid'), v.regex(/^[\w.:-]{1,200}$/, 'invalid'))),
    }),
  },
  plan_seen: {
    reason: 'How many visits come as far as the prices.',
    params: v.strictObject({}),
  },
  plan_chosen: {
    reason: 'Which plan people want, and how many visits want one.',
    params: v.strictObject({ plan: name }),
  },
  checkout_opened: {
    reason: 'How many of those who chose a plan come to its checkout.',
    params: v.strictObject({ plan: name }),
  },
  method_chosen: {
    reason: 'Which way to pay people choose before they pay or give up.',
    params: v.strictObject({ method }),
  },
  order_paid: {
    reason: 'How many visits pay, by which method, and how much.',
    params: v.strictObject({
      plan: name,
      method,
      currency: v.pipe(v.string('invalid'), v.regex(/^[A-Z]{3}$/, 'choice')),
      /** Minor units. */
      amount: count,
    }),
  },
  payment_declined: {
    reason: 'Why payments fail, by method: what the operator can mend.',
    params: v.strictObject({ method, class: name }),
  },
  trial_started: {
    reason: 'How many visits begin a free trial.',
    params: v.strictObject({ plan: name, method }),
  },
  download_pressed: {
    reason: 'Which apps people take.',
    params: v.strictObject({ app: v.picklist([...appPlatforms, ...listedPlatforms], 'choice') }),
  },
  leak_verdict: {
    reason: 'Whether the leak test gives verdicts, and which.',
    params: v.strictObject({ verdict: v.picklist(leakVerdictNames, 'choice') }),
  },
  language_chosen: {
    reason: 'Which languages people leave a page for.',
    params: v.strictObject({ to: v.picklist(languages, 'choice') }),
  },
  campaign_shown: {
    reason: 'How many visits see a campaign, and where on the page.',
    params: campaignPlace,
  },
  campaign_pressed: {
    reason: 'How many of those who see a campaign follow it.',
    params: campaignPlace,
  },
  page_error: {
    reason: 'How often pages break, or are drawn anew after a translator or an extension.',
    params: v.strictObject({
      path,
      kind: v.picklist(['translated', 'redrawn', 'caught', 'uncaught'], 'choice'),
    }),
  },
  web_vitals: {
    reason: 'How fast and how calm pages are for real visitors.',
    params: v.strictObject({
      path,
      form: v.picklist(['desktop', 'mobile'], 'choice'),
      /** Largest Contentful Paint, ms. */
      lcp: v.optional(count),
      /** Interaction to Next Paint, ms; absent without an interaction. */
      inp: v.optional(count),
      /** Cumulative Layout Shift, thousandths. */
      cls: v.optional(count),
      /** Time to First Byte, ms, of a document that was requested; from its activation where it was rendered ahead. */
      ttfb: v.optional(count),
      /** How the page came: `restored` from the memory of the browser, `prerender` by an activation, else as the browser says. */
      shown: v.optional(
        v.picklist(['navigate', 'reload', 'back_forward', 'restored', 'prerender'], 'choice'),
      ),
      /** How its document was sent: against a dictionary of the visitor's, or as a whole. */
      sent: v.optional(v.picklist(['dictionary', 'whole'], 'choice')),
      /** Of the Network Information API, where there is one. */
      connection: v.optional(v.picklist(['slow-2g', '2g', '3g', '4g'], 'choice')),
    }),
  },
} as const satisfies Record<string, EventDefinition>;

export interface EventDefinition {
  /** The operator's question that the event answers. */
  readonly reason: string;
  /** Flat: strings and whole numbers. */
  readonly params: v.GenericSchema<Record<string, string | number | undefined>>;
}

export type EventName = keyof typeof eventCatalogue;

/** The params that a caller of an event gives. */
export type EventParams<Name extends EventName> = v.InferInput<(typeof eventCatalogue)[Name]['params']>;
