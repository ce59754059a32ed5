import { type Mode, modes, modesOf, type VisualParameters } from './modes.ts';

interface EnhancedStory {
  title: string;
  tags: readonly string[];
  parameters: { visual?: VisualParameters; chromatic?: object };
  argTypes: object;
}

/**
 * Tells Chromatic to take the pictures that the visual tests take, in its words, and none of other stories. It emulates
 * neither scripts that are off nor text spacing. Parameters of a story cannot be computed elsewhere: an enhancer of its
 * argument types sees them complete, and before Chromatic does.
 */
export function chromaticPictures<Story extends EnhancedStory>(story: Story): Story['argTypes'] {
  const { title, tags, parameters } = story;
  const taken = modesOf({ title, tags, visual: parameters.visual }).filter((name) => {
    const { setting }: Mode = modes[name];
    return setting !== 'noScript' && setting !== 'textSpacing';
  });
  parameters.chromatic =
    taken.length === 0
      ? { disableSnapshot: true }
      : { modes: Object.fromEntries(taken.map((name) => [name, chromaticMode(modes[name])])) };
  return story.argTypes;
}

function chromaticMode({ globals, viewport, setting }: Mode): object {
  return { ...globals, viewport, ...(setting === 'forcedColors' && { forcedColors: 'active' }) };
}
