import { type AppPlatform, appPlatforms, type ListedPlatform, listedPlatforms } from '../brand/brand.ts';
import type { CampaignWindow } from '../campaigns/activeCampaign.ts';

/** One app as the download host describes it. What is left out there is not known. */
export interface AppDownload {
  /** `https:`, or `http:` on this machine; the store's page or the file itself. */
  readonly href: string;
  readonly version?: string;
  /** Bytes. */
  readonly size?: number;
  /** 64 hexadecimal digits, lower case. */
  readonly sha256?: string;
  /** `https:`; a detached signature of the file. */
  readonly signature?: string;
  /** The system requirement in the operator's words: "Windows 10 or newer". */
  readonly requirements?: string;
}

/** The app config (spec section 3): marketing data, a campaign window, links to the apps. */
export interface AppConfig {
  readonly marketingData: Readonly<Record<string, unknown>>;
  readonly campaign: CampaignWindow | null;
  readonly downloads: Readonly<Partial<Record<AppPlatform | ListedPlatform, AppDownload>>>;
}

/** The app config as its file has it, without its invalid parts. */
export interface AppConfigFile extends Omit<AppConfig, 'campaign'> {
  /** ISO 8601. */
  readonly campaign: { readonly starts_at: string; readonly ends_at: string } | null;
}

/** The name of its file (spec section 7). */
export const appConfigFile = (production: boolean) => (production ? 'ac.json' : 'ac_dev.json');

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown, most: number) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= most ? value.trim() : undefined;
/** A host on the visitor's own machine, which needs no TLS: the stand-in of test mode. */
const ownMachine = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
const secureLink = (value: unknown) => {
  const link = text(value, 2000);
  if (!link || !URL.canParse(link)) return undefined;
  const { protocol, hostname } = new URL(link);
  return protocol === 'https:' || (protocol === 'http:' && ownMachine.test(hostname)) ? link : undefined;
};

/**
 * Reads the JSON of the download host: `{ marketingData, campaign: { starts_at, ends_at }, downloads: {
 * windows: "https://…" or { href, version, size, sha256, signature, requirements } } }`. A part that is wrong is left
 * out, so that one typing error does not take the rest along; null for any other content.
 */
export function parseAppConfig(json: unknown): AppConfig | null {
  if (!isFields(json)) return null;
  const downloads: Partial<Record<AppPlatform | ListedPlatform, AppDownload>> = {};
  const given = isFields(json.downloads) ? json.downloads : {};
  for (const platform of [...appPlatforms, ...listedPlatforms]) {
    const download = parseDownload(given[platform]);
    if (download) downloads[platform] = download;
  }
  return {
    marketingData: isFields(json.marketingData) ? json.marketingData : {},
    campaign: parseWindow(json.campaign),
    downloads,
  };
}

/** The file of the download host as it is handed on; null for any other content. */
export function cleanAppConfig(json: unknown): AppConfigFile | null {
  const config = parseAppConfig(json);
  if (!config) return null;
  const { campaign } = config;
  const iso = (at: number) => new Date(at).toISOString();
  return {
    ...config,
    campaign: campaign && { starts_at: iso(campaign.startsAt), ends_at: iso(campaign.endsAt) },
  };
}

function parseDownload(value: unknown): AppDownload | null {
  const fields = isFields(value) ? value : { href: value };
  const href = secureLink(fields.href);
  if (!href) return null;
  const version = text(fields.version, 40);
  const size = typeof fields.size === 'number' && fields.size > 0 ? Math.round(fields.size) : undefined;
  const sha256 = text(fields.sha256, 64)?.toLowerCase();
  const signature = secureLink(fields.signature);
  const requirements = text(fields.requirements, 200);
  return {
    href,
    ...(version ? { version } : {}),
    ...(size && Number.isSafeInteger(size) ? { size } : {}),
    ...(sha256 && /^[0-9a-f]{64}$/.test(sha256) ? { sha256 } : {}),
    ...(signature ? { signature } : {}),
    ...(requirements ? { requirements } : {}),
  };
}

function parseWindow(value: unknown): CampaignWindow | null {
  if (!isFields(value)) return null;
  const startsAt = Date.parse(String(value.starts_at));
  const endsAt = Date.parse(String(value.ends_at));
  return startsAt < endsAt ? { startsAt, endsAt } : null;
}
