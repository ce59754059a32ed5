import { parseSync } from 'rolldown/utils';
import type { Plugin } from 'vite';
import { commentBefore } from './commentBefore.ts';

/** Tells every story its source and the comment above it, for the handbook and the code panel. */
export function addStorySources(path: string, text: string): string {
  const { program, comments } = parseSync(path, text, { lang: 'tsx' });
  const added: string[] = [];
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    if (statement.declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declaration.declarations) {
      if (id.type !== 'Identifier' || !init) continue;
      const docs = `${id.name}.parameters?.docs`;
      const source = JSON.stringify(text.slice(init.start, init.end));
      const description = commentBefore({ text, comments }, statement);
      added.push(
        `${id.name}.parameters = { ...${id.name}.parameters, docs: { ...${docs}, ` +
          `source: { originalSource: ${source}, ...${docs}?.source }` +
          (description
            ? `, description: { story: ${JSON.stringify(description)}, ...${docs}?.description }`
            : '') +
          ' } };',
      );
    }
  }
  return added.length === 0 ? text : `${text}\n${added.join('\n')}\n`;
}

/** In place of the part of addon-docs that does the same: one parse of a stories file instead of four passes. */
export function storySources(): Plugin {
  return {
    name: 'tern:story-sources',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.stories\.tsx$/, exclude: /node_modules/ } },
      handler: (code, id) => ({ code: addStorySources(id, code), map: null }),
    },
  };
}
