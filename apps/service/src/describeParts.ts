import { appConfigFile, methodsOfProvider, type ProviderName, paymentProviders } from '@tern/domain';
import type { Config } from './config.ts';

const isStandIn = (base: string) => /^https?:\/\/(?:localhost|127\.|\[::1\])/.test(base);

/** The affiliate networks that are told of sales, the promises to partners, and how students prove themselves. */
function partnerLines({ affiliateNetworks, partnerTerms, studentService }: Config): string[] {
  const { cj, admitad, cf } = affiliateNetworks;
  const on = [
    cj && `CJ${isStandIn(cj.base) ? ', stand-in' : ''}`,
    admitad && `Admitad${isStandIn(admitad.base) ? ', stand-in' : ''}`,
    cf && `cf${isStandIn(cf.url) ? ', stand-in' : ` at ${new URL(cf.url).host}`}`,
  ].filter((line) => line !== null);
  const known: readonly string[] = [
    ...(cj ? ['cj'] : []),
    ...(admitad ? ['admitad'] : []),
    ...(cf ? ['cf'] : []),
  ];
  const untold = partnerTerms.filter(({ network }) => network !== 'direct' && !known.includes(network));
  return [
    ...(on.length ? on.map((line) => `affiliates: ${line}`) : ['affiliates: no network is told of sales']),
    ...(partnerTerms.length
      ? [
          `partners: ${partnerTerms.map(({ network, percent, days }) => `${network} ${percent}% for ${days} days`).join(', ')}`,
        ]
      : ['partners: no share is promised, PARTNER_TERMS is not set']),
    ...untold.map(({ network }) => `partners: ${network} is promised a share, but its settings are missing`),
    studentService
      ? `students: by e-mail and at ${new URL(studentService.origin).host}`
      : 'students: by e-mail',
  ];
}

function networkLine({ networkFeedUrl, networkKeys }: Config): string {
  if (!networkFeedUrl) return 'network: no feed, NETWORK_FEED_URL is not set';
  return networkKeys.length
    ? `network: feed at ${new URL(networkFeedUrl).origin}`
    : 'network: the feed is not fetched, the brand file has no key for it';
}

/** The parts that are on, and in which mode, for the start's output: one line each, and no secret. */
export function describeParts(config: Config): string[] {
  const payments = (Object.keys(paymentProviders) as ProviderName[]).flatMap((provider) => {
    const settings = config.payment[provider];
    if (!settings) return [];
    const mode = isStandIn(settings.apiBase) ? 'stand-in' : settings.live ? 'live' : 'test keys';
    return [`${paymentProviders[provider].name} (${methodsOfProvider(provider).join(', ')}), ${mode}`];
  });
  const appConfig = appConfigFile(!config.testMode);
  return [
    `address: ${config.publicOrigin}`,
    config.appConfigOrigin
      ? `app config: ${appConfig}${config.testMode ? ', that of test keys,' : ''} at ${config.appConfigOrigin}`
      : 'app config: none, APP_CONFIG_ORIGIN is not set',
    config.databaseUrl ? 'database: DATABASE_URL' : `database: embedded, in ${config.dataDir}`,
    ...(payments.length ? payments.map((line) => `payment: ${line}`) : ['payment: none configured']),
    config.trialDays ? `free trial: ${config.trialDays} days` : 'free trial: off',
    `bot check: ${{ off: config.production ? 'off, so nothing keeps bots from signing up, guessing passwords and writing to you' : 'off', altcha: 'ALTCHA', recaptcha: 'reCAPTCHA' }[config.botCheck.kind]}`,
    ...partnerLines(config),
    networkLine(config),
    config.provision
      ? `configurations: keys go to ${new URL(config.provision.url).host}${isStandIn(config.provision.url) ? ', stand-in' : ''}`
      : 'configurations: none, PROVISION_URL is not set',
    ...(config.passwordRangeUrl
      ? [`passwords: leaked ones are known to ${new URL(config.passwordRangeUrl).host}`]
      : []),
    config.wordPressUrl ? `blog: Markdown and ${config.wordPressUrl}` : 'blog: Markdown',
    config.smtpUrl ? 'mail: SMTP_URL' : 'mail: waits in the outbox, SMTP_URL is not set',
    config.stunServers.length
      ? `leak test: ${config.stunServers.join(', ')}`
      : 'leak test: gives no verdict, STUN_SERVERS is not set',
  ];
}
