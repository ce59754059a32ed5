import { expect, it } from 'vitest';
import { headerOf, stubEdge } from './stubEdge.ts';

const plain = { 'accept-encoding': 'identity' };

it('shows everybody who opens a link of a newsletter its one page at once, rendered once', async () => {
  const { ask, rendered } = stubEdge();
  const form = await ask('/edmsub', plain);
  for (const step of ['confirm', 'leave'] as const) {
    for (let count = 0; count < 200; count += 1) {
      const response = await ask(`/edmsub?${step}=token-${count}&from=mail`, plain);
      const text = response.body?.toString() ?? '';
      expect(response.status).toBe(200);
      expect(text).toContain(`posted newsletter ${step}`);
      expect(text).not.toContain(`token-${count}`);
      expect(headerOf(response, 'cache-control')).toBe('no-store');
    }
  }
  expect((await ask('/edmsub', plain)).body).toEqual(form.body);
  expect(rendered).toEqual(['/edmsub', '/edmsub', '/edmsub']);
});

it('leads a phone to its variant of the page, with the link', async () => {
  const { ask } = stubEdge();
  const response = await ask('/de/edmsub?leave=token', { 'user-agent': 'iPhone' });
  expect([response.status, headerOf(response, 'location')]).toEqual([302, '/de/m/edmsub?leave=token']);
});

it('leads a link whose # was encoded on its way to the form, and shows its token to nobody', async () => {
  const { ask, rendered } = stubEdge();
  for (const path of ['/resetPassword', '/de/resetPassword', '/m/resetPassword', '/redirect']) {
    const response = await ask(`${path}%23secret-token`, plain);
    expect([response.status, headerOf(response, 'location')]).toEqual([302, `${path}#secret-token`]);
    expect(headerOf(response, 'cache-control')).toBe('no-store');
    expect(headerOf(response, 'referrer-policy')).toBe('no-referrer');
    expect(response.body?.toString() ?? '').not.toContain('secret');
  }
  expect(rendered).toEqual([]);
  expect((await ask('/nowhere%23secret', plain)).status).toBe(404);
});
