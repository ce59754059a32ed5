import type { AppConfigFile } from '@tern/domain';
import type { Context } from '../../context.ts';

type Downloads = AppConfigFile['downloads'];
const known = new WeakMap<Context, Downloads>();

/** Takes the downloads of an app config in place of those of the one before. */
export function noteDownloads(context: Context, downloads: Downloads): void {
  known.set(context, downloads);
}

/** Those of the last app config; none before the first. */
export const downloadsOf = (context: Context): Downloads => known.get(context) ?? {};
