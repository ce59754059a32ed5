import { type AppConfig, appConfigFile, parseAppConfig } from '@tern/domain';

/**
 * The app config, null when there is none. Not through the client of the API: it is no operation, and every
 * page asks for it, so that it costs no more than it must.
 */
export async function loadAppConfig(
  production: boolean,
  fetch = globalThis.fetch,
): Promise<AppConfig | null> {
  try {
    const answer = await fetch(`/api/${appConfigFile(production)}`, { signal: AbortSignal.timeout(10_000) });
    return answer.ok ? parseAppConfig(await answer.json()) : null;
  } catch {
    // Ignored (spec section 8).
    return null;
  }
}
