/** A convention of the repository as a function over its files, and the helpers to write one. */

export interface SourceFile {
  /** From the repository's root, with `/`. */
  path: string;
  text: string;
}

export interface HouseRule {
  name: string;
  /** One sentence per problem, beginning with the file. */
  check(files: readonly SourceFile[]): string[];
  /** Each must be refused. */
  bad: SourceFile[][];
  /** Each must pass. */
  good?: SourceFile[][];
}

export const file = (path: string, text = ''): SourceFile[] => [{ path, text }];

export const isCode = (path: string) => /\.tsx?$/.test(path);

export const isStories = (path: string) => path.endsWith('.stories.tsx');

export const isTest = (path: string) => /\.test\.tsx?$/.test(path) || /\/tests\//.test(path);

export const isProduct = (path: string) => isCode(path) && !isStories(path) && !isTest(path);

/** The rules' own examples of refused code are no violations. */
export const isRules = (path: string) => /^packages\/testing\/src\/(?:rules\/|houseRules)/.test(path);

export const baseName = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Every module a file names: static, dynamic and side-effect imports, and re-exports. */
export function importsOf(text: string): string[] {
  const pattern = /(?:^|[^.\w])(?:from|import)\s*\(?\s*(['"])([^'"\n]+)\1/g;
  return [...text.matchAll(pattern)].map((match) => match[2] as string);
}

/** Which folder of `root` a file belongs to, such as a route or a module of the service. */
export const folderIn = (root: string, path: string) =>
  path.startsWith(root) ? path.slice(root.length).split('/')[0] : undefined;

/** `./x` as seen from a file, from the repository's root. */
export function resolveRelative(from: string, specifier: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const step of specifier.split('/')) {
    if (step === '..') parts.pop();
    else if (step !== '.') parts.push(step);
  }
  return parts.join('/');
}

/** A rule that looks at one file at a time and reports the lines that match. */
export function lineRule(
  name: string,
  applies: (path: string) => boolean,
  pattern: RegExp,
  advice: string,
  examples: Pick<HouseRule, 'bad' | 'good'>,
): HouseRule {
  return {
    name,
    check: (files) =>
      files
        .filter(({ path }) => applies(path))
        .flatMap(({ path, text }) =>
          text
            .split('\n')
            .flatMap((line, index) =>
              pattern.test(line) ? [`${path}:${index + 1} ${advice}: ${line.trim().slice(0, 120)}`] : [],
            ),
        ),
    ...examples,
  };
}

/** A rule that looks at the modules one file at a time imports. */
export function importRule(
  name: string,
  problem: (path: string, specifier: string) => string | undefined,
  examples: Pick<HouseRule, 'bad' | 'good'>,
): HouseRule {
  return {
    name,
    check: (files) =>
      files
        .filter(({ path }) => isCode(path) && !isRules(path))
        .flatMap(({ path, text }) =>
          importsOf(text).flatMap((specifier) => {
            const found = problem(path, specifier);
            return found ? [`${path} imports ${specifier}: ${found}`] : [];
          }),
        ),
    ...examples,
  };
}
