import type { TestProject } from 'vitest/node';
import { provideServer } from './databaseServer.ts';

/** As `databaseServer.ts`, with the oldest PostgreSQL that is promised. */
export const setup = (project: TestProject) => provideServer(project, 'oldest-postgres');
