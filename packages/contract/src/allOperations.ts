import { blogOperations } from './blog/blogOperations.ts';
import { operations } from './operations.ts';

/** Every operation by name. The service refuses to start while one has no handler. */
export const allOperations = { ...operations, ...blogOperations } as const;

export type AnyOperationName = keyof typeof allOperations;
