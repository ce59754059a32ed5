import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ternMessages } from './vitePlugin.ts';

let root: string;
let file: string;
let server: ViteDevServer;

const declare = (text: string) =>
  writeFileSync(
    file,
    `import { defineMessages } from '${join(import.meta.dirname, 'defineMessages.ts')}';
    export const demoMessages = defineMessages('demo', { hello: ['${text}', 'Greeting'] });`,
  );

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'messages-'));
  mkdirSync(join(root, 'packages/demo/src'), { recursive: true });
  file = join(root, 'packages/demo/src/demo.messages.ts');
  declare('Hello');
  server = await createServer({
    configFile: false,
    root,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [ternMessages({ root, sources: 'packages/*/src/*.messages.ts' })],
  });
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

it('serves a changed message without an extraction', async () => {
  const load = () => server.ssrLoadModule('virtual:tern-messages/de/demo');
  expect((await load()).default).toEqual({ 'demo.hello': [{ type: 0, value: 'Hello' }] });
  declare('Good morning');
  server.watcher.emit('change', file);
  await expect.poll(load).toHaveProperty('default', { 'demo.hello': [{ type: 0, value: 'Good morning' }] });
});

it('serves ids to the browser', async () => {
  const { demoMessages } = await server.ssrLoadModule('/packages/demo/src/demo.messages.ts');
  expect(demoMessages).toEqual({ hello: { id: 'demo.hello' } });
});
