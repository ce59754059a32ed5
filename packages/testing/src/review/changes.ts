import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A token with another value than before. */
export interface TokenChange {
  /** `color.coral.500` */
  token: string;
  from: string;
  to: string;
}

/** Which sources each file of stories is drawn from, as the build of Storybook has found (`.storybook/storyGraph.ts`). */
export interface StoryGraph {
  files: string[];
  /** By file of stories: places in `files`. */
  stories: Record<string, number[]>;
}

export interface Sources {
  tokens: TokenChange[];
  /** Changed files that can be seen, from the root of the repository. */
  files: string[];
}

type Tree = { $value?: unknown; [key: string]: unknown };

/** Values by the path of their token, as a person reads them: `#d63626`, `0.75rem`. */
export function tokenValues(tree: Tree, path: string[] = []): Map<string, string> {
  if (tree.$value !== undefined) return new Map([[path.join('.'), shown(tree.$value)]]);
  return new Map(
    Object.entries(tree).flatMap(([name, below]) =>
      typeof below === 'object' && below !== null ? [...tokenValues(below as Tree, [...path, name])] : [],
    ),
  );
}

function shown(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  if ('hex' in value)
    return 'alpha' in value ? `rgb(from ${value.hex} r g b / ${value.alpha})` : String(value.hex);
  if ('unit' in value && 'value' in value) return `${value.value}${value.unit}`;
  return JSON.stringify(value);
}

/** Tokens of two documents (DTCG) whose values differ. One that follows another by reference is not among them. */
export function changedTokens(before: string, after: string): TokenChange[] {
  const [old, now] = [before, after].map((text) => tokenValues(JSON.parse(text) as Tree));
  return [...(now as Map<string, string>)].flatMap(([token, to]) => {
    const from = old?.get(token);
    return from === undefined || from === to ? [] : [{ token, from, to }];
  });
}

/** Files that no picture shows. */
const unseen = /\.(test|spec|md|mdx|snap)\b|^docs\/|\/tests\/|baselines\/|^\.storybook\/rejected\//;

/**
 * The difference from the point where this branch left the main line, and from its last commit on the main line itself.
 * `tokens` is the present `tokens.json`. Undefined outside of a repository, and in a clone without its history.
 */
export function changedSources(root: string, tokens: string): Sources | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const main =
      git('branch', '--list', '--all', '--format=%(refname)', 'main', 'origin/main').split('\n')[0] ?? '';
    const base = git('merge-base', 'HEAD', main || 'HEAD').trim();
    const lines = `${git('diff', '--name-only', base)}${git('ls-files', '--others', '--exclude-standard')}`;
    return {
      tokens: changedTokens(git('show', `${base}:tokens/tokens.json`), tokens),
      files: lines.split('\n').filter((file) => file !== '' && !unseen.test(file)),
    };
  } catch {
    return undefined;
  }
}

export function readGraph(storybook: string): StoryGraph {
  const file = join(storybook, 'story-graph.json');
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as StoryGraph)
    : { files: [], stories: {} };
}

/** `font.size.small` is read as `vars.font.size.small`, `radius.3` as `vars.radius[3]` or `--radius-3`. */
export function mentions(token: string, code: string): boolean {
  const path = token.replace(
    /^(?:mobile|narrow)\.|(?<=^font\.)\w+\.|(?<=^color\.)(?:light|dark|band|campaign(?:-band)?\.[\w-]+)\./g,
    '',
  );
  const access = path
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    .replace(/\.(\w+)/g, (_, name: string) => (/^\d/.test(name) ? `\\[${name}\\]` : `\\.${name}`));
  const property = path.replaceAll('.', '-');
  return new RegExp(`vars\\.${access}(?!\\w)|--${property}(?![\\w-])`).test(code);
}

/** The sources of the stories in a file that are among these. */
export function drawnFrom({ files, stories }: StoryGraph, storyFile: string): string[] {
  return (stories[storyFile] ?? []).map((at) => files[at] as string);
}
