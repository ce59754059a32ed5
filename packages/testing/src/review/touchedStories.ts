import { drawnFrom, mentions, type Sources, type StoryGraph } from './changes.ts';

/** Everything may look different after a change of these, and no chunk of the workbench holds them. */
const everywhere =
  /^\.storybook\/(main|preBundled)\.ts$|^pnpm-lock\.yaml$|^packages\/testing\/src\/(Stage|browser)\.ts$|^packages\/i18n\/messages\/\w+\.json$/;

/** Tokens that refer to this one, such as `color.light.action` to `color.coral.500`. */
export function referrers(tokens: string, token: string): string[] {
  const found: string[] = [];
  const walk = (tree: Record<string, unknown>, path: string[]) => {
    if (tree.$value === `{${token}}`) found.push(path.join('.'));
    for (const [name, below] of Object.entries(tree)) {
      if (typeof below === 'object' && below) walk(below as Record<string, unknown>, [...path, name]);
    }
  };
  walk(JSON.parse(tokens), []);
  return found;
}

/**
 * The files of stories that changes can touch: whose sources are among the changed files, or mention a changed token or one
 * that refers to it. `tokens` is the present `tokens.json`; without its part in the changes nothing is known of tokens.
 */
export function touchedStories(
  sources: Sources,
  graph: StoryGraph,
  tokens: string,
  codeOf: (file: string) => string,
): string[] {
  const all = Object.keys(graph.stories);
  const isUnexported =
    sources.files.some((file) => /^tokens\/src\//.test(file)) && sources.tokens.length === 0;
  if (isUnexported || sources.files.some((file) => everywhere.test(file))) return all;
  const names = sources.tokens.flatMap(({ token }) => [token, ...referrers(tokens, token)]);
  const changed = new Set(sources.files);
  for (const file of graph.files) {
    if (names.some((name) => mentions(name, codeOf(file)))) changed.add(file);
  }
  return all.filter(
    (story) => changed.has(story) || drawnFrom(graph, story).some((file) => changed.has(file)),
  );
}
