import { analyticsEvents } from './analyticsEvents.ts';

export const analyticsHandlers = [analyticsEvents];
export { defaultEventBounds } from './analyticsConfig.ts';
export { writeEvents } from './eventBuffer.ts';
export { forgetFronts } from './forgetFronts.ts';
export { boundOutbox, handOverEvents } from './handOverEvents.ts';
export { keepPartitions, rollUp } from './keepAnalytics.ts';
