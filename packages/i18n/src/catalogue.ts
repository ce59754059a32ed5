import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** Compiled messages by id. */
export type Catalogue = Record<string, MessageFormatElement[]>;
