import '@tern/tokens/base.css';
import '@tern/tokens/themes.css';
import '@tern/tokens/fonts.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { deadReferences } from '@tern/testing/deadReferences';
import { watchErrors } from '@tern/testing/watchErrors';
import { RawIntlProvider } from 'react-intl';
import { configure } from 'storybook/test';
import { applyGlobals } from './applyGlobals.ts';
import { chromaticPictures } from './chromatic.ts';
import { type GuardParameters, watchDialogs, watchFocus } from './guards.ts';
import { createStoryIntl, languageItems } from './intl.ts';
import { mockNetwork } from './mockNetwork.ts';
import { sheetTag, variants } from './modes.ts';
import { loadSheet, withSheet } from './sheet.tsx';
import './preview.css';

// A busy machine takes longer than the second that is the default; a test that hangs has its own timeout.
configure({ asyncUtilTimeout: 10_000 });

const withDocument: Decorator = (Story, { globals, viewMode }) => {
  applyGlobals(globals, viewMode);
  return <Story />;
};

const withIntl: Decorator = (Story, { loaded }) => (
  <RawIntlProvider value={loaded.intl}>
    <Story />
  </RawIntlProvider>
);

let lostFocus: () => string | null = () => null;
let unheardTexts: () => string[] = () => [];
let silentErrors: string[] = [];
let endWatch = () => {};

const preview: Preview = {
  // A component is ready unless it says `tags: ['!ready', 'draft']`.
  tags: ['ready'],
  loaders: [
    async ({ globals }) => ({ intl: await createStoryIntl(globals.language) }),
    mockNetwork,
    loadSheet,
  ],
  argTypesEnhancers: [chromaticPictures],
  decorators: [withSheet, withIntl, withDocument],
  beforeEach: () => {
    lostFocus = watchFocus();
    unheardTexts = watchDialogs();
    silentErrors = [];
    endWatch = watchErrors((silent) => silentErrors.push(silent));
  },
  afterEach: async ({ parameters, canvasElement, tags }) => {
    await new Promise((done) => setTimeout(done));
    endWatch();
    // A sheet has no `play`; each of its stories is judged by itself.
    if (tags.includes(sheetTag)) return;
    if (silentErrors.length > 0)
      throw new Error(`Nothing says the error of the field with the focus: ${silentErrors.join(', ')}`);
    const unheard = unheardTexts();
    if (unheard.length > 0)
      throw new Error(`A dialog opens behind what its description leaves out: ${unheard.join(' ')}`);
    const lost = lostFocus();
    const { focus, references } = parameters as GuardParameters;
    // A story has no page around it: of its links those of an error summary have to lead somewhere.
    const summary = '[role="group"][tabindex="-1"] a[href^="#"]';
    const dead = references?.missing ? [] : deadReferences(canvasElement.ownerDocument, summary);
    if (dead.length > 0) throw new Error(`Nothing has the id of ${dead.join(', ')}`);
    if (lost && !focus?.leaves) throw new Error(`Focus fell from ${lost} to the body of the page`);
  },
  globalTypes: {
    language: {
      description: 'Language',
      toolbar: { title: 'Language', icon: 'globe', items: languageItems, dynamicTitle: true },
    },
    variant: {
      description: 'Variant of the page',
      toolbar: {
        title: 'Variant',
        icon: 'mobile',
        dynamicTitle: true,
        items: [
          { value: 'desktop', title: 'Desktop', icon: 'browser' },
          { value: 'mobile', title: 'Mobile', icon: 'mobile' },
        ],
      },
    },
    theme: {
      description: 'Ground',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        title: 'Motion',
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'full', title: 'Motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
  },
  initialGlobals: { language: 'en', variant: 'desktop', theme: 'light', motion: 'full' },
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    a11y: {
      test: 'error',
      // A component or section stands below a heading it does not know; the outline is checked on whole pages.
      config: { rules: [{ id: 'heading-order', enabled: false }] },
    },
    viewport: {
      options: Object.fromEntries(
        Object.entries(variants).map(([name, { width, height }]) => [
          name,
          {
            name: name === 'desktop' ? 'Desktop 1440' : 'Mobile 390',
            styles: { width: `${width}px`, height: `${height}px` },
            type: name,
          },
        ]),
      ),
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          ['Colour', 'Type', 'Space', 'Icons', 'Motion', 'Pictures and maps', 'RTL', 'Themes', 'Writing'],
          'Components',
          [
            'Actions',
            'Forms',
            'Feedback',
            'Overlays',
            'Navigation',
            'Content',
            'Commerce',
            'Layout',
            'Pictures',
          ],
          'Patterns',
          ['Frame', 'Home', 'Plans', 'Checkout', 'Account', 'Tools', 'Campaigns', 'Forms', 'Errors', 'Mails'],
          'Pages',
          ['Gallery'],
          'Changelog',
          'Workbench',
        ],
      },
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      codePanel: true,
      // Loaded with the first page: a story waits neither for the handbook nor for the parts it shows.
      renderer: async () => (await import('./handbook/handbookRenderer.ts')).handbookRenderer(),
    },
  },
};

export default preview;
