import { type AppConfig, type AppConfigFile, appConfigFile } from '@tern/domain';

/**
 * The app config, null when there is none. Not through the client of the API: it is no operation, and every
 * page requests it, so that it costs no more than it must.
 */
export async function loadAppConfig(
  production: boolean,
  fetch = globalThis.fetch,
): Promise<AppConfig | null> {
  try {
    const response = await fetch(`/api/${appConfigFile(production)}`, {
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) return null;
    // The service has left out what is wrong.
    const { marketingData, campaign, downloads = {} }: Partial<AppConfigFile> = await response.json();
    if (!marketingData) return null;
    return {
      marketingData,
      downloads,
      campaign: campaign
        ? { startsAt: Date.parse(campaign.starts_at), endsAt: Date.parse(campaign.ends_at) }
        : null,
    };
  } catch {
    // Ignored (spec section 8).
    return null;
  }
}
