import { choiceSetting, flagSetting, isOn, textSetting } from '../../../../settings.ts';
import { providerConfig, type SettingsOf } from '../providerConfig.ts';

const isBtcpay = ({ TPA_PROTOCOL }: Readonly<Record<string, string | undefined>>) =>
  TPA_PROTOCOL?.toLowerCase() === 'btcpay';

/** Any further provider: one that speaks the protocol of docs/operations.md, "Another provider", or BTCPay Server. */
export const tpaConfig = providerConfig({
  provider: 'tpa',
  keys: { merchantId: 'TPA_MERCHANT_ID', secret: 'TPA_SECRET' },
  apiBase: { variable: 'TPA_API_BASE', usual: () => undefined },
  standIn: { merchantId: 'merchant_tern', secret: 'tpa_secret_tern' },
  isLive: ({ TPA_TEST }) => !isOn(TPA_TEST),
  entries: {
    TPA_TEST: flagSetting('TPA_TEST'),
    TPA_PROTOCOL: choiceSetting('TPA_PROTOCOL', ['tern', 'btcpay']),
    TPA_API_KEY: textSetting,
  },
  problems: (given, stage) =>
    isBtcpay(given) && !given.TPA_API_KEY && !(stage.sandbox && given.TPA_API_BASE)
      ? ['TPA_API_KEY is missing: TPA_PROTOCOL=btcpay needs an API key of the store.']
      : [],
  more: (given) => ({
    protocol: isBtcpay(given) ? ('btcpay' as const) : ('tern' as const),
    apiKey: given.TPA_API_KEY ?? 'tpa_key_tern',
  }),
});

export type TpaConfig = SettingsOf<typeof tpaConfig>;
