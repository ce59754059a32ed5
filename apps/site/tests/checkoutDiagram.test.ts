import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkoutDiagram, checkoutPage, withDiagrams } from '../scripts/checkoutDiagram.ts';
import { regions } from '../src/purchase/checkout/checkoutMachine.ts';

it('the pictures of the checkout are those of its table', () => {
  const page = readFileSync(checkoutPage, 'utf8');
  expect(page, 'run "node apps/site/scripts/checkoutDiagram.ts"').toBe(withDiagrams(page));
  for (const region of regions) expect(page).toContain(checkoutDiagram(region));
});
