import { providerConfig, type SettingsOf } from '../providerConfig.ts';

export const razorpayConfig = providerConfig({
  provider: 'razorpay',
  keys: {
    keyId: 'RAZORPAY_KEY_ID',
    keySecret: 'RAZORPAY_KEY_SECRET',
    webhookSecret: 'RAZORPAY_WEBHOOK_SECRET',
  },
  apiBase: { variable: 'RAZORPAY_API_BASE', usual: () => 'https://api.razorpay.com' },
  standIn: { keyId: 'rzp_test_tern', keySecret: 'rzp_secret_tern', webhookSecret: 'rzp_hook_tern' },
  isLive: ({ RAZORPAY_KEY_ID }) => !/^rzp_test_/.test(RAZORPAY_KEY_ID ?? ''),
  liveKey: { variable: 'RAZORPAY_KEY_ID', pattern: /^rzp_live_/ },
});

export type RazorpayConfig = SettingsOf<typeof razorpayConfig>;
