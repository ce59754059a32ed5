import type { Context } from '../../../context.ts';

const known = new WeakSet<Context>();

/** Says that an app config has been read: pages have the downloads from now on. */
export function noteAppConfig(context: Context): void {
  known.add(context);
}

/** Whether an app config has been read, or none is to be. */
export const hasAppConfig = (context: Context): boolean =>
  context.config.appConfigOrigin === undefined || known.has(context);
