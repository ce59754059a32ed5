import { providerConfig, type SettingsOf } from '../providerConfig.ts';

const testKey = /^pdl_sdbx_/;

export const paddleConfig = providerConfig({
  provider: 'paddle',
  keys: { apiKey: 'PADDLE_API_KEY', webhookSecret: 'PADDLE_WEBHOOK_SECRET' },
  apiBase: {
    variable: 'PADDLE_API_BASE',
    usual: ({ PADDLE_API_KEY }) =>
      testKey.test(PADDLE_API_KEY ?? '') ? 'https://sandbox-api.paddle.com' : 'https://api.paddle.com',
  },
  standIn: { apiKey: 'pdl_sdbx_apikey_tern', webhookSecret: 'pdl_ntfset_tern' },
  isLive: ({ PADDLE_API_KEY }) => !testKey.test(PADDLE_API_KEY ?? ''),
  liveKey: { variable: 'PADDLE_API_KEY', pattern: /^pdl_live_/ },
});

export type PaddleConfig = SettingsOf<typeof paddleConfig>;
