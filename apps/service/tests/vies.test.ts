import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isRegisteredVatId } from '../src/modules/invoices/isRegisteredVatId.ts';
import { type StandIns, startSandbox } from './startSandbox.ts';
import { type Started, startService } from './startService.ts';

let standIns: StandIns;
let tern: Started;
beforeAll(async () => {
  // It posts no webhooks here.
  standIns = await startSandbox({ webhookOrigin: 'http://127.0.0.1:9' });
  tern = await startService({ env: { VIES_URL: `${standIns.origin}/vies/` } });
});
afterAll(async () => {
  await tern.close();
  await standIns.close();
});

const details = { name: '', company: 'Sample Studio', address: '' };
async function saved(vatId: string) {
  const { token } = await tern.customer();
  const response = await tern.call('billingDetailsSave', { ...details, vat_id: vatId }, { token });
  const kept = (await tern.call('billingDetails', {}, { token })).data;
  return { response, kept };
}

it('a VAT id that is registered is saved, one that is not is refused, and nothing of the form is saved', async () => {
  expect((await saved('DE 123 456 789')).kept).toEqual({ ...details, vat_id: 'DE123456789' });
  const { response, kept } = await saved('DE 123 456 000');
  expect(response.failure.data.error).toBe('vat_id_unknown');
  expect(kept).toEqual({ ...details, company: '', vat_id: '' });
});

it('one that the register is not responsible for, or none, is saved', async () => {
  for (const vatId of ['GB123456000', 'CHE-123.456.000', 'NO123456000', ''])
    expect((await saved(vatId)).kept.company).toBe(details.company);
});

it('a register that is away refuses nothing', async () => {
  await standIns.knobs({ viesAway: true });
  expect((await saved('DE123456000')).kept.vat_id).toBe('DE123456000');
});

it.each([
  ['that never responds', () => {}],
  [
    'that responds with an error',
    (_: unknown, response: { writeHead(code: number): { end(): void } }) => response.writeHead(500).end(),
  ],
  [
    'that responds with a page',
    (_: unknown, response: { end(text: string): void }) => response.end('<html>'),
  ],
])('a register %s says nothing of a VAT id', async (_which, respond) => {
  const server = createServer(respond as never);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const viesUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { context } = tern.service;
  const config = { ...context.config, viesUrl };
  const asked = isRegisteredVatId({ config, log: context.log }, { country: 'DE', number: '123456000' });
  expect(await asked).toBeNull();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

it('without the setting nobody is asked', async () => {
  const { context } = tern.service;
  const config = { ...context.config, viesUrl: null };
  expect(
    await isRegisteredVatId({ config, log: context.log }, { country: 'DE', number: '123456000' }),
  ).toBeNull();
});
