import { parseVendorScript } from '@tern/domain';
import * as v from 'valibot';
import { listOf, type Stage, secureAddressSetting, textSetting, withoutSlash } from './settings.ts';

/** The other hosts that pages use: none by default. */
export const outsideConfig = (stage: Stage) =>
  v.pipe(
    v.object({
      VENDOR_SCRIPTS: v.optional(
        v.pipe(
          v.unwrap(textSetting),
          v.check(
            (text) => listOf(text, ';').every((entry) => parseVendorScript(entry) !== null),
            'VENDOR_SCRIPTS is like "https://cdn.vendor.example/tag.js connect=https://in.vendor.example; …": https addresses, and connect, img or frame with origins.',
          ),
        ),
      ),
      PAYMENT_SERVICES_ORIGIN: secureAddressSetting('PAYMENT_SERVICES_ORIGIN', stage),
    }),
    v.transform(({ VENDOR_SCRIPTS, PAYMENT_SERVICES_ORIGIN }) => ({
      /** Loaded on static pages, after a scroll, with consent. */
      vendorScripts: listOf(VENDOR_SCRIPTS, ';').flatMap((entry) => parseVendorScript(entry) ?? []),
      /** The host that visitors are sent to once per session (spec section 2); undefined: nobody is. */
      paymentServicesOrigin: withoutSlash(PAYMENT_SERVICES_ORIGIN),
    })),
  );
