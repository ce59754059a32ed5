import { globSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

/** Ten segments, which a connection sends before it waits for the browser, less the headers of the response. */
const firstFlight = 10 * 1460 - 650;

it('fits every font into the first flight of a connection', () => {
  const files = globSync(resolve(import.meta.dirname, '../fonts/*.woff2'));
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) expect(statSync(file).size, file).toBeLessThanOrEqual(firstFlight);
});
