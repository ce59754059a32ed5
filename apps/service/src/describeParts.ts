import type { Config } from './config.ts';

/** What the start says is on, and in which mode: one line each, and no secret. */
export function describeParts(config: Config): string[] {
  const { stripe, paypal, paddle, razorpay, tpa } = config;
  const standIn = (base: string | undefined) => /^https?:\/\/(?:localhost|127\.|\[::1\])/.test(base ?? '');
  const mode = (base: string | undefined, live: boolean) =>
    standIn(base) ? 'stand-in' : live ? 'live' : 'test keys';
  const payments = [
    stripe && `Stripe (s1, gap), ${mode(stripe.apiBase, /_live_/.test(stripe.secretKey))}`,
    paypal && `PayPal (ps, subscription), ${mode(paypal.apiBase, paypal.live)}`,
    paddle && `Paddle (pd), ${mode(paddle.apiBase, paddle.live)}`,
    razorpay && `Razorpay (rz), ${mode(razorpay.apiBase, razorpay.live)}`,
    tpa && `a further provider (tpa), ${mode(tpa.apiBase, tpa.live)}`,
  ].filter((line) => line !== undefined);
  return [
    config.databaseUrl ? 'database: DATABASE_URL' : `database: embedded, in ${config.dataDir}`,
    ...(payments.length ? payments.map((line) => `payment: ${line}`) : ['payment: none configured']),
    `bot check: ${{ off: 'off', altcha: 'ALTCHA', recaptcha: 'reCAPTCHA' }[config.botCheck.kind]}`,
    config.smtpUrl ? 'mail: SMTP_URL' : 'mail: waits in the outbox, SMTP_URL is not set',
    config.stunServers.length
      ? `leak test: ${config.stunServers.join(', ')}`
      : 'leak test: gives no verdict, STUN_SERVERS is not set',
  ];
}
