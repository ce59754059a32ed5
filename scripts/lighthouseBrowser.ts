import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchOptions } from '@tern/testing';
import { Launcher } from 'chrome-launcher';
import { type Browser, chromium } from 'playwright';

interface LighthouseBrowserOptions {
  /** Where Lighthouse reaches it. */
  port: number;
  /** Folder of fonts that it has beside its own. */
  fonts?: string | undefined;
}

/**
 * The browser of tests with the switches of Lighthouse's own command line. Those of tests make pictures steady: they
 * draw without the fast instructions of the processor, and the process of a page starts within its visit, which takes
 * more of the main thread (21 ms) than most pages.
 */
export async function startLighthouseBrowser({
  port,
  fonts,
}: LighthouseBrowserOptions): Promise<{ browser: Browser; end: () => Promise<void> }> {
  const profile = mkdtempSync(join(tmpdir(), 'tern-lighthouse-'));
  const options = await launchOptions();
  const env = { ...(options.env ?? process.env) };
  if (fonts) env.FONTCONFIG_FILE = fontsWith(fonts, env.FONTCONFIG_FILE, profile);
  const browser = await chromium.launch({
    ...options,
    env,
    ignoreDefaultArgs: true,
    args: [
      ...Launcher.defaultFlags(),
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--hide-scrollbars',
      `--user-data-dir=${profile}`,
      '--remote-debugging-pipe',
      `--remote-debugging-port=${port}`,
      'about:blank',
    ],
  });
  return {
    browser,
    async end() {
      await browser.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Writes settings of fontconfig that have the fonts of a folder too, and returns the file. */
function fontsWith(folder: string, settings: string | undefined, profile: string): string {
  const file = join(profile, 'fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include>${settings ?? '/etc/fonts/fonts.conf'}</include>
  <dir>${folder}</dir>
</fontconfig>
`,
  );
  return file;
}
