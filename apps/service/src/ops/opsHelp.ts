import { nearestName } from '../nearestName.ts';
import { OpsError } from './opsTools.ts';

const lineStart = 'pnpm ops ';

/** The usage by command: the lines of one, with those that continue them. */
function byCommand(usage: string): Map<string, string[]> {
  const commands = new Map<string, string[]>();
  let last: string[] | undefined;
  for (const line of usage.split('\n\n', 1)[0]?.split('\n') ?? []) {
    if (line.startsWith(lineStart)) {
      const name = line.slice(lineStart.length).split(' ', 1)[0] ?? '';
      last = commands.get(name) ?? [];
      commands.set(name, last);
    }
    last?.push(line);
  }
  return commands;
}

/** How one command is used, and the notes below the usage; all of it without one. */
export function opsHelp(usage: string, command: string | undefined): string {
  if (command === undefined) return usage;
  const lines = byCommand(usage).get(command);
  if (!lines) throw unknownCommand(usage, command);
  return `${lines.join('\n')}\n${usage.slice(usage.indexOf('\n\n'))}`.replace('\n\n\n', '\n\n');
}

/** Names the word that is no command, and the command that was meant. */
export function unknownCommand(usage: string, word: string): OpsError {
  const near = nearestName(word, byCommand(usage).keys());
  const hint = near ? `Do you mean "${near}"? ` : '';
  return new OpsError(`There is no command "${word}". ${hint}${lineStart}--help lists them all.`);
}
