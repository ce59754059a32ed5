import { expect, type Page } from '@playwright/test';
import { test, visitedProduct } from './journey.ts';

const product = visitedProduct();

/** The attempts of an attacker who has a foot in a page. Resolves with the attempts that the browser let through. */
const attacks = (page: Page) =>
  page.evaluate(() => {
    const attempts: Record<string, () => void> = {
      'a script of another host': () => {
        const script = document.createElement('script');
        script.src = 'https://evil.test/a.js';
        document.head.append(script);
      },
      'a script that is data': () => {
        document.createElement('script').src = 'data:text/javascript,document.title="evil"';
      },
      'a script of our own origin that is no part of the build': () => {
        document.createElement('script').setAttribute('src', '/api/openapi.json');
      },
      'the text of a script': () => {
        document.createElement('script').text = 'document.title = "evil"';
      },
      'a handler in an attribute': () => {
        document.body.setAttribute('onclick', 'document.title = "evil"');
      },
      markup: () => {
        document.createElement('div').innerHTML = '<img src=x onerror="document.title = 1">';
      },
      'markup beside an element': () => {
        document.body.insertAdjacentHTML('beforeend', '<b>evil</b>');
      },
      'a frame of markup': () => {
        document.createElement('iframe').srcdoc = '<script>1</script>';
      },
      'a policy of its own': () => {
        (
          globalThis as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
        ).trustedTypes.createPolicy('evil', { createHTML: (markup: string) => markup });
      },
      'the default policy once more': () => {
        (
          globalThis as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
        ).trustedTypes.createPolicy('default', { createHTML: (markup: string) => markup });
      },
      'the policy of the site once more': () => {
        (
          globalThis as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
        ).trustedTypes.createPolicy('site', { createHTML: (markup: string) => markup });
      },
    };
    return Object.entries(attempts).flatMap(([what, attempt]) => {
      try {
        attempt();
        return [what];
      } catch {
        return [];
      }
    });
  });

const pages = [
  ['static', '/faq'],
  ['that waits for the first intent, with the fields of a card', '/pricing/checkout/12m'],
  ['that opens Paddle', '/paddle'],
  ['that runs at once', '/paystatus'],
  ['that is missing', '/nowhere'],
] as const;

for (const [name, path] of pages) {
  test(`a page ${name} takes no string for a script or for markup, and reports it`, async ({
    page,
    policyGuard,
  }) => {
    const reported = page.waitForRequest(/\/policy_report$/);
    await page.goto(product.origin + path, { waitUntil: 'networkidle' });
    // The page's own script makes its policies; on a busy machine the network is idle before it has run.
    await expect
      .poll(() =>
        page.evaluate(() => {
          const { trustedTypes } = globalThis as unknown as {
            trustedTypes: { defaultPolicy: object | null };
          };
          return trustedTypes.defaultPolicy !== null;
        }),
      )
      .toBe(true);
    policyGuard.check();
    expect(await attacks(page)).toEqual([]);
    await reported;
    // The page tells of a refusal in a task of its own: here all have been told.
    await expect
      .poll(() => [...new Set(policyGuard.refused.map((what) => what.split(' ')[1]))].sort())
      .toEqual(['require-trusted-types-for', 'trusted-types']);
    policyGuard.refused = [];
  });
}
