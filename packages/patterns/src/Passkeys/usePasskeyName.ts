import { webAppType } from '@tern/domain';
import { useBrowserWords } from '../browserWords/useBrowserWords.ts';
import type { PasskeyView } from './PasskeysProps.ts';

/** The name of a passkey: its owner's, else the browser that made it. */
export function usePasskeyName(): (passkey: Pick<PasskeyView, 'name' | 'userAgent'>) => string {
  const words = useBrowserWords();
  return ({ name, userAgent }) => name ?? words.client({ appType: webAppType, userAgent });
}
