import type { Decorator, Loader } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { isOnSheet, sheetTag, type VisualParameters } from './modes.ts';
import './sheet.css';

/** A story as the preview has prepared it. */
interface PreparedStory {
  id: string;
  name: string;
  title: string;
  tags: string[];
  parameters: { visual?: VisualParameters; layout?: string };
  storyGlobals: Record<string, unknown>;
  unboundStoryFn: ComponentType<Record<string, unknown>>;
}

interface Store {
  storyIndex: { entries: Record<string, { id: string; title: string; type: string }> };
  loadStory(of: { storyId: string }): Promise<PreparedStory>;
  getStoryContext(story: PreparedStory): Record<string, unknown>;
}

const storeOfPreview = () =>
  (globalThis as unknown as { __STORYBOOK_PREVIEW__: { storyStoreValue: Store } }).__STORYBOOK_PREVIEW__
    .storyStoreValue;

/** Finds what a story with the tag `all-states` shows: the other stories of its file. */
export const loadSheet: Loader = async ({ title, tags, storyGlobals }) => {
  if (!tags.includes(sheetTag)) return {};
  const store = storeOfPreview();
  const entries = Object.values(store.storyIndex.entries).filter(
    (entry) => entry.type === 'story' && entry.title === title,
  );
  const stories = await Promise.all(entries.map(({ id }) => store.loadStory({ storyId: id })));
  return { sheet: stories.filter((story) => isOnSheet(story, storyGlobals)) };
};

const isWide = ({ parameters }: PreparedStory) =>
  parameters.layout === 'fullscreen' || parameters.visual?.wide;

/** Draws them in place of the story. */
export const withSheet: Decorator = (Story, context) => {
  if (!context.tags.includes(sheetTag)) return <Story />;
  const store = storeOfPreview();
  const stories: PreparedStory[] = context.loaded.sheet;
  return (
    <div className={context.title.startsWith('Patterns/') ? 'sheet sheet-wide' : 'sheet'}>
      {stories.map((story) => (
        <figure key={story.id} className={isWide(story) ? 'sheet-line' : undefined}>
          <figcaption dir="ltr">{story.name}</figcaption>
          {/* Radios of one name exclude each other within a form. */}
          <form className="sheet-form">
            <story.unboundStoryFn
              {...store.getStoryContext(story)}
              loaded={context.loaded}
              canvasElement={context.canvasElement}
              viewMode={context.viewMode}
            />
          </form>
        </figure>
      ))}
    </div>
  );
};
