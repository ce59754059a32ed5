import { appTypeName, describeUserAgent, isWebAppType } from '@tern/domain';
import { type Language, localeOf } from '@tern/i18n';
import { useIntl } from 'react-intl';
import { deviceListMessages } from '../DeviceList/deviceList.messages.ts';
import { browserWordsMessages as m } from './browserWords.messages.ts';

export interface ClientView {
  /** Code of the app type table (spec section 3). */
  appType: number;
  /** As the client sent it. */
  userAgent: string | null;
  /** Two letters; null: not known. */
  country: string | null;
}

/** Names the app or browser of a session, and the country. */
export function useBrowserWords() {
  const { formatMessage, locale } = useIntl();
  return {
    client: ({ appType, userAgent }: Pick<ClientView, 'appType' | 'userAgent'>): string => {
      if (!isWebAppType(appType)) return appTypeName(appType) ?? formatMessage(deviceListMessages.otherApp);
      const { browser, system } = describeUserAgent(userAgent);
      if (browser && system) return formatMessage(m.both, { browser, system });
      return browser ?? system ?? formatMessage(m.unknown);
    },
    country: (code: string | null): string | null => {
      if (!code) return null;
      try {
        return new Intl.DisplayNames(localeOf(locale as Language), { type: 'region' }).of(code) ?? code;
      } catch {
        return null;
      }
    },
  };
}
