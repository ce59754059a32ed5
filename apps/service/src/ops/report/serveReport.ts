import type { InternalHandler, Observe } from '@tern/observe';
import type { Context } from '../../context.ts';
import { rollUp } from '../../modules/analytics/analytics.module.ts';
import { readReport } from './readReport.ts';
import { periods, reportPage, reportPolicy } from './reportPage.ts';

const usual = 30;

/** The period an address names; the usual one where it names none. */
export function periodOf(target: string): number {
  const requested = Number(new URLSearchParams(target.split('?')[1] ?? '').get('days'));
  return periods.find((days) => days === requested) ?? usual;
}

/**
 * `/ops` of the metrics port: the report as a page. The port is the operator's own and listens on this machine unless told
 * otherwise; the site has no such page.
 */
export function serveReport({ handlers }: Pick<Observe, 'handlers'>, context: Context): void {
  const handler: InternalHandler = async (request, response) => {
    // The last minute counts as well.
    await rollUp(context);
    const page = reportPage(await readReport(context, periodOf(request.url ?? '')));
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': reportPolicy,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      })
      .end(page);
  };
  handlers.set('/ops', handler);
}
