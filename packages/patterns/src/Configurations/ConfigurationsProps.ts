import type { QrCodeProps } from '@tern/ui';
import type { ComponentType } from 'react';

/** A city with WireGuard servers. */
export interface ConfigurationPlace {
  /** Its id in the network feed. */
  id: string;
  /** Its name in the reader's language. */
  city: string;
  country: string;
  /** "1,747 km"; left out where the place of the visitor is not known. */
  distance?: string;
  /** Other names it is found by. */
  aliases?: string;
}

/** A public key of the account. */
export interface ConfigurationKey {
  id: string;
  name: string;
  publicKey: string;
  /** Ids of cities. */
  cities: readonly string[];
  state: 'adding' | 'active' | 'paused' | 'removing';
  /** A day, `2026-11-19`; null: never, or not known. */
  lastUsedOn: string | null;
  /** Null: the servers do not say. */
  connected: boolean | null;
}

/** A file that is ready, for one city. */
export interface ConfigurationFile {
  /** The id of the city. */
  id: string;
  text: string;
}

/** A pair of keys, or the public half of one that was made elsewhere. */
export interface ConfigurationPair {
  publicKey: string;
  privateKey: string | null;
}

export type ConfigurationsError =
  | 'device_limit'
  | 'plan_needed'
  | 'wireguard_key_taken'
  | 'wireguard_key_refused'
  | 'validation_failed'
  | 'rate_limited'
  | 'network'
  | 'unknown';

export interface ConfigurationGuide {
  label: string;
  href: string;
}

export interface ConfigurationsReady {
  status?: 'ready';
  keys: readonly ConfigurationKey[];
  /** Devices and keys, which share `limit`. */
  used: number;
  limit: number;
  hasPlan: boolean;
  /** False: this installation makes no configurations. */
  offered: boolean;
  /** Null: they are loading. */
  places: readonly ConfigurationPlace[] | 'failed' | null;
  /** Cities at once. */
  mostPlaces: number;
  /** Whether the browser makes WireGuard keys. */
  canMake: boolean;
  pair: ConfigurationPair | null;
  /** Where the request goes, as it is shown: `POST /api/…`. */
  request: string;
  busy: boolean;
  error?: ConfigurationsError | undefined;
  /** The servers are silent: when the request is sent again, in epoch milliseconds. */
  retryAt?: number | undefined;
  /** Seconds between two tries. */
  retrySeconds: number;
  files: readonly ConfigurationFile[] | null;
  /** Today by the clock of the visitor, `2026-11-29`. */
  today?: string;
  guides?: readonly ConfigurationGuide[];
  devicesHref: string;
  plansHref: string;
  /** Draws the code of a file; a part that loads later may be given. */
  Qr: ComponentType<QrCodeProps>;
  onMake: () => void;
  onOwnKey: (publicKey: string) => void;
  onAdd: (wanted: { name: string; cities: string[] }) => void;
  /** Sends the request again at once. */
  onAgain: () => void;
  onPlaces: () => void;
  /** Saves these files; several become one ZIP. */
  onSave: (files: readonly ConfigurationFile[]) => void;
  /** Resolves with what became of it. */
  onRemove: (id: string) => Promise<'removed' | 'removing' | 'failed'>;
  /** Resolves with false when it did not work. */
  onRename: (id: string, name: string) => Promise<boolean>;
}

export type ConfigurationsProps =
  | { status: 'loading' }
  | { status: 'error'; onRetry: () => void }
  | ConfigurationsReady;
