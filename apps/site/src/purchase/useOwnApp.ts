import type { Language } from '@tern/i18n';
import type { ReceiptProps } from '@tern/patterns';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { downloadKind } from '../app/downloadKind.ts';
import { useStores } from '../app/stores.tsx';
import { systemName } from '../app/systemName.ts';
import { systemOf } from '../boot/offerSystem.ts';

/**
 * The app for this device, as the app config names it. Read once: what comes later moves no button from under a press.
 * For what is drawn in the browser alone.
 */
export function useOwnApp(): ReceiptProps['app'] {
  const { app } = useStores();
  const language = useIntl().locale as Language;
  const [own] = useState(() => {
    const platform = systemOf(navigator);
    const href = platform && app.state.appConfig?.downloads[platform]?.href;
    if (!href) return undefined;
    return { platform, system: systemName(platform, language), href, kind: downloadKind(platform, href) };
  });
  return own;
}
