import { drawn } from './drawn.ts';
import { whenIdle } from './whenIdle.ts';

/**
 * Addresses of the scripts that a page, or the islands of a static one, continue with, in the order they need each other.
 * Empty where no build names them.
 */
export const pageCode = (root: ParentNode): string[] =>
  root.querySelector<HTMLElement>('script[data-code]')?.dataset.code?.split(' ') ?? [];

function link(root: Document, href: string, rel: string, priority: 'low' | 'high'): void {
  root.head.append(
    Object.assign(root.createElement('link'), { rel, href, as: 'script', fetchPriority: priority }),
  );
}

/** Milliseconds after `load` in which the network is left to what the first screen shows. */
const firstScreen = 1_000;

/**
 * Fetches the code for later once the page has loaded and stands on the screen and the browser is idle, without
 * running it. Visitors who save data fetch what they use.
 */
export function fetchWhenIdle(root: Document, code: readonly string[]): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const rel = root.createElement('link').relList.supports('prefetch') ? 'prefetch' : 'modulepreload';
  const fetchAll = () => {
    for (const href of code) link(root, href, rel, 'low');
  };
  whenIdle(root, fetchAll, firstScreen);
}

/**
 * Fetches all files together and runs one after the other: each a task of its own, so that the page answers in between.
 * The press or key that asks for them is drawn first.
 */
export async function runCode(root: Document, code: readonly string[]): Promise<void> {
  await drawn();
  for (const href of code) link(root, href, 'modulepreload', 'high');
  for (const href of code) {
    // The import that follows tells what did not load.
    await import(/* @vite-ignore */ href).catch(() => {});
    await drawn();
  }
}
