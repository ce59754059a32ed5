import { describe, expect, it } from 'vitest';
import { settingsLink } from '../src/engine/pageDocument.ts';
import { startScript } from '../src/engine/startScript.ts';
import type { EdgeRequest } from '../src/http/respond.ts';
import { createDisplaySettings } from '../src/plainForms/displaySettings.ts';

const respond = createDisplaySettings({
  publicOrigin: 'https://vpn.example',
  groundOf: async (ground) => `:root{--ground:${ground}}`,
});
const requestOf = (over: Partial<EdgeRequest> & { form?: string; cookie?: string } = {}): EdgeRequest => ({
  method: over.form === undefined ? 'GET' : 'POST',
  target: over.form === undefined ? '/settings.css' : '/settings',
  headers: {
    ...(over.cookie && { cookie: over.cookie }),
    ...(over.form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
    ...over.headers,
  },
  country: () => null,
  body: async () => over.form ?? null,
});
const switched = async (set: string, cookie = '', back = '/de/m/accessibility') => {
  const form = new URLSearchParams({ set, back }).toString();
  const response = await respond(requestOf({ form, cookie }), '/settings');
  const headers = response?.headers ?? [];
  const headerOf = (name: string) => headers[headers.indexOf(name) + 1];
  return { status: response?.status, location: headerOf('location'), cookie: headerOf('set-cookie') };
};
const sheet = async (cookie?: string) =>
  String((await respond(requestOf({ ...(cookie && { cookie }) }), '/settings.css'))?.body ?? '');

describe('settings that hold on every page', () => {
  it('are switched one by one by a plain form, and lead back', async () => {
    expect(await switched('text-on')).toEqual({
      status: 303,
      location: '/de/m/accessibility#settings',
      cookie: 'settings=text; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    });
    expect((await switched('motion-on', 'a=b; settings=text')).cookie).toContain('settings=text.motion;');
    expect((await switched('text-off', 'settings=text.motion')).cookie).toContain('settings=motion;');
    expect((await switched('text-off', 'settings=text')).cookie).toContain('settings=; Path=/; Max-Age=0');
    // Pressed twice it is what it was.
    expect((await switched('text-on', 'settings=text')).cookie).toContain('settings=text;');
  });

  it('are one ground at most', async () => {
    expect((await switched('dark-on', 'settings=text.light')).cookie).toContain('settings=text.dark;');
    expect((await switched('light-on', 'settings=dark')).cookie).toContain('settings=light;');
    expect((await switched('light-off', 'settings=dark')).cookie).toContain('settings=dark;');
    expect(await sheet('settings=text.dark')).toContain(':root{--ground:dark}');
    expect(await sheet('settings=light')).not.toContain(':root{--ground:dark}');
  });

  it('are refused from other sites, and lead nowhere else', async () => {
    const other = await respond(
      requestOf({ form: 'set=text-on', headers: { 'sec-fetch-site': 'cross-site' } }),
      '/settings',
    );
    expect(other?.status).toBe(403);
    expect((await switched('text-maybe')).status).toBe(400);
    expect((await switched('text-on', '', 'https://evil.example')).location).toBe('/accessibility#settings');
    expect((await switched('text-on', '', '//evil.example')).location).toBe('/accessibility#settings');
  });

  it('work without a script: a stylesheet that only such browsers request', async () => {
    expect(settingsLink).toBe('<noscript><link rel="stylesheet" href="/settings.css"></noscript>');
    expect(await sheet()).toBe('');
    expect(await sheet('settings=x')).toBe('');
    expect(await sheet('settings=text')).toContain(':root{--text-scale:1.2}');
    const both = await sheet('settings=offers.motion');
    expect(both).toContain('[data-offer-ribbon]');
    expect(both).toContain('animation:none!important');
    expect(both).toContain('[data-when=motion-on]{display:revert!important}');
    expect(both).not.toContain('--text-scale');
    const response = await respond(requestOf(), '/settings.css');
    expect(response?.headers).toContain('private, no-store');
    expect(await respond(requestOf(), '/settings')).toBeNull();
  });

  it('hold before the paint: the start script writes them into the document, and links their sheet', () => {
    const start = (cookie: string) => {
      const dataset: Record<string, string | undefined> = { offer: '' };
      const html = { dataset, toggleAttribute: () => {} };
      const links: object[] = [];
      const document = {
        ...{ currentScript: { dataset: {} }, documentElement: html, cookie },
        head: { append: (link: object) => links.push(link) },
        createElement: (name: string) => ({ name }),
      };
      class PerformanceObserver {
        observe() {}
      }
      new Function('document', 'PerformanceObserver', 'setTimeout', 'early', startScript)(
        document,
        PerformanceObserver,
        () => {},
        [],
      );
      return { ...dataset, links };
    };
    const links = [{ name: 'link', rel: 'stylesheet', blocking: 'render', href: '/settings.css' }];
    expect(start('')).toEqual({ offer: '', links: [] });
    expect(start('a=1; settings=text.motion')).toEqual({ offer: '', settings: 'text.motion', links });
    expect(start('settings=offers')).toEqual({ settings: 'offers', links });
    expect(start('old_settings=offers')).toEqual({ offer: '', links: [] });
    expect(start('customer=plan')).toEqual({ offer: '', customer: 'plan', links: [] });
    expect(start('signed_in=1; customer=ended')).toEqual({ offer: '', customer: 'ended', links: [] });
    expect(start('old_customer=plan')).toEqual({ offer: '', links: [] });
  });
});
