import {
  type DisplaySetting,
  parseCookies,
  parseSettingSwitch,
  readSettings,
  safeRedirectPath,
  settingSwitch,
  settingsCookie,
  settingsPath,
  settingsSeconds,
  settingsSheet,
  switchSetting,
  writeSettings,
} from '@tern/domain';
import type { PageRenderer } from '../engine/createRenderer.ts';
import { preferenceCookie } from '../http/cookies.ts';
import { bareHeaders } from '../http/headers.ts';
import { type EdgeRequest, type EdgeResponse, plainResponse, redirectTo } from '../http/respond.ts';
import { readForm } from './readForm.ts';

/** The rules of each setting; those of a ground are in a stylesheet of the site. */
const rules: Readonly<Record<Exclude<DisplaySetting, 'dark' | 'light'>, string>> = {
  text: ':root{--text-scale:1.2}',
  // The end of an offer stands in words instead of the figures that run.
  offers:
    ':root :is([data-offer-ribbon],[data-countdown]>[aria-hidden]){display:none}:root [data-countdown]>:first-child{position:static;opacity:1}',
  motion:
    ':root :is(*,::before,::after){animation:none!important;transition:none!important;scroll-behavior:auto!important}:root::view-transition-group(*){animation:none!important}',
};

/** The rules of a ground that a visitor wants, whatever the system asks for. */
export type GroundSheets = (ground: 'dark' | 'light') => Promise<string>;

/** A build has them in files, which every page of such a visitor would read again: they are read once. */
export function groundSheets(renderer: Pick<PageRenderer, 'styles'>, built: boolean): GroundSheets {
  const known = new Map<string, Promise<string>>();
  return (ground) => {
    const text = (built && known.get(ground)) || renderer.styles(`src/app/${ground}Ground.ts`, 'desktop');
    known.set(ground, text);
    return text;
  };
}

const settingsOf = ({ headers }: EdgeRequest) =>
  readSettings(parseCookies(headers.cookie as string | undefined).get(settingsCookie));

/** The rules of a visitor's settings, and the state of each for the page that switches them. */
async function sheetOf(on: readonly DisplaySetting[], groundOf: GroundSheets): Promise<string> {
  const texts = on.map((setting) =>
    setting === 'dark' || setting === 'light' ? groundOf(setting) : rules[setting],
  );
  const shown = (await Promise.all(texts)).flatMap((text, index) => {
    const setting = on[index] as DisplaySetting;
    return [
      text,
      `[data-when=${settingSwitch(setting, true)}]{display:revert!important}`,
      `[data-when=${settingSwitch(setting, false)}]{display:none!important}`,
    ];
  });
  return shown.join('');
}

const text = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

/** The form of a setting and the stylesheet of all (docs/decisions/0033); null elsewhere. */
export function createDisplaySettings({
  publicOrigin,
  groundOf,
}: {
  publicOrigin: string;
  groundOf: GroundSheets;
}) {
  const secure = publicOrigin.startsWith('https:');

  async function change(request: EdgeRequest): Promise<EdgeResponse> {
    const form = await readForm(request, { publicOrigin, maxBytes: 1024 });
    if ('refusal' in form) return form.refusal;
    const change = parseSettingSwitch(form.fields.get('set'));
    if (!change) return plainResponse(400, text, 'This form has no setting.\n');
    const on = writeSettings(switchSetting(settingsOf(request), change));
    const [back] = (safeRedirectPath(form.fields.get('back')) ?? '/accessibility').split('#');
    const response = redirectTo(303, `${back}#settings`, { 'cache-control': 'no-store' });
    const cookie = preferenceCookie(settingsCookie, on, { secure, maxAge: on ? settingsSeconds : 0 });
    return { ...response, headers: [...response.headers, 'set-cookie', cookie] };
  }

  return async (request: EdgeRequest, pathname: string): Promise<EdgeResponse | null> => {
    if (pathname === settingsPath) return request.method === 'POST' ? change(request) : null;
    if (pathname !== settingsSheet || !['GET', 'HEAD'].includes(request.method)) return null;
    return plainResponse(
      200,
      {
        ...bareHeaders,
        'content-type': 'text/css; charset=utf-8',
        'cache-control': 'private, no-store',
        vary: 'Cookie',
      },
      await sheetOf(settingsOf(request), groundOf),
    );
  };
}
