import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseMessages } from '@tern/i18n/repository';
import { parseSync } from 'vite';

interface Statement {
  type: string;
  source?: { value: string } | null;
  importKind?: string;
  exportKind?: string;
  specifiers?: { importKind?: string; exportKind?: string; imported?: Name; local: Name; exported?: Name }[];
}
interface Name {
  name?: string;
  value?: string;
}

const patternsIndex = resolve(import.meta.dirname, '../../../packages/patterns/src/index.ts');
/** Heads are worded on the server, whichever file declares them. */
const heads = 'meta';
const nameOf = (name: Name | undefined) => name?.name ?? name?.value ?? '';

/** The file behind each name that `@tern/patterns` exports, and the files whose names it exports all. */
let patterns: { files: Map<string, string>; all: { file: string; text: string }[] } | undefined;
function fileOfPattern(name: string): string {
  patterns ??= exportsOf(patternsIndex);
  const declared = new RegExp(`^export (?:async )?(?:function|const|class) ${name}\\b`, 'm');
  const file = patterns.files.get(name) ?? patterns.all.find(({ text }) => declared.test(text))?.file;
  // Without it the page would show the ids of its messages.
  if (!file) throw new Error(`@tern/patterns exports no ${name} that its messages could be found by.`);
  return file;
}

/** An index may export all of another one: its list is read as well. */
function exportsOf(index: string): NonNullable<typeof patterns> {
  const files = new Map<string, string>();
  const all: { file: string; text: string }[] = [];
  for (const { source, specifiers } of statementsOf(index)) {
    if (!source) continue;
    const file = join(dirname(index), source.value);
    if (specifiers) {
      for (const { exported } of specifiers) files.set(nameOf(exported), file);
      continue;
    }
    all.push({ file, text: readFileSync(file, 'utf8') });
    const below = exportsOf(file);
    all.push(...below.all);
    for (const [name, of] of below.files) files.set(name, of);
  }
  return { files, all };
}

function statementsOf(file: string): Statement[] {
  const { program } = parseSync(file, readFileSync(file, 'utf8'), {
    lang: file.endsWith('x') ? 'tsx' : 'ts',
  });
  return program.body as unknown as Statement[];
}

/** Modules of ours that are loaded when they are needed: `parts` those of `laterPart`, which load messages of their own. */
function laterImportsOf(file: string): { parts: string[]; others: string[] } {
  const parts: string[] = [];
  const others: string[] = [];
  const calls = /(laterPart\(\s*'\w+',\s*async \(\) => \(await )?import\('(\.[^']+)'\)/g;
  for (const [, part, source = ''] of readFileSync(file, 'utf8').matchAll(calls))
    (part ? parts : others).push(resolve(dirname(file), source));
  return { parts, others };
}

const isSource = (file: string) => /\.tsx?$/.test(file) && existsSync(file);

/**
 * The message namespaces that a module and everything it imports use, sorted, what it loads later included. `later`
 * are those that only parts made by `laterPart` use. Types do not count; of `@tern/patterns` only what is imported by
 * name does.
 */
export function namespacesOf(entry: string): { now: string[]; later: string[] } {
  const seen = new Set<string>();
  const namespaces = new Set<string>();
  const parts: string[] = [];
  const visit = (file: string): void => {
    if (seen.has(file) || !isSource(file)) return;
    seen.add(file);
    if (file.endsWith('.messages.ts')) {
      for (const { messages } of parseMessages(readFileSync(file, 'utf8'), file).declarations)
        for (const { id } of messages) namespaces.add(id.slice(0, id.indexOf('.')));
      namespaces.delete(heads);
      return;
    }
    const later = laterImportsOf(file);
    later.others.forEach(visit);
    parts.push(...later.parts);
    for (const { source, importKind, exportKind, specifiers = [] } of statementsOf(file)) {
      if (!source || importKind === 'type' || exportKind === 'type') continue;
      const values = specifiers.filter(
        (specifier) => specifier.importKind !== 'type' && specifier.exportKind !== 'type',
      );
      if (specifiers.length > 0 && values.length === 0) continue;
      if (source.value.startsWith('.')) visit(resolve(dirname(file), source.value));
      if (source.value === '@tern/patterns') {
        // A re-export has the name of its source under `local`.
        for (const { imported, local } of values) {
          visit(fileOfPattern(nameOf(imported ?? local)));
        }
      }
    }
  };
  visit(entry);
  const now = [...namespaces].sort();
  for (const part of parts) visit(part);
  return { now, later: [...namespaces].sort().filter((namespace) => !now.includes(namespace)) };
}
