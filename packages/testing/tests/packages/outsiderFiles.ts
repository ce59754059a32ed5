/**
 * A third-party application: Vite, React, the packed packages, one message of its own. Stored as strings,
 * so that no tool treats them as part of this repository.
 */

interface Versions {
  readonly [name: string]: string;
}

export function outsiderFiles(tarballs: Versions, versions: Versions): Record<string, string> {
  const files = Object.fromEntries(Object.entries(tarballs).map(([name, file]) => [name, `file:${file}`]));
  return {
    'package.json': JSON.stringify({
      name: 'outsider',
      private: true,
      type: 'module',
      dependencies: { ...files, ...versions },
    }),
    // The packed packages name each other by version: here every one of them is its file.
    'pnpm-workspace.yaml': `overrides:\n${Object.entries(files)
      .map(([name, file]) => `  '${name}': '${file}'\n`)
      .join('')}`,
    'tsconfig.json': tsconfig('ESNext', 'Bundler'),
    'tsconfig.node.json': tsconfig('NodeNext', 'NodeNext'),
    'index.html':
      '<!doctype html><html><head><title>Outsider</title></head><body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body></html>',
    'messages/de.json': JSON.stringify({ 'outsider.greeting': 'Willkommen, {name}.' }),
    'messages/ar.json': JSON.stringify({ 'outsider.greeting': 'مرحبًا، {name}.' }),
    'src/outsider.messages.ts': `import { defineMessages } from '@tern/i18n';

export const outsiderMessages = defineMessages('outsider', {
  greeting: ['Welcome, {name}.', 'The heading of the page. {name} is a first name.'],
});
`,
    'src/main.tsx': `import '@tern/tokens/vars.css';
import '@tern/tokens/fonts.css';
import '@tern/tokens/base.css';
import '@tern/tokens/themes.css';
import { createTernIntl, directionOf, type Language } from '@tern/i18n';
import { LoginForm } from '@tern/patterns';
import { Button, Dialog, GlobePlate, Heading, RegionMap } from '@tern/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { RawIntlProvider, useIntl } from 'react-intl';
import { outsiderMessages } from './outsider.messages.ts';

const catalogues = {
  de: async () => ({
    ...(await import('@tern/patterns/messages/de')).messages,
    ...(await import('virtual:tern-messages/de')).default,
  }),
  ar: async () => ({
    ...(await import('@tern/patterns/messages/ar')).messages,
    ...(await import('virtual:tern-messages/ar')).default,
  }),
};

function Page() {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  return (
    <main>
      <Heading level={1}>{intl.formatMessage(outsiderMessages.greeting, { name: 'Ada' })}</Heading>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onOpenChange={setOpen} title="A question" closeLabel="Close">
        An answer
      </Dialog>
      <LoginForm onSubmit={() => {}} forgotHref="/forgotten" />
      <GlobePlate variant="north" title="The north" />
      <RegionMap variant="tokyo" title="Tokyo" />
    </main>
  );
}

const language = (new URLSearchParams(location.search).get('language') ?? 'de') as Language & keyof typeof catalogues;
document.documentElement.lang = language;
document.documentElement.dir = directionOf(language);
const intl = createTernIntl(language, await catalogues[language]());
createRoot(document.getElementById('root') as HTMLElement).render(
  <RawIntlProvider value={intl}>
    <Page />
  </RawIntlProvider>,
);
`,
    'src/button.tsx': `import { Button } from '@tern/ui';

export const buy = <Button variant="primary">Buy</Button>;
`,
    'src/path.tsx': `import { Button } from '@tern/ui/Button';

export const buy = <Button variant="primary">Buy</Button>;
`,
    'src/everything.ts': `import '@tern/tokens/vars.css';
import '@tern/tokens/fonts.css';
import '@tern/tokens/base.css';
import '@tern/tokens/themes.css';
import * as patterns from '@tern/patterns';
import * as ui from '@tern/ui';

export const everything = { patterns, ui };
`,
    'src/words.ts': `import { loginForm } from '@tern/patterns/messages/de';

export const words = loginForm;
`,
    'src/types.ts': `import type { TernMessagesOptions } from '@tern/i18n/vite';
import type { ButtonProps } from '@tern/ui';
import type { LoginFormProps } from '@tern/patterns/LoginForm';
import { compileMessage } from '@tern/i18n/compile';
import { brand, type Money } from '@tern/domain';
import { vars } from '@tern/tokens';

export const options: TernMessagesOptions = { catalogues: 'messages' };
export const button: ButtonProps = { variant: 'outline', children: 'Buy' };
// @ts-expect-error There is no such variant.
export const wrong: ButtonProps = { variant: 'loud', children: 'Buy' };
export const login: LoginFormProps = { onSubmit: ({ username }) => username.trim() };
export const money: Money = { amount: 375, currency: 'USD' };
export const texts: string[] = [brand.name, vars.color.action, String(compileMessage('Hello', 'x').length)];
`,
    // Builds the page as files, and the small entries in memory; prints what they weigh and are made of.
    'build.mjs': `import { ternMessages } from '@tern/i18n/vite';
import { build } from 'vite';

const logLevel = 'error';
await build({ configFile: false, logLevel, plugins: [ternMessages()], build: { outDir: 'out' } });

const result = {};
const tokens = /^@tern\\/tokens\\/.*css$/;
const entries = [
  ['button', 'src/button.tsx', []],
  ['buttonAlone', 'src/button.tsx', [tokens]],
  ['path', 'src/path.tsx', []],
  ['everything', 'src/everything.ts', []],
  ['words', 'src/words.ts', []],
];
for (const [name, file, left] of entries) {
  const { output } = await build({
    configFile: false,
    logLevel,
    plugins: [ternMessages()],
    build: {
      write: false,
      minify: true,
      cssMinify: true,
      rolldownOptions: {
        input: file,
        preserveEntrySignatures: 'strict',
        external: [/^react(-dom|-intl)?($|\\/)/, ...left],
      },
    },
  });
  const text = (end) => output.filter(({ fileName }) => fileName.endsWith(end)).map((f) => f.code ?? f.source).join('');
  result[name] = {
    js: text('.js'),
    css: text('.css'),
    drawings: output.filter(({ fileName }) => fileName.endsWith('.svg')).length,
    modules: output.flatMap((chunk) => Object.keys(chunk.modules ?? {})).map((id) => id.replace(/^.*node_modules\\//, '')),
  };
}
process.stdout.write(JSON.stringify(result));
`,
  };
}

function tsconfig(module: string, moduleResolution: string): string {
  return JSON.stringify({
    compilerOptions: {
      target: 'ES2024',
      lib: ['ESNext', 'DOM', 'DOM.Iterable'],
      module,
      moduleResolution,
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      allowImportingTsExtensions: true,
      // The declarations themselves are looked at.
      skipLibCheck: false,
      types: ['node', 'vite/client', '@tern/i18n/virtual'],
    },
    include: module === 'NodeNext' ? ['src/types.ts'] : ['src'],
  });
}
