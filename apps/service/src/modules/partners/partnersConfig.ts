import { type PartnerTerms, parsePartnerTerms } from '@tern/domain';
import * as v from 'valibot';
import { listOf, type Stage, secureAddressSetting, textSetting, withoutSlash } from '../../settings.ts';
import type { AdmitadSettings } from './networks/admitadNetwork.ts';
import type { CfSettings } from './networks/cfNetwork.ts';
import type { CjSettings } from './networks/cjNetwork.ts';

const digits = (name: string) =>
  v.optional(v.pipe(v.string(), v.regex(/^\d{1,12}$/, `${name} is a number.`)));

const settingsOf = {
  cj: ['CJ_ENTERPRISE_ID', 'CJ_ACTION_ID', 'CJ_TOKEN'],
  admitad: ['ADMITAD_CAMPAIGN_CODE', 'ADMITAD_POSTBACK_KEY', 'ADMITAD_REVISION_KEY'],
  cf: ['CF_POSTBACK_URL', 'CF_POSTBACK_SECRET'],
} as const;

/** The settings of the affiliate networks. A network is off while one of its settings is missing. */
export const partnersConfig = (stage: Stage) =>
  v.pipe(
    v.object({
      CJ_ENTERPRISE_ID: digits('CJ_ENTERPRISE_ID'),
      CJ_ACTION_ID: digits('CJ_ACTION_ID'),
      CJ_TOKEN: textSetting,
      CJ_API_BASE: secureAddressSetting('CJ_API_BASE', stage),
      ADMITAD_CAMPAIGN_CODE: v.optional(
        v.pipe(v.string(), v.regex(/^\w{10}$/, 'ADMITAD_CAMPAIGN_CODE has ten characters.')),
      ),
      ADMITAD_POSTBACK_KEY: textSetting,
      ADMITAD_REVISION_KEY: textSetting,
      ADMITAD_ACTION_CODE: digits('ADMITAD_ACTION_CODE'),
      ADMITAD_TARIFF_CODE: digits('ADMITAD_TARIFF_CODE'),
      ADMITAD_API_BASE: secureAddressSetting('ADMITAD_API_BASE', stage),
      CF_POSTBACK_URL: secureAddressSetting('CF_POSTBACK_URL', stage),
      CF_POSTBACK_SECRET: v.optional(
        v.pipe(v.string(), v.minLength(32, 'CF_POSTBACK_SECRET has at least 32 characters.')),
      ),
      PARTNER_TERMS: textSetting,
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const names of Object.values(settingsOf)) {
        const missing = names.filter((name) => dataset.value[name] === undefined);
        if (missing.length && missing.length < names.length) {
          addIssue({ message: `${missing.join(' and ')} is missing: a network needs ${names.join(', ')}.` });
        }
      }
      for (const entry of listOf(dataset.value.PARTNER_TERMS)) {
        const terms = parsePartnerTerms(entry);
        if ('problem' in terms) addIssue({ message: `PARTNER_TERMS, "${entry}": ${terms.problem}` });
      }
    }),
    v.transform((given) => ({
      affiliateNetworks: {
        cj: all<CjSettings>(given.CJ_ENTERPRISE_ID && given.CJ_ACTION_ID && given.CJ_TOKEN, {
          base: withoutSlash(given.CJ_API_BASE) ?? 'https://tracking.api.cj.com',
          enterpriseId: given.CJ_ENTERPRISE_ID ?? '',
          actionTrackerId: Number(given.CJ_ACTION_ID),
          token: given.CJ_TOKEN ?? '',
        }),
        admitad: all<AdmitadSettings>(
          given.ADMITAD_CAMPAIGN_CODE && given.ADMITAD_POSTBACK_KEY && given.ADMITAD_REVISION_KEY,
          {
            base: withoutSlash(given.ADMITAD_API_BASE) ?? 'https://ad.admitad.com',
            campaignCode: given.ADMITAD_CAMPAIGN_CODE ?? '',
            postbackKey: given.ADMITAD_POSTBACK_KEY ?? '',
            revisionSecretKey: given.ADMITAD_REVISION_KEY ?? '',
            actionCode: given.ADMITAD_ACTION_CODE ?? '1',
            tariffCode: given.ADMITAD_TARIFF_CODE ?? '1',
          },
        ),
        cf: all<CfSettings>(given.CF_POSTBACK_URL && given.CF_POSTBACK_SECRET, {
          url: given.CF_POSTBACK_URL ?? '',
          secret: given.CF_POSTBACK_SECRET ?? '',
        }),
      },
      /** Promises to partners, network by network. */
      partnerTerms: listOf(given.PARTNER_TERMS)
        .map(parsePartnerTerms)
        .filter((terms): terms is PartnerTerms => !('problem' in terms)),
    })),
  );

const all = <Settings>(given: unknown, settings: Settings): Settings | null => (given ? settings : null);
