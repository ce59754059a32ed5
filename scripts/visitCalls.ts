import { consentCookie, parseCookies, writeConsent } from '@tern/domain';
import { launchOptions } from '@tern/testing';
import { phone, startProduct } from '@tern/testing/product';
import { chromium, type Page } from 'playwright';
import { openAccount } from './openAccount.ts';

/** Reads a page to its end, with time for what it sends when it is idle. */
async function read(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((done) => setTimeout(done, 100));
    }
  });
  await page.waitForTimeout(2000);
}

/** From the plans to the receipt, with a card on our page. */
async function buy(page: Page, origin: string): Promise<void> {
  await read(page, `${origin}/pricing`);
  await page.goto(`${origin}/pricing/checkout/1m`, { waitUntil: 'networkidle' });
  await page.locator('input[type="email"]').fill('buyer.of.scale@example.com');
  const card = page.frameLocator('main iframe');
  await card.locator('#number').pressSequentially('4242424242424242');
  await card.locator('#expiry').pressSequentially('1239');
  await card.locator('#cvc').fill('123');
  await page.locator('button[type="submit"]:visible').first().click();
  await page.waitForURL(/\/paySuc\?order=/);
  await page.waitForLoadState('networkidle');
}

const readThree = async (page: Page, origin: string) => {
  for (const path of ['/', '/what-is-vpn', '/pricing']) await read(page, origin + path);
};

interface Visit {
  readonly title: string;
  readonly run: (page: Page, origin: string) => Promise<void>;
}

export const visits: Readonly<Record<string, Visit>> = {
  read: { title: 'three pages read to their end', run: readThree },
  consented: {
    title: 'the same, measured with consent',
    run: async (page, origin) => {
      const value = writeConsent('granted');
      await page.context().addCookies([{ name: consentCookie, value, url: origin }]);
      await readThree(page, origin);
    },
  },
  tool: {
    title: 'three pages, one of them the leak test, run once',
    run: async (page, origin) => {
      for (const path of ['/', '/webrtc-leak-test'] as const) await read(page, origin + path);
      await page.locator('main button:visible').first().click();
      await page.waitForTimeout(6000);
      await read(page, `${origin}/pricing`);
    },
  },
  account: {
    title: 'three pages of the account',
    run: async (page, origin) => {
      const { cookie } = await openAccount(origin);
      const cookies = Array.from(parseCookies(cookie), ([name, value]) => ({ name, value, url: origin }));
      await page.context().addCookies(cookies);
      for (const path of ['/myAccount', '/myAccount/subscriptions', '/myAccount/Info'])
        await read(page, origin + path);
    },
  },
  purchase: {
    title: 'the home page, the plans, a purchase and its receipt',
    run: async (page, origin) => {
      await read(page, `${origin}/`);
      await buy(page, origin);
    },
  },
};

/** Calls of the API in these visits, each of a phone that comes for the first time, at a product that runs or at one of its own. */
export async function countVisitCalls(
  names: readonly string[],
  running?: string,
): Promise<Record<string, readonly string[]>> {
  const product = running ? undefined : await startProduct();
  const at = running ?? (product?.origin as string);
  const browser = await chromium.launch(await launchOptions());
  const calls: Record<string, string[]> = {};
  try {
    for (const name of names) {
      const { title, run } = visits[name] as Visit;
      const context = await browser.newContext({ userAgent: phone, viewport: { width: 390, height: 844 } });
      const paths: string[] = [];
      context.on('request', (request) => {
        const { origin, pathname } = new URL(request.url());
        if (origin === at && pathname.startsWith('/api/')) paths.push(pathname);
      });
      await run(await context.newPage(), at);
      await context.close();
      calls[title] = paths;
    }
  } finally {
    await browser.close();
    await product?.end();
  }
  return calls;
}
