import { createSandbox, type SandboxKeys } from './createSandbox.ts';

/**
 * Runs the sandbox by itself: `HOST` (127.0.0.1), `SANDBOX_PORT`, `SMTP_PORT`, `STUN_PORTS`, `DNS_PORT`, `DNS_ZONE`, `SANDBOX_STATE`, `WEBHOOK_ORIGIN`,
 * `SANDBOX_KEYS` (JSON), `SANDBOX_TRAFFIC` (a folder to record calls and webhooks in).
 */
const { env } = process;
const sandbox = await createSandbox({
  port: Number(env.SANDBOX_PORT ?? 3001),
  host: env.HOST || '127.0.0.1',
  smtpPort: Number(env.SMTP_PORT ?? 0),
  stunPorts: (env.STUN_PORTS ?? '').split(',').filter(Boolean).map(Number),
  ...(env.DNS_ZONE ? { dns: { port: Number(env.DNS_PORT ?? 0), zone: env.DNS_ZONE.toLowerCase() } } : {}),
  stateFile: env.SANDBOX_STATE || null,
  webhookOrigin: env.WEBHOOK_ORIGIN ?? 'http://localhost:3000',
  trafficFolder: env.SANDBOX_TRAFFIC || null,
  keys: JSON.parse(env.SANDBOX_KEYS ?? '{}') as SandboxKeys,
});
const ready = { port: sandbox.port, smtpPort: sandbox.smtpPort };
if (process.send) process.send(ready);
else process.stdout.write(`Sandbox on http://localhost:${ready.port}, SMTP on port ${ready.smtpPort}\n`);

let closing = false;
const close = () => {
  if (closing) return;
  closing = true;
  sandbox.close().then(
    () => process.exit(0),
    () => process.exit(1),
  );
};
process.on('SIGTERM', close);
process.on('SIGINT', close);
// The parent is gone, so no process is left to stop this one.
process.on('disconnect', close);
