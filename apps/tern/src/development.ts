import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { browserEntry, type PageRenderer, pageDocument, pageTransition } from '@tern/edge';
import type { Renderer } from '@tern/site/renderer';
import type { EnvironmentModuleGraph, EnvironmentModuleNode, ViteDevServer } from 'vite';

/** A page without React holds no component in the browser that could be replaced: it is loaded again. */
const saved = 'tern:saved';
const reloadWhenSaved = `<script type="module">import { createHotContext } from '/@vite/client';
createHotContext('/static').on('${saved}', () => {
  if (document.documentElement.dataset.hydrated === undefined) location.reload();
});</script>`;

const siteRoot = resolve(import.meta.dirname, '../../site');
const tokensFolder = resolve(import.meta.dirname, '../../../tokens/src');
const packagesFolder = resolve(import.meta.dirname, '../../../packages');

/**
 * The site from its sources: rendered on the server as in production, with the styles of the page in its HTML,
 * so that nothing is shown unstyled here either. A saved file changes the open page.
 */
export async function createDevelopment(
  /** Answers for a picture of an article; false for anything else. */
  servePicture: (request: IncomingMessage, response: ServerResponse) => boolean = () => false,
) {
  // Not loaded by a start that serves the build.
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: siteRoot,
    configFile: join(siteRoot, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { port: Number(process.env.PORT ?? 3000) + 2 } },
    logLevel: 'warn',
    plugins: [
      {
        name: 'tern:saved',
        // Vite watches what lies outside of its root file by file, and loses one that an editor replaces by a new file.
        configureServer: ({ watcher }) => void watcher.add([tokensFolder, packagesFolder]),
        hotUpdate({ file, modules, server }) {
          if (this.environment.name !== 'ssr' || modules.length === 0) return;
          if (file.startsWith(tokensFolder)) forgetStyles(this.environment.moduleGraph);
          server.environments.client.hot.send(saved, {});
        },
      },
    ],
  });

  const site = async () => (await vite.ssrLoadModule('/src/entry-server.tsx')) as Renderer;
  const renderer: PageRenderer = {
    words: async (texts) => (texts ? (await site()).wordsWith(texts) : site()),
    styles: (module) => stylesOf(vite, [module]),
    async render(input) {
      const { renderPage } = await site();
      const page = await renderPage(input);
      const styles = await stylesOf(vite, [page.module, 'src/app/staticFrame.ts']);
      const dark = await stylesOf(vite, ['src/app/darkGround.ts']);
      const html = pageDocument(page, {
        style: `${styles}@media (prefers-color-scheme:dark){${dark}}${page.boot === 'static' ? pageTransition : ''}`,
        script: `/${browserEntry}`,
        body: page.body,
      });
      const document = await vite.transformIndexHtml(input.path, html);
      return {
        status: page.status,
        html: page.boot !== 'app' ? document.replace('</body>', `${reloadWhenSaved}</body>`) : document,
        hashes: { styles: [], scripts: [] },
      };
    },
  };

  return {
    renderer,
    modules: (request: IncomingMessage, response: ServerResponse, next: () => void) =>
      servePicture(request, response) || vite.middlewares(request, response, next),
    close: () => vite.close(),
  };
}

/**
 * Stylesheets hold the values of tokens, no import of them: Vite watches what they were made of in the browser's
 * modules only, so those of the server are evaluated again here.
 */
function forgetStyles(graph: EnvironmentModuleGraph): void {
  for (const module of graph.idToModuleMap.values()) {
    if (module.id && /\.css\.ts/.test(module.id)) graph.invalidateModule(module);
  }
}

/** The text of every stylesheet that modules import, each once, in the order of import. */
async function stylesOf(vite: ViteDevServer, files: readonly string[]): Promise<string> {
  const graph = vite.environments.ssr.moduleGraph;
  const seen = new Set<EnvironmentModuleNode>();
  const sheets: string[] = [];
  const visit = (node: EnvironmentModuleNode) => {
    if (seen.has(node)) return;
    seen.add(node);
    for (const imported of node.importedModules) visit(imported);
    if (/\.css(?:$|\?)/.test(node.url) && !/[?&](?:inline|url)\b/.test(node.url)) sheets.push(node.url);
  };
  for (const file of files) {
    await vite.ssrLoadModule(`/${file}`);
    for (const node of graph.getModulesByFile(join(siteRoot, file)) ?? []) visit(node);
  }
  const texts = await Promise.all(
    sheets.map(async (url) => {
      const { default: text } = await vite.ssrLoadModule(`${url}${url.includes('?') ? '&' : '?'}inline`);
      return String(text);
    }),
  );
  return texts.join('\n');
}
