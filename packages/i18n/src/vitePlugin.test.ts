import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { repositoryMessages } from './repositoryMessages.ts';
import { ternMessages } from './vitePlugin.ts';

const i18n = new URL('.', import.meta.url).pathname;

async function bundle(entry: string, options = repositoryMessages): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      ternMessages(options),
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry.ts' ? '\0entry.ts' : undefined),
        load: (id) => (id === '\0entry.ts' ? entry : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: 'entry.ts', external: ['react', 'react/jsx-runtime'] },
    },
  })) as Rolldown.RolldownOutput;
  return result.output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('\n');
}

describe('ternMessages', () => {
  it('keeps only ids of a messages module', async () => {
    const code = await bundle(
      `import { metaMessages } from '${i18n}meta.messages.ts'; console.log(metaMessages['login.title']);`,
    );
    expect(code).toMatch(/[`'"]meta[`'"], ?[`'"][^`'"]*\blogin\.title\b/);
    expect(code).not.toContain('Sign in to');
    expect(code).not.toContain('Title of the login page');
  });

  it('compiles a namespace and leaves the parser out', async () => {
    const code = await bundle(
      `import messages from 'virtual:tern-messages/en/meta';
       import { createTernIntl } from '${i18n}createTernIntl.ts';
       console.log(createTernIntl('en', messages).formatMessage({ id: 'meta.login.title' }, { name: 'Tern' }));`,
    );
    expect(code).toContain('Sign in to');
    expect(code).not.toContain('EXPECT_ARGUMENT_CLOSING_BRACE');
    expect(code).toContain('format an uncompiled message');
  });

  it('builds a message as it is changed for a language', async () => {
    const change = (id: string, text: string, language: string) =>
      id === 'meta.login.title' ? `${language}: changed` : text;
    const code = await bundle(
      `import de from 'virtual:tern-messages/de/meta'; import fr from 'virtual:tern-messages/fr/meta'; console.log(de, fr);`,
      { ...repositoryMessages, change },
    );
    expect(code).toContain('de: changed');
    expect(code).toContain('fr: changed');
  });

  it('fills a translation with English and lengthens the pseudo-language', async () => {
    const code = await bundle(
      `import long from 'virtual:tern-messages/xx/meta'; import pl from 'virtual:tern-messages/pl'; console.log(long, pl);`,
    );
    expect(code).toContain('Šíğñ íñ tö');
    expect(code).toContain('meta.generic.description');
  });

  it.each([
    ['virtual:tern-messages/zz', 'No such catalogue'],
    ['virtual:tern-messages/en/meta/more', 'No such catalogue'],
    ['virtual:tern-messages/en/noSuchPattern', 'No messages in the namespace noSuchPattern'],
  ])('refuses %s', async (id, reason) => {
    await expect(bundle(`import m from '${id}'; console.log(m);`)).rejects.toThrow(reason);
  });
});
