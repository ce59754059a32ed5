declare module 'virtual:site-changelog' {
  import type { Language, LetterBlock } from '@tern/domain';
  import type { ChangeView } from '@tern/patterns';

  interface Text {
    title: string;
    pictureAlt: string | null;
    blocks: LetterBlock[];
  }
  interface Entry extends Omit<ChangeView, 'title' | 'blocks' | 'picture'> {
    picture: { src: string; width: number; height: number } | null;
    texts: { en: Text } & Partial<Record<Language, Text>>;
  }
  /** Newest first. */
  export const changelog: readonly Entry[];
}
