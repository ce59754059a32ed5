import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import type { LaunchOptions } from 'playwright';

const require = createRequire(import.meta.url);

/** Same pixels everywhere: no hinting, no subpixel placement that depends on the screen, one colour profile. */
const steadyArgs = [
  '--font-render-hinting=none',
  '--disable-font-subpixel-positioning',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
  '--hide-scrollbars',
  '--disable-gpu',
  '--disable-skia-runtime-opts',
  '--disable-partial-raster',
  '--disable-dev-shm-usage',
];

/**
 * How tests start the browser. On Linux x64 it is the Chromium pinned by the lockfile, elsewhere Playwright's
 * own (`npx playwright install chromium`). `TERN_CHROMIUM` names another one. Works as root.
 */
export async function launchOptions(): Promise<LaunchOptions> {
  const chosen = process.env.TERN_CHROMIUM;
  if (chosen) return { executablePath: chosen, args: steadyArgs };
  if (process.platform !== 'linux' || process.arch !== 'x64') return { args: steadyArgs };
  const folder = await unpackChromium();
  return {
    executablePath: join(folder, 'chromium'),
    args: steadyArgs,
    env: {
      ...(process.env as Record<string, string>),
      // A machine may name a file of its own, which would win over the path.
      FONTCONFIG_PATH: join(folder, 'fonts'),
      FONTCONFIG_FILE: join(folder, 'fonts/fonts.conf'),
      LD_LIBRARY_PATH: [join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
    },
  };
}

/**
 * Unpacks the pinned Chromium once per version and user, and returns its folder. Parallel callers are safe:
 * each unpacks aside and only a complete folder is moved to the final name.
 */
export async function unpackChromium(): Promise<string> {
  const manifest = join(dirname(require.resolve('@sparticuz/chromium')), '../package.json');
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
  const base = tmpdir();
  const final = join(base, `tern-chromium-${version}-${userInfo().uid}`);
  if (existsSync(final)) return final;
  const aside = await mkdtemp(join(base, 'tern-chromium-unpack-'));
  await inflateInto(aside, join(dirname(manifest), 'bin'));
  await writeFontsConfig(join(aside, 'fonts'), join(final, 'fonts'));
  try {
    await rename(aside, final);
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    if (!existsSync(final)) throw error;
  }
  return final;
}

/** The package unpacks into the folder that `os.tmpdir()` names at that time. */
async function inflateInto(folder: string, bin: string): Promise<void> {
  const { inflate } = await import('@sparticuz/chromium');
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    const files = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
    await Promise.all(files.map((file) => inflate(join(bin, file))));
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

/** Only the font that comes with the browser: what a machine has installed must not show in pictures. */
async function writeFontsConfig(folder: string, finalFolder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, 'fonts.conf'),
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${finalFolder}</dir>
  <cachedir>${finalFolder}/cache</cachedir>
  <match target="font">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
`,
  );
}
