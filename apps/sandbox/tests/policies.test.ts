import { expect, it } from 'vitest';
import { createSandbox } from '../src/createSandbox.ts';

it('lets nothing but its pages load anything or stand in a frame', async () => {
  const sandbox = await createSandbox({ port: 0, stateFile: null, webhookOrigin: 'http://127.0.0.1:9' });
  const policyOf = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${sandbox.port}${path}`, { redirect: 'manual' });
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    return response.headers.get('content-security-policy');
  };
  const bare = "default-src 'none'; frame-ancestors 'none'";
  for (const path of ['/v1/balance', '/made-up', '/state.json', '/geologica.woff2'])
    expect(await policyOf(path), path).toBe(bare);
  for (const path of ['/inbox', '/payments'])
    expect(await policyOf(path), path).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; /);
  await sandbox.close();
});
