import type { Boot } from '@tern/domain';
import { directionOf } from '@tern/i18n';
import type { RenderedParts, Renderer, RenderInput, SiteWords, TextsOf } from '@tern/site/renderer';
import { createByteCache } from '../cache/byteCache.ts';
import { hashSource, type InlineHashes } from '../http/headers.ts';
import { sha256Url } from '../http/sha256.ts';
import { createStyleLists } from './createStyleLists.ts';
import { lateDrawingStyle, lateDrawings } from './lateDrawings.ts';
import { chunksOf, type Manifest } from './manifest.ts';
import { browserEntry, pageDocument, pageEntry, pageTransition } from './pageDocument.ts';
import { speculationRules } from './speculationRules.ts';
import { namesIn, references, splitProperties, splitStyles } from './splitStyles.ts';
import { startScript } from './startScript.ts';

export interface RenderedPage {
  status: number;
  html: string;
  hashes: InlineHashes;
}

/** The site's build, wherever it is stored. */
export interface SiteBuild {
  /** The exports of the server build. */
  readonly site: Renderer;
  readonly scriptChunks: Manifest;
  readonly styleChunks: Manifest;
  /** The text of a stylesheet, by its name in the manifest. */
  sheet(file: string): string;
  /** Serves a file that is put together while pages are rendered. */
  publish(pathname: string, body: string): Promise<void>;
}

export interface PageInput extends RenderInput {
  /** Where scripts of this page may come from besides the site, in the words of its content security policy. */
  scriptSources?: readonly string[];
}

export interface PageRenderer {
  render(input: PageInput): Promise<RenderedPage>;
  /** The site's texts about itself, for discovery files, with the operator's where there are any. */
  words(texts?: TextsOf): Promise<SiteWords>;
  /** The text of the stylesheets of a module besides those of the frame, which every page has. */
  styles(module: string, variant: RenderInput['variant']): Promise<string>;
  /** Publishes the list of stylesheets of this name again. Absent where the site is developed: there are none. */
  restoreList?(pathname: string): Promise<void>;
}

const arabicLetters = /unicode-range:U\+0?6/i;

const frameEntry = 'src/app/staticFrame.ts';
const darkEntry = 'src/app/darkGround.ts';
/** Languages with rules of their own have them at the root; a page needs those of its language. */
const onlyLanguage = (css: string, language: string) =>
  css.replace(/:root\[lang="?(\w+)"?\](?: (?:\w+|:is\([^()]*\)))?\{[^}]*\}/g, (rule, of) =>
    of === language ? rule : '',
  );
/** The parts of the frame that are out of sight when a page arrives. */
const frameBelow = [
  '../../packages/ui/src/Menu/Menu.css.ts',
  '../../packages/ui/src/Countdown/CountdownBlocks.css.ts',
  'src/app/PageFooter.tsx',
  '../../packages/patterns/src/SiteHeader/SiteHeaderMenus.css.ts',
];
const fold = '<template data-fold=""></template>';

