import { DocsContext, type DocsContextProps, SourceContainer } from '@storybook/addon-docs/blocks';
import { type ReactNode, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { ensure, ThemeProvider } from 'storybook/theming';
import { applyGlobals } from '../applyGlobals.ts';
import { ternDarkTheme, ternTheme } from '../theme.ts';
import * as prose from './prose.css.ts';
import { WorkbenchGlobals } from './WorkbenchGlobals.ts';

type Globals = Record<string, unknown>;

interface PreviewStore {
  storyStoreValue?: { userGlobals: { get(): Globals } };
}

function currentGlobals(): Globals {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as { __STORYBOOK_PREVIEW__?: PreviewStore };
  return { language: 'en', theme: 'light', ...preview?.storyStoreValue?.userGlobals.get() };
}

/** The frame of every handbook page: the system's own look, on the background chosen in the toolbar. */
export function DocsFrame({ context, children }: { context: DocsContextProps; children?: ReactNode }) {
  const [globals, setGlobals] = useState(currentGlobals);
  useEffect(() => {
    const follow = (event: { globals: Globals }) => setGlobals(event.globals);
    context.channel.on(GLOBALS_UPDATED, follow);
    return () => context.channel.off(GLOBALS_UPDATED, follow);
  }, [context.channel]);
  // Before the children, so that nothing is drawn on the other ground first.
  applyGlobals(globals, 'docs');
  useEffect(() => {
    const anchor = new URL(window.parent.location.href).hash.slice(1);
    if (anchor) document.getElementById(decodeURIComponent(anchor))?.scrollIntoView();
  }, []);
  return (
    <WorkbenchGlobals.Provider value={globals}>
      <DocsContext.Provider value={context}>
        <SourceContainer channel={context.channel}>
          <ThemeProvider theme={ensure(globals.theme === 'dark' ? ternDarkTheme : ternTheme)}>
            <main className={prose.page} lang="en" dir="ltr">
              {children}
            </main>
          </ThemeProvider>
        </SourceContainer>
      </DocsContext.Provider>
    </WorkbenchGlobals.Provider>
  );
}
