import { MailPreferences } from '@tern/patterns';
import { useSnapshot } from 'valtio';
import type { MailPreferencesStore } from './mailPreferences.store.ts';

/** Which mails the account gets, in the section about its safety. */
export function MailPreferencesCard({ store }: { store: MailPreferencesStore }) {
  const { choices, loadFailed, result } = useSnapshot(store.state);
  if (choices) {
    return (
      <MailPreferences
        choices={choices}
        result={result ?? undefined}
        onChoose={(change) => void store.choose(change)}
      />
    );
  }
  return loadFailed ? (
    <MailPreferences status="error" onRetry={() => void store.load()} />
  ) : (
    <MailPreferences status="loading" />
  );
}
