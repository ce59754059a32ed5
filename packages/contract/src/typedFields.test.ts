import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { allOperations } from './allOperations.ts';

/** Strings of inputs that no person types: made by the service, a page, an app or a provider. Each is decided here. */
const madeByMachines = [
  'analyticsEvents.',
  'botAltcha.',
  'botR2.token',
  'botR3.token',
  'deviceUnbind.unbind_user_id',
  'securityEventList.before',
  'specialPlans.key',
  'activity.name',
  'partnerClick.click',
  'newsletterConfirm.token',
  'newsletterUnsubscribe.token',
  'handoverCreate.redirect',
  'handoverExchange.code',
  'handoverLook.code',
  'paddleCheckout.transaction',
  'prices.product_ids',
  'texts.',
  'blogYoastHead.slug',
  'newsletterIssue.id',
  'networkPlaces.',
  'networkServers.',
  'leaveReason.act_id',
  'contractCancelConfirm.token',
  'dnsResolvers.token',
  'studentFinish.',
  'invoicePdf.number',
  'passkeyLogin.',
  'passkeyAdd.',
  ...['accountDelete', 'secondFactorSetUp', 'secondFactorRemove', 'recoveryCodesRenew', 'setPassword'].map(
    (each) => `${each}.passkey.`,
  ),
  ...['passkeyAddOptions', 'passkeyRemove', 'emailChangeRequest'].map((each) => `${each}.passkey.`),
  'passkeyRemove.passkey_id',
  'passkeyRename.passkey_id',
  'rememberedForget.browser_id',
  'wireguardKeyAdd.cities.',
  'wireguardKeyRename.key_id',
  'wireguardKeyRemove.key_id',
];
/** In every operation. */
const machineNames =
  /\.(?:recasign|ticket|product_id|plan_id|order_id|quote_id|subscription_id|session_id|device_id|installation|offer|country|customer_country|category|tag|unikey|page|page_size|count|limit|cursor|tracking\.\w+)$/;
/** They stay as they were typed. */
const passwords = /\.(?:\w+_)?password$/;
/** Sentences keep full-width characters and other digits. */
const sentences = ['contactUs.inquiry', 'partnerApply.plan', 'billingDetailsSave.address'];

type Schema = v.GenericSchema & {
  entries?: Record<string, Schema>;
  wrapped?: Schema;
  item?: Schema;
  options?: readonly Schema[];
  pipe?: readonly Schema[];
};

/** Every string of an input, by its path. */
function strings(schema: Schema, path: string): [path: string, schema: Schema][] {
  if (schema.wrapped) return strings(schema.wrapped, path);
  if (schema.entries)
    return Object.entries(schema.entries).flatMap(([key, each]) => strings(each, `${path}.${key}`));
  if (schema.item) return strings(schema.item, `${path}.0`);
  if (schema.type === 'variant' || schema.type === 'union')
    return (schema.options ?? []).flatMap((each) => strings(each, path));
  return schema.type === 'string' ? [[path, schema]] : [];
}

const all = Object.entries(allOperations).flatMap(([name, { input }]) => strings(input as Schema, name));
const isMachine = (path: string) =>
  machineNames.test(path) ||
  madeByMachines.some((each) => path === each || (each.endsWith('.') && path.startsWith(each)));
const typed = all.filter(([path]) => !isMachine(path) && !passwords.test(path));

const plain = [
  'marta4@example.com',
  '40821157',
  '408211',
  '198.51.100.7',
  'NORTH-70',
  'What is 1',
  'DE123456789',
  'HIgo9xNzJMWLKASShiTqIybxZ0U3wGLiUeJ1PKf8ykw=',
];
const hidden = (text: string) => `\u00a0\u200b${text.slice(0, 2)}\u2060${text.slice(2)}\u00ad\ufeff\u3000`;
const fullWidth = (text: string) =>
  text.replace(/[!-~]/g, (each) => String.fromCharCode(each.charCodeAt(0) + 0xfee0));
const otherDigits = (zero: number) => (text: string) =>
  text.replace(/\d/g, (each) => String.fromCharCode(zero + Number(each)));

describe('what a person types', () => {
  it('is known by its field in every operation', () => {
    expect(typed.map(([path]) => path)).toMatchInlineSnapshot(`
      [
        "anonymousSignup.email",
        "login.username",
        "verificationRequest.email",
        "verificationValidate.email",
        "verificationValidate.code",
        "deviceLogin.username",
        "deviceLogin.name",
        "deviceLogin.code",
        "deviceReport.name",
        "userIpBind.ip",
        "accountDelete.code",
        "contactUs.name",
        "contactUs.email",
        "contactUs.inquiry",
        "newsletterSubscribe.email",
        "ipLookup.ip",
        "quote.code",
        "quote.invite",
        "blogSearch.q",
        "studentRequest.email",
        "studentConfirm.code",
        "billingDetailsSave.name",
        "billingDetailsSave.company",
        "billingDetailsSave.address",
        "billingDetailsSave.vat_id",
        "contractCancel.name",
        "contractCancel.email",
        "contractCancel.contract",
        "contractCancel.reason",
        "voucherLook.code",
        "voucherRedeem.code",
        "loginSecondStep.code",
        "secondFactorSetUp.code",
        "secondFactorConfirm.code",
        "secondFactorRemove.code",
        "recoveryCodesRenew.code",
        "passkeyAddOptions.code",
        "passkeyRename.name",
        "passkeyRemove.code",
        "emailChangeRequest.email",
        "emailChangeRequest.code",
        "emailChangeConfirm.code",
        "wireguardKeyAdd.public_key",
        "wireguardKeyAdd.name",
        "wireguardKeyRename.name",
        "emailConfirm.code",
        "partnerApply.name",
        "partnerApply.email",
        "partnerApply.site",
        "partnerApply.plan",
      ]
    `);
  });

  it.each(typed)('%s is read in every spelling', (path, schema) => {
    const accepted = plain.filter((text) => v.safeParse(schema, text).success);
    expect(accepted.length, 'a sample that the field takes').toBeGreaterThan(0);
    const spellings = sentences.includes(path)
      ? [hidden]
      : [hidden, fullWidth, otherDigits(0x660), otherDigits(0x6f0)];
    for (const text of accepted)
      for (const spell of spellings)
        expect(v.safeParse(schema, spell(text)).output, JSON.stringify(spell(text))).toBe(
          v.parse(schema, text),
        );
  });

  it('names nothing that is gone', () => {
    for (const each of [...madeByMachines, ...sentences])
      expect(
        all.some(([path]) => path.startsWith(each)),
        each,
      ).toBe(true);
  });
});

describe('passwords', () => {
  const found = all.filter(([path]) => passwords.test(path));

  it('are known', () => expect(found.length).toBeGreaterThan(4));

  it.each(found)('%s stays as it was typed', (_, schema) => {
    for (const text of ['Abc#1234\u200b', ' Ａbc#12٣4', 'Abc#1234\u00ad']) {
      const read = v.safeParse(schema, text);
      if (read.success) expect(read.output).toBe(text);
    }
  });
});
