import { createSandbox } from './createSandbox.ts';

/** Runs the sandbox by itself: `SANDBOX_PORT`, `SMTP_PORT`, `STUN_PORTS`, `SANDBOX_STATE`, `WEBHOOK_URL`, `WEBHOOK_SECRET`. */
const { env } = process;
const sandbox = await createSandbox({
  port: Number(env.SANDBOX_PORT ?? 3001),
  smtpPort: Number(env.SMTP_PORT ?? 0),
  stunPorts: (env.STUN_PORTS ?? '').split(',').filter(Boolean).map(Number),
  stateFile: env.SANDBOX_STATE || null,
  webhookUrl: env.WEBHOOK_URL ?? 'http://localhost:3000/api/mms/payment/v1/providers/s1/webhook',
  webhookSecret: env.WEBHOOK_SECRET ?? 'whsec_sandbox',
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
// The parent is gone: nobody is left to stop us.
process.on('disconnect', close);
