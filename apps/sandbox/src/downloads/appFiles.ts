import { createHash } from 'node:crypto';

/** A file that stands in for an app. */
export interface AppFile {
  name: string;
  version: string;
  requirements: string;
  bytes: Buffer;
  /** Of the bytes, hexadecimal. */
  sha256: string;
  /** Taken from a page of the stand-in's store, as such apps are. */
  store: boolean;
}

interface Facts extends Pick<AppFile, 'version' | 'requirements'> {
  ending: string;
  /** Bytes. */
  size: number;
  store?: boolean;
}

const facts: Readonly<Record<string, Facts>> = {
  windows: { ending: 'exe', version: '4.2.1', size: 2_400_000, requirements: 'Windows 10+' },
  mac: { ending: 'dmg', version: '4.2.0', size: 2_900_000, requirements: 'macOS 13+' },
  ios: { ending: 'ipa', version: '4.1.3', size: 1_700_000, requirements: 'iOS 16+', store: true },
  android: { ending: 'apk', version: '4.2.1', size: 1_300_000, requirements: 'Android 9+' },
  chrome: {
    ending: 'zip',
    version: '2.7.0',
    size: 240_000,
    requirements: 'Chrome 120+',
    store: true,
  },
  tv: {
    ending: 'apk',
    version: '4.0.2',
    size: 1_500_000,
    requirements: 'Android TV 9+',
    store: true,
  },
  linux: { ending: 'deb', version: '4.2.1', size: 2_200_000, requirements: 'Debian 12+, Ubuntu 24.04+' },
  firefox: { ending: 'xpi', version: '2.7.0', size: 260_000, requirements: 'Firefox 128+', store: true },
};

/** Begins every file, so that nobody takes it for an app. */
const begin = 'A stand-in of the sandbox for testing. It installs nothing.\n';

function makeFile(platform: string, { ending, version, size, requirements, store = false }: Facts): AppFile {
  const line = `${platform} ${version}\n`;
  const bytes = Buffer.alloc(size, line);
  bytes.write(begin);
  return {
    ...{ name: `tern-${platform}-${version}.${ending}`, version, requirements, bytes, store },
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}

/** The apps by platform: the same bytes in every run. */
export const makeAppFiles = (): Readonly<Record<string, AppFile>> =>
  Object.fromEntries(Object.entries(facts).map(([platform, each]) => [platform, makeFile(platform, each)]));
