import { expect, it } from 'vitest';
import { stubEdge } from './stubEdge.ts';

it('serves the stylesheet below a fold whose page another process has rendered', async () => {
  const { ask, rendered } = stubEdge();
  const response = await ask('/assets/below-demobile.css');
  expect(response.status).toBe(200);
  expect(new Set(rendered)).toEqual(new Set(['/', '/home', '/vpn-server']));
});

it('renders once in 30 s for names that nobody has given', async () => {
  const time = { now: 0 };
  const { ask, rendered } = stubEdge({ time });
  for (let count = 10; count < 60; count += 1)
    expect((await ask(`/assets/below-madeup${count}.css`)).status).toBe(404);
  const once = rendered.length;
  // Two addresses of home and the atlas, in eleven languages and two forms, with the notice and without.
  expect(once).toBe(3 * 11 * 2 * 2);
  time.now += 30_001;
  await ask('/assets/below-madeup99.css');
  expect(rendered.length).toBe(2 * once);
});

it('serves a list of stylesheets that this process has dropped, and renders nothing for one that is made up', async () => {
  const { ask, rendered } = stubEdge();
  expect((await ask('/assets/styles-ofpages1.json')).status).toBe(200);
  expect((await ask('/assets/styles-madeup99.json')).status).toBe(404);
  expect(rendered.filter((path) => path !== '404')).toEqual([]);
});
