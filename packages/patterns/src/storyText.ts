import type { IntlShape, MessageDescriptor, PrimitiveType } from 'react-intl';

/** For `play`: the words a story shows in the language it is drawn in. `loaded` comes from the workbench. */
export const storyText =
  (loaded: Record<string, unknown>) =>
  (message: MessageDescriptor, values?: Record<string, PrimitiveType>): string =>
    (loaded.intl as IntlShape).formatMessage(message, values);