/** Makes documents of the site's pages: which stylesheets and chunks each needs, and what is above its fold. */
export function createRenderer({ site, scriptChunks, styleChunks, sheet, publish }: SiteBuild): PageRenderer {
  const { renderPage, routedModules, sharedFolds } = site;
  /** Of the inline scripts: one is in the document, the first module adds one of the others (`speculate`). */
  const scripts = Promise.all([startScript, ...Object.values(speculationRules())].map(hashSource));
  const pages = new Set(site.pageModules);

  /** An entry that is imported elsewhere as well may be a façade: then its one import is meant. */
  const implementationOf = (key: string): string => {
    const { css = [], imports = [] } = styleChunks[key] ?? {};
    return css.length === 0 && imports.length === 1 ? (imports[0] as string) : key;
  };

  type PageVariant = RenderInput['variant'];
  const inVariant = (file: string, variant: PageVariant) =>
    variant === 'mobile' ? file.replace(/\.css$/, '.m.css') : file;
  /** Stylesheets in import order, each once. */
  const sheetsOf = (entries: readonly string[], without?: readonly string[]): string[] => {
    const seen = new Set<string>();
    const chunks = entries.flatMap((entry) => chunksOf(styleChunks, entry, seen, without));
    // Chunks that a page loads later do not fetch their stylesheets: these come with the page.
    const later = chunks
      .flatMap((key) => styleChunks[key]?.dynamicImports ?? [])
      .filter((key) => !pages.has(key))
      .flatMap((key) => chunksOf(styleChunks, key, seen, without));
    return [...new Set([...chunks, ...later].flatMap((key) => styleChunks[key]?.css ?? []))];
  };
  const read = (sheets: readonly string[], variant: PageVariant) =>
    sheets.map((file) => sheet(inVariant(file, variant)).trim()).join('\n');

  /** Entries whose looks come after the first screen, with that of its page. */
  const belowFold = (below: string) => [below, ...frameBelow].map(implementationOf);

  /** Of the same rules in both variants. */
  const [dark] = sheetsOf([darkEntry]).filter((each) => !sheetsOf([frameEntry]).includes(each));

  interface PageStyle {
    text: string;
    hash: string;
    sheets: readonly string[];
    /** Address of the stylesheet for the content below the fold. */
    below: string | null;
  }
  /**
   * Addresses of the stylesheets below the folds that many subjects share, by variant and module: the same in every
   * process, and there before anybody asks.
   */
  const publishShared = async (): Promise<ReadonlyMap<string, string>> => {
    const addresses = new Map<string, string>();
    for (const { module, below } of sharedFolds)
      for (const variant of ['desktop', 'mobile'] as const) {
        const first = sheetsOf([frameEntry, module], belowFold(below));
        const rest = sheetsOf([frameEntry, module, below]).filter((sheet) => !first.includes(sheet));
        const text = read(rest, variant);
        const address = `/assets/below-${(await sha256Url(text)).slice(0, 8)}.css`;
        await publish(address, text);
        addresses.set(`${variant} ${module}`, address);
      }
    return addresses;
  };
  const sharedBelow = publishShared();
  // A byte a character: sheets have no letters beyond Latin-1. A style that was evicted is made again in a few ms.
  const styles = createByteCache<PageStyle>({
    maxBytes: 2 * 1024 * 1024,
    weightOf: ({ text }, key) => text.length + key.length,
  });
  /** `above` is the markup of the first screen, where the page has a fold. */
  const styleOf = async (
    module: string,
    below: string | null,
    { variant, language }: Pick<RenderInput, 'variant' | 'language'>,
    above: string,
    fonts: readonly string[],
    boot: Boot,
  ): Promise<PageStyle> => {
    const shared = below ? (await sharedBelow).get(`${variant} ${module}`) : undefined;
    const splits = below !== null && shared === undefined;
    const used = splits
      ? namesIn(`<html lang="${language}" dir="${directionOf(language)}">${above}`)
      : new Set<string>();
    const named = splits ? references(above) : [];
    const key = [variant, language, module, ...[...used, ...named].sort()].join(' ');
    let style = styles.get(key);
    if (!style) {
      const entries = [frameEntry, ...(boot === 'static' ? [] : [pageEntry]), module];
      const sheets = sheetsOf(entries, below ? belowFold(below) : []);
      // A part may stand on the first screen and below it.
      const inSight = splits ? sheetsOf(entries, frameBelow.map(implementationOf)) : [];
      // Stand-ins of a font are needed before it; those for Arabic letters only where its font comes first.
      const isFirstFont = (face: string) =>
        fonts.some((name) => new RegExp(name).test(face)) ||
        (face.includes('local(') && (!arabicLetters.test(face) || fonts.some((name) => /arabic/.test(name))));
      const partOf = (sheet: string): { first: string; rest: string } => {
        const all = onlyLanguage(read([sheet], variant), language);
        if (!splits) return { first: all, rest: '' };
        return inSight.includes(sheet) ? splitStyles(all, used, isFirstFont) : { first: '', rest: all };
      };
      // In the order of the whole page: of two rules that differ, the later one counts.
      const parts = (splits ? sheetsOf(entries) : sheets).map(partOf);
      const first = parts.map((part) => part.first).join('');
      const parted = splits ? splitProperties(first, named) : { first, rest: '' };
      const text = parted.first + lateDrawingStyle + (boot === 'static' ? pageTransition : '');
      style = { text, hash: await hashSource(text), sheets, below: shared ?? null };
      if (splits) {
        const rest = [parted.rest, ...parts.map((part) => part.rest)].join('\n');
        const name = (await sha256Url(rest)).slice(0, 8);
        style.below = `/assets/below-${name}.css`;
        await publish(style.below, rest);
      }
      styles.set(key, style);
    }
    return style;
  };

  const styleLists = createStyleLists({
    modules: routedModules,
    sheetsOf: (module, variant) =>
      sheetsOf([frameEntry, module]).map((each) => `/${inVariant(each, variant)}`),
    publish,
  });

  const built = Object.values(styleChunks).flatMap((chunk) => chunk.assets ?? []);
  const builtFile = (pattern: RegExp) => built.find((file) => pattern.test(file));
  const fileOf = (key: string): string => {
    const file = scriptChunks[key]?.file;
    if (!file) throw new Error(`The client build has no ${key}`);
    return file;
  };
  // The manifest's names of modules without a file depend on where the build was started.
  const messageChunks = new Map(
    Object.keys(scriptChunks).map((key) => [key.split('site-messages/')[1], key]),
  );

  /** The scripts of modules and of all they import at once, each after what it imports. */
  const filesOf = (...keys: readonly string[]): string[] => {
    const seen = new Set<string>();
    return [...new Set(keys.flatMap((key) => chunksOf(scriptChunks, key, seen)).map(fileOf))];
  };
  const messagesOf = ({ id }: Pick<RenderedParts, 'id'>, language: string) =>
    messageChunks.get(`${language}/page/${id}`) ?? '';
  const namedMessages = (page: Pick<RenderedParts, 'id' | 'boot'>, language: string) => {
    if (page.boot === 'static') return {};
    const later = messageChunks.get(`${language}/later/${page.id}`);
    const messages = {
      default: `/${fileOf(messagesOf(page, language))}`,
      ...(later && { later: `/${fileOf(later)}` }),
    };
    return { messages };
  };
  const pageFiles = (page: Pick<RenderedParts, 'module' | 'id'>, language: string) =>
    filesOf(pageEntry, page.module, messagesOf(page, language));
  /** Of an island its own part comes after them. */
  const islandFiles = ({ body }: RenderedParts) =>
    body.includes(' data-island=') ? filesOf('src/islands/mountIsland.tsx') : [];

  return {
    restoreList: styleLists.restore,
    words: async (texts) => (texts ? site.wordsWith(texts) : site),
    async styles(module, variant) {
      const frame = sheetsOf([frameEntry]);
      return read(
        sheetsOf([module]).filter((each) => !frame.includes(each)),
        variant,
      );
    },
    async render(input) {
      const page = await renderPage(input);
      const style = await styleOf(
        page.module,
        page.below,
        input,
        page.body.slice(0, page.body.indexOf(fold)),
        page.fonts,
        page.boot,
      );
      const script = fileOf(browserEntry);
      const preloads = page.fonts
        .map((name) => builtFile(new RegExp(name)))
        .filter((file) => file !== undefined)
        .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`);
      const first = new Set(filesOf(browserEntry));
      const all = page.boot === 'static' ? islandFiles(page) : pageFiles(page, input.language);
      const further = all.filter((file) => !first.has(file));
      // The document shows a page without them: its fonts come first.
      if (page.boot === 'app')
        preloads.push(
          ...[script, ...further].map(
            (file) => `<link rel="modulepreload" href="/${file}" fetchpriority="low">`,
          ),
        );
      const [above = '', ...below] = page.body.split(fold);
      const rest = below.join('');
      const main = above.indexOf('<main');
      const second = Math.max(main, above.indexOf('</section>', main));
      const isStatic = page.boot === 'static';
      // A phone fetches four files at once before their bytes slow each other down. An island keeps the markup that it knows.
      const hero = above.slice(main, second);
      const crowded =
        isStatic && style.below !== null && page.fonts.length > 2 && !hero.includes(' data-island=');
      const drawn = (markup: string, late: boolean) => (late ? lateDrawings(markup) : markup);
      const body = [
        // The header has glyphs in its menus, and no React on any page.
        drawn(above.slice(0, main), true),
        drawn(hero, crowded),
        drawn(above.slice(second), isStatic),
        // After the font, which the first screen needs.
        style.below ? `<link rel="stylesheet" href="${style.below}" fetchpriority="low">` : '',
        drawn(rest, isStatic),
      ].join('');
      return {
        status: page.status,
        html: pageDocument(page, {
          preloads: preloads.join(''),
          style: style.text,
          ...(dark && { dark: `/${dark}` }),
          script: `/${script}`,
          code: further.map((file) => `/${file}`),
          ...(input.scriptSources && { scriptSources: input.scriptSources }),
          body,
          ...namedMessages(page, input.language),
          ...(page.data && { styles: await styleLists.addressOf(input.variant) }),
        }),
        hashes: { styles: [style.hash], scripts: await scripts },
      };
    },
  };
}
