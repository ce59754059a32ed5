import * as v from 'valibot';
import { listOf, type Stage, secureAddressSetting, textSetting, withoutSlash } from './settings.ts';

/** A script of somebody else, and the hosts it may talk to. */
export interface VendorScript {
  /** Address of the script. */
  src: string;
  /** Origins beside the script's own: of its calls, its pictures and its frames. */
  connect: readonly string[];
  img: readonly string[];
  frame: readonly string[];
}

const kinds = ['connect', 'img', 'frame'] as const;

/** `https://cdn.vendor.example/tag.js connect=https://in.vendor.example,https://eu.vendor.example img=…` */
function parseVendor(entry: string): VendorScript | null {
  const [src = '', ...hosts] = entry.split(/\s+/);
  const vendor = { src, connect: [] as string[], img: [] as string[], frame: [] as string[] };
  for (const host of hosts) {
    const [, name, list] = /^(\w+)=(.+)$/.exec(host) ?? [];
    const kind = kinds.find((each) => each === name);
    if (!kind || !list) return null;
    vendor[kind] = list.split(',');
  }
  const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;
  return isSecure(src) &&
    kinds.every((kind) => vendor[kind].every((host) => isOrigin(host) && isSecure(host)))
    ? vendor
    : null;
}

const isSecure = (address: string): boolean => {
  if (!URL.canParse(address) || /[\s"'<>;,]/.test(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost');
};

/** The other hosts that pages use: none by default. */
export const outsideConfig = (stage: Stage) =>
  v.pipe(
    v.object({
      VENDOR_SCRIPTS: v.optional(
        v.pipe(
          v.unwrap(textSetting),
          v.check(
            (text) => listOf(text, ';').every((entry) => parseVendor(entry) !== null),
            'VENDOR_SCRIPTS is like "https://cdn.vendor.example/tag.js connect=https://in.vendor.example; …": https addresses, and connect, img or frame with origins.',
          ),
        ),
      ),
      PAYMENT_SERVICES_ORIGIN: secureAddressSetting('PAYMENT_SERVICES_ORIGIN', stage),
    }),
    v.transform(({ VENDOR_SCRIPTS, PAYMENT_SERVICES_ORIGIN }) => ({
      /** Loaded on static pages, after a scroll, with consent. */
      vendorScripts: listOf(VENDOR_SCRIPTS, ';').flatMap((entry) => parseVendor(entry) ?? []),
      /** The host that visitors are sent to once per session (spec section 2); undefined: nobody is. */
      paymentServicesOrigin: withoutSlash(PAYMENT_SERVICES_ORIGIN),
    })),
  );
