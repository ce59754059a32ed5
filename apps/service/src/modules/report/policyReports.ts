import { policyReportPath } from '@tern/contract';
import { addressForLimits } from '../../clientAddress.ts';
import type { Context } from '../../context.ts';
import { hour, type Limit } from '../../limit.ts';
import { takeTry } from '../../rateLimit.ts';
import { rawBodies } from '../../rawBodies.ts';
import { requestFacts } from '../../requestFacts.ts';
import type { RawRoutes } from '../../server.ts';
import { takeWrite } from '../../takeWrite.ts';
import { readPolicyReports } from './readPolicyReports.ts';

const bodyLimit = 16 * 1024;
export const policyReportsPerVisitor: Limit = {
  counts: 'policy reports per visitor',
  count: 60,
  seconds: hour,
};
/** Kinds of refusals that are written to the log, each once while the process runs: metrics count the rest. */
const mostLogged = 100;

/** Counts what browsers report of the content security policy. Nothing of a visitor is stored. */
export function policyReports(context: Context): RawRoutes {
  const logged = new Set<string>();
  return rawBodies({ bodyLimit }, (scope) => {
    const config = { operation: 'policyReport' };
    scope.post(policyReportPath, { config, bodyLimit }, async (request, reply) => {
      const { address } = requestFacts(context, request);
      await takeWrite(context, 'policyReport', { address });
      await takeTry(context, policyReportsPerVisitor, 'policy report', addressForLimits(address));
      const origin = new URL(context.config.publicOrigin).origin;
      for (const { directive, enforced, page, blocked } of readPolicyReports(String(request.body), origin)) {
        context.metrics.policyReport({ directive, enforced });
        const kind = `${directive} ${blocked}`;
        if (logged.has(kind) || logged.size >= mostLogged) continue;
        logged.add(kind);
        context.log.warn({ directive, blocked, page, enforced }, 'a page was refused something');
      }
      return reply.code(204).send();
    });
  });
}
