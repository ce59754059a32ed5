import {
  mostWireguardCities,
  type NetworkCountry,
  type WireguardFile,
  wireguardKeyAdd,
} from '@tern/contract';
import { brand, kmBetween, wireguardConfig } from '@tern/domain';
import type { Language } from '@tern/i18n';
import {
  type ConfigurationFile,
  type ConfigurationPlace,
  Configurations,
  type ConfigurationsError,
  type ConfigurationsReady,
  sayKm,
} from '@tern/patterns';
import { type ComponentProps, lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useSnapshot } from 'valtio';
import type { GeoInfo } from '../../app/geo.store.ts';
import { cityNameIn, countryNameIn } from '../../app/placeNames.ts';
import { useStore, useStores } from '../../app/stores.tsx';
import { fileNames } from '../../wireguard/fileNames.ts';
import { zipFiles } from '../../wireguard/zipFiles.ts';
import { saveFile } from './saveFile.ts';
import { retrySeconds, type WireguardState, wireguardStore } from './wireguard.store.ts';

const errors: Partial<Record<NonNullable<WireguardState['error']>, ConfigurationsError>> = {
  device_limit: 'device_limit',
  plan_needed: 'plan_needed',
  wireguard_key_taken: 'wireguard_key_taken',
  wireguard_key_refused: 'wireguard_key_refused',
  validation_failed: 'validation_failed',
  rate_limited: 'rate_limited',
  network: 'network',
  unavailable: 'network',
};

/** Names of systems, the same in every language. */
const guides = [
  { label: 'Linux', href: '/blog/wireguard-on-linux' },
  { label: 'OpenWrt', href: '/blog/wireguard-on-a-router' },
  { label: 'GL.iNet', href: '/blog/wireguard-on-gl-inet' },
  { label: 'OPNsense', href: '/blog/wireguard-on-opnsense' },
];

// Without the picture there is still the file.
const LaterQr = lazy(async (): Promise<{ default: ConfigurationsReady['Qr'] }> => {
  const loaded = await import('../../app/drawnQr.ts').catch(() => null);
  return { default: loaded?.QrCode ?? (() => null) };
});
const FileQr = (props: ComponentProps<ConfigurationsReady['Qr']>) => (
  <Suspense fallback={null}>
    <LaterQr {...props} />
  </Suspense>
);

interface Place extends ConfigurationPlace {
  km: number;
}

/** Cities by their distance from the visitor, or by name where that is not known. */
function placesOf(intl: IntlShape, countries: readonly NetworkCountry[], from: GeoInfo['location']): Place[] {
  const language = intl.locale as Language;
  const { compare } = new Intl.Collator(language);
  return countries
    .flatMap((country) =>
      country.cities.map((city): Place => {
        const km = from ? kmBetween(from, city) : 0;
        return {
          id: city.id,
          city: cityNameIn(intl, city),
          country: countryNameIn(intl, country),
          aliases: [city.name, ...city.aliases, ...country.aliases].join(' '),
          km,
          ...(from && { distance: sayKm(km, language) }),
        };
      }),
    )
    .sort((a, b) => a.km - b.km || compare(a.country, b.country) || compare(a.city, b.city));
}

const filesOf = ({ addresses, dns, peers }: WireguardFile, privateKey: string | null): ConfigurationFile[] =>
  peers.map(({ city, public_key, host, port }) => ({
    id: city,
    text: wireguardConfig({ privateKey, addresses, dns, peer: { publicKey: public_key, host, port } }),
  }));

function save(files: readonly ConfigurationFile[]): void {
  const names = fileNames(files.map(({ id }) => id));
  const [only] = files;
  if (files.length === 1 && only) {
    saveFile(names[0] ?? '', only.text, 'application/octet-stream');
    return;
  }
  const packed = zipFiles(Object.fromEntries(files.map(({ text }, index) => [names[index], text])));
  saveFile(`${brand.name.toLowerCase()}-wireguard.zip`, packed, 'application/zip');
}

/** `/myAccount/configurations`: connects what has no app (docs/decisions/0055). */
export function ConfigurationsSection() {
  const { geo } = useStores();
  const intl = useIntl();
  const store = useStore(wireguardStore);
  const { account, loadFailed, places, pair, canMake, busy, error, retryAt, file, now } = useSnapshot(
    store.state,
  );
  const { info } = useSnapshot(geo.state);
  const from = info?.location ?? null;
  useEffect(() => {
    void store.load();
    void store.loadPlaces();
  }, [store]);
  const isUnsettled = account?.keys.some(({ state }) => state === 'adding' || state === 'removing');
  useEffect(() => {
    if (!isUnsettled) return;
    const timer = setInterval(() => void store.load(), retrySeconds * 1000);
    return () => clearInterval(timer);
  }, [isUnsettled, store]);
  const [isSaved, setIsSaved] = useState(false);
  const isAtRisk = Boolean(file && pair?.privateKey && !isSaved);
  // The browser asks before the only copy of a private key goes with the tab.
  useEffect(() => {
    if (!isAtRisk) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [isAtRisk]);

  const shown = useMemo(
    () => (Array.isArray(places) ? placesOf(intl, places as readonly NetworkCountry[], from) : places),
    [intl, places, from],
  );
  if (!account)
    return loadFailed ? (
      <Configurations status="error" onRetry={() => void store.load()} />
    ) : (
      <Configurations status="loading" />
    );
  const props: ConfigurationsReady = {
    keys: account.keys.map((key) => ({
      id: key.id,
      name: key.name,
      publicKey: key.public_key,
      cities: key.cities,
      state: key.state,
      lastUsedOn: key.last_used_on,
      connected: key.is_connected,
    })),
    used: account.used,
    limit: account.limit,
    hasPlan: account.has_plan,
    offered: account.is_offered,
    places: shown as readonly Place[] | 'failed' | null,
    mostPlaces: mostWireguardCities,
    canMake,
    pair,
    request: `${wireguardKeyAdd.method} ${wireguardKeyAdd.path}`,
    busy,
    error: error ? (errors[error] ?? 'unknown') : undefined,
    retryAt: retryAt ?? undefined,
    retrySeconds,
    files: file && filesOf(file as WireguardFile, pair?.privateKey ?? null),
    today: new Date(now).toISOString().slice(0, 10),
    guides,
    devicesHref: '/myAccount/deviceManage',
    plansHref: '/pricing',
    Qr: FileQr,
    onMake: () => {
      setIsSaved(false);
      void store.make();
    },
    onOwnKey: store.useOwn,
    onAdd: (wanted) => void store.add(wanted),
    onAgain: () => void store.again(),
    onPlaces: () => void store.loadPlaces(),
    onSave: (files) => {
      setIsSaved(true);
      save(files);
    },
    onRemove: store.remove,
    onRename: store.rename,
  };
  return <Configurations {...props} />;
}
