export { hasRunningPlan, planRuns } from '../rows/runningPlans.repo.ts';
