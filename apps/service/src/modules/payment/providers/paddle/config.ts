import { withoutSlash } from '../../../../settings.ts';
import { providerConfig, type SettingsOf } from '../providerConfig.ts';

const testKey = /^pdl_sdbx_/;
const isTest = (key = '') => testKey.test(key);

export const paddleConfig = providerConfig({
  provider: 'paddle',
  keys: {
    apiKey: 'PADDLE_API_KEY',
    clientToken: 'PADDLE_CLIENT_TOKEN',
    webhookSecret: 'PADDLE_WEBHOOK_SECRET',
  },
  apiBase: {
    variable: 'PADDLE_API_BASE',
    usual: ({ PADDLE_API_KEY }) =>
      isTest(PADDLE_API_KEY) ? 'https://sandbox-api.paddle.com' : 'https://api.paddle.com',
  },
  standIn: { apiKey: 'pdl_sdbx_apikey_tern', clientToken: 'test_tern', webhookSecret: 'pdl_ntfset_tern' },
  isLive: ({ PADDLE_API_KEY }) => !isTest(PADDLE_API_KEY),
  liveKey: { variable: 'PADDLE_API_KEY', pattern: /^pdl_live_/ },
  problems({ PADDLE_API_KEY: key, PADDLE_CLIENT_TOKEN: token }) {
    if (!token) return [];
    if (!/^(?:test|live)_/.test(token)) {
      return ['PADDLE_CLIENT_TOKEN does not look like a client-side token (test_… or live_…).'];
    }
    return key && isTest(key) !== token.startsWith('test_')
      ? ['PADDLE_API_KEY and PADDLE_CLIENT_TOKEN are of different environments. Take both from one.']
      : [];
  },
  more({ PADDLE_API_KEY, PADDLE_API_BASE }) {
    const standIn = withoutSlash(PADDLE_API_BASE);
    return {
      /** Which of Paddle's environments the page that opens its checkout belongs to. */
      environment: standIn || isTest(PADDLE_API_KEY) ? ('sandbox' as const) : ('production' as const),
      /** Paddle.js comes from Paddle's own host, by Paddle's rule, or from a stand-in. */
      scriptUrl: standIn ? `${standIn}/paddle/paddle.js` : 'https://cdn.paddle.com/paddle/v2/paddle.js',
    };
  },
});

export type PaddleConfig = SettingsOf<typeof paddleConfig>;
