import * as v from 'valibot';
import { minorUnits, nothing, timestamp } from '../fields.ts';
import { billingFields } from '../invoices/billingDetails.ts';
import { invoice } from '../invoices/invoiceList.ts';
import { contractAct } from '../leaving/contractAct.ts';
import { defineOperation } from '../operation.ts';
import { voucherMy } from '../vouchers/voucherMy.ts';
import { wireguardKey } from '../wireguard/wireguardKey.ts';
import { accountSession } from './accountSession.ts';
import { device } from './device.ts';
import { passkey } from './passkeys/passkey.ts';
import { rememberedBrowser } from './secondFactor/rememberedBrowser.ts';
import { securityEvent } from './securityEvent.ts';
import { user } from './user.ts';

/** Everything that is stored about the person, to be saved as a JSON file. Five times an hour. */
export const accountExport = defineOperation({
  name: 'accountExport',
  method: 'GET',
  path: '/api/mms/account/v1/web/account/export',
  auth: 'bearer',
  summary: 'Everything that is kept of the person.',
  showsProgress: true,
  input: nothing,
  output: v.object({
    exported_at: timestamp,
    user: v.object({
      ...user.entries,
      language: v.string(),
      delete_after: v.nullable(timestamp),
      /** Which mails the person wants besides those that everybody gets, and in which language; null: that of the site. */
      mails: v.object({
        renewal: v.boolean(),
        product: v.boolean(),
        offers: v.boolean(),
        language: v.nullable(v.string()),
      }),
    }),
    /** Changes of the address in the last 30 days. */
    email_changes: v.array(
      v.object({
        state: v.string(),
        from: v.string(),
        to: v.string(),
        requested_at: timestamp,
        done_at: v.nullable(timestamp),
      }),
    ),
    /** Requests to turn the second factor off without a code, 30 days after their end; removals by support for a year. */
    factor_recoveries: v.array(
      v.object({
        state: v.string(),
        /** The words of support about what they were shown. */
        proof: v.nullable(v.string()),
        requested_at: timestamp,
        begun_at: v.nullable(timestamp),
        settled_at: v.nullable(timestamp),
      }),
    ),
    devices: v.array(device),
    /** How they are used is not stored. */
    wireguard_keys: v.array(v.omit(wireguardKey, ['last_used_on', 'is_connected'])),
    sessions: v.array(accountSession),
    bound_address: v.nullable(v.object({ ip: v.string(), bound_at: timestamp })),
    passkeys: v.array(passkey),
    remembered_browsers: v.array(rememberedBrowser),
    security_events: v.array(securityEvent),
    /** Orders with the amounts in minor units, and what came of them. */
    orders: v.array(v.record(v.string(), v.any())),
    subscriptions: v.array(v.record(v.string(), v.any())),
    /** Every payment, as in `subscription_my`. */
    charges: v.array(v.record(v.string(), v.any())),
    /** The card or account that pays the next charge of each order that renews, as far as its provider says. */
    payment_instruments: v.array(
      v.object({
        order_id: v.string(),
        kind: v.nullable(v.string()),
        brand: v.nullable(v.string()),
        last4: v.nullable(v.string()),
        expiry_month: v.nullable(v.number()),
        expiry_year: v.nullable(v.number()),
        account: v.nullable(v.string()),
        removed_at: v.nullable(timestamp),
        changed_at: v.nullable(timestamp),
      }),
    ),
    /** Money that goes back or has gone back, with the page where it is claimed. Minor units. */
    refunds: v.array(
      v.object({
        order_id: v.string(),
        amount: minorUnits,
        currency: v.string(),
        state: v.string(),
        claim_url: v.nullable(v.string()),
        requested_at: timestamp,
        ended_at: v.nullable(timestamp),
      }),
    ),
    /** Acts of the person about their contracts, as in `leave_my`. */
    contract_acts: v.array(contractAct),
    /** Cancellations that were sent from the page without a sign-in, as they were typed. */
    cancellations_without_sign_in: v.array(
      v.object({
        number: v.string(),
        kind: v.string(),
        state: v.string(),
        at: timestamp,
        email: v.string(),
        name: v.string(),
        contract: v.string(),
        reason: v.string(),
      }),
    ),
    billing_details: billingFields,
    invoices: v.array(invoice),
    /** The mails sent, without their content, which is not stored. */
    mails: v.array(v.object({ template: v.string(), created_at: timestamp, sent_at: v.nullable(timestamp) })),
    /** The person's own invitation, and the friends who joined with it, masked. */
    invitations: v.object({
      code: v.nullable(v.string()),
      friends: v.array(
        v.object({
          email: v.string(),
          state: v.string(),
          joined_at: timestamp,
          /** Days that it earns, and since when they are earned. */
          days: v.number(),
          earned_at: v.nullable(timestamp),
        }),
      ),
    }),
    /** Vouchers that were redeemed, and gifts that were bought, without their codes, which are not stored. */
    vouchers: voucherMy.output,
    /** Proofs of being a student, without the addresses they were made with, which are not stored. */
    student: v.array(
      v.object({ code: v.string(), verifier: v.string(), proven_at: timestamp, expires_at: timestamp }),
    ),
    /** The application as a partner, and what its links brought. Amounts without tax, minor units. */
    partner: v.array(
      v.object({
        state: v.string(),
        applied_at: timestamp,
        application: v.object({ name: v.string(), site: v.string(), plan: v.string() }),
        code: v.nullable(v.string()),
        clicks: v.array(v.object({ day: v.string(), label: v.string(), count: v.number() })),
        sales: v.array(
          v.object({
            at: timestamp,
            label: v.string(),
            amount: minorUnits,
            currency: v.string(),
            reward: v.nullable(minorUnits),
            reversed_at: v.nullable(timestamp),
          }),
        ),
      }),
    ),
    /** This, the applications that wait and everything else of the address: once it is confirmed. */
    newsletter: v.nullable(v.object({ state: v.string(), asked_at: timestamp })),
  }),
  errors: [],
});

export type AccountExport = v.InferOutput<typeof accountExport.output>;
