import { inScope, newRequestId } from '@tern/observe';
import type { Job } from '../jobs.ts';
import type { ServiceMetrics } from './serviceMetrics.ts';

/** A job whose rounds are counted and timed; each round has an id of its own, as a request has. */
export const observeJob = (metrics: ServiceMetrics, job: Job): Job => ({
  ...job,
  run: (stopping) =>
    inScope({ requestId: newRequestId() }, async () => {
      const started = performance.now();
      let ok = false;
      try {
        await job.run(stopping);
        ok = true;
      } finally {
        metrics.job({ job: job.name, ok, seconds: (performance.now() - started) / 1000 });
      }
    }),
});
