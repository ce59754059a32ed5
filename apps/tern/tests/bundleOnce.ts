import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { writeBundle } from '../scripts/writeBundle.ts';
import { buildSite } from '../src/buildSite.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of a bundle that was made for this run, with no packages above it. */
    bundle: string;
  }
}

/** One bundle for all tests of the room. */
export async function setup(project: TestProject): Promise<() => void> {
  buildSite();
  const folder = mkdtempSync(join(tmpdir(), 'tern-bundle-'));
  await writeBundle(join(folder, 'tern'));
  project.provide('bundle', join(folder, 'tern'));
  return () => rmSync(folder, { recursive: true, force: true });
}
