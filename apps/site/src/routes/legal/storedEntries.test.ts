import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  campaignCookie,
  codeCookieNames,
  consentCookie,
  customerCookie,
  experimentProperties,
  partnerCookies,
  settingsCookie,
  signedInCookie,
  sourceKeys,
  storedEntries,
} from '@tern/domain';
import { expect, it } from 'vitest';
import { signInAddressKey } from '../../app/signInAddress.ts';
import { tabKeys } from '../../app/tabMemory.ts';
import { frontIdKey } from '../../boot/frontIdKey.ts';
import { unsentKey } from '../../events/createQueue.ts';
import { geoKey } from '../../events/savedPlace.ts';
import { offerBoxKey } from '../../offerBox/offerBoxMemory.ts';
import { hopKey } from '../../outside/hopOnce.ts';

const root = resolve(import.meta.dirname, '../../../../..');
const code = globSync('{apps/{site,edge,service},packages/{ui,patterns,domain,i18n}}/src/**/*.{ts,tsx}', {
  cwd: root,
}).filter((file) => !/\.(?:test|stories)\./.test(file));

/** Lines that write a cookie or an entry, with its name: in quotes, or a constant. */
const writes = [
  /\.cookie = `(?<name>[\w$-]+|\$\{\w+\})=/g,
  /preferenceCookie\(\s*(?<name>consentCookie|settingsCookie|property)/g,
  /cookies\.push\(\['(?<name>\w+)'/g,
  /setCookie\(\{ name: (?:'?(?<name>\w+)'?,|(?<call>\w+\())/g,
  /(?:localStorage|sessionStorage|storage)\.setItem\((?<name>[\w]+)/g,
];
/** The entries that the names in the code stand for. */
const standFor: Record<string, readonly string[]> = {
  // Of `endPartner` and `linkCode`.
  '${name}': [...partnerCookies.map(({ name }) => name), ...codeCookieNames],
  'rememberedCookieName(': ['__Secure-remembered', 'remembered'],
  'sessionCookieName(': ['__Host-session', 'session'],
  consentCookie: [consentCookie],
  settingsCookie: [settingsCookie],
  // Of `armCookie`.
  property: experimentProperties,
  customerCookie: [customerCookie],
  signedInCookie: [signedInCookie],
  '${campaignCookie}': [campaignCookie],
  campaignCookie: [campaignCookie],
  sourceKey: sourceKeys,
  '${signedInCookie}': [signedInCookie],
  geoKey: [geoKey],
  signInAddressKey: [signInAddressKey],
  hopKey: [hopKey],
  offerBoxKey: [offerBoxKey],
  frontIdKey: [frontIdKey],
  unsentKey: [unsentKey],
  key: ['chunk-reload-at'],
  tabKey: Object.values(tabKeys),
  prefix: ['tab:…'],
};

it('names what the code writes, and nothing else but the cookies of Stripe', () => {
  const written = new Set(
    code.flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return writes.flatMap((pattern) =>
        [...text.matchAll(pattern)].flatMap(({ groups }) => {
          const name = (groups?.name ?? groups?.call) as string;
          return standFor[name] ?? [name];
        }),
      );
    }),
  );
  const listed = storedEntries
    .filter(({ kind }) => kind !== 'cache')
    .flatMap(({ names }) => names)
    .filter((name) => !name.startsWith('__stripe'));
  expect([...written].sort()).toEqual([...new Set(listed)].sort());
});
