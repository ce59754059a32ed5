import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    trafficFolder: string;
  }
}

const recordings = new URL('../../../node_modules/.cache/traffic/', import.meta.url);

/** Where the stand-ins of this run record what they say and hear; `packages/testing/scripts/traffic.ts` checks it. */
export function setup(project: TestProject): void {
  const folder = fileURLToPath(new URL(`${project.name}/`, recordings));
  rmSync(folder, { recursive: true, force: true });
  project.provide('trafficFolder', folder);
}
