import { flagSetting, isOn } from '../../../../settings.ts';
import { providerConfig, type SettingsOf } from '../providerConfig.ts';

/** Any further provider that speaks the protocol of docs/operations.md, "Another provider". */
export const tpaConfig = providerConfig({
  provider: 'tpa',
  keys: { merchantId: 'TPA_MERCHANT_ID', secret: 'TPA_SECRET' },
  apiBase: { variable: 'TPA_API_BASE', usual: () => undefined },
  standIn: { merchantId: 'merchant_tern', secret: 'tpa_secret_tern' },
  isLive: ({ TPA_TEST }) => !isOn(TPA_TEST),
  entries: { TPA_TEST: flagSetting('TPA_TEST') },
});

export type TpaConfig = SettingsOf<typeof tpaConfig>;
