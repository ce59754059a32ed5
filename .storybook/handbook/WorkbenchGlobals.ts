import { createContext, useContext } from 'react';
import { directionOfStory, languageOf } from '../intl.ts';

/** The values of the toolbar, as a page of the handbook sees them. */
export const WorkbenchGlobals = createContext<Record<string, unknown>>({});

/** Language and direction for what is live on a page; the words of the handbook itself are English. */
export function useLiveLanguage() {
  const { language } = useContext(WorkbenchGlobals);
  return { lang: languageOf(language), dir: directionOfStory(language) };
}
