import { brand } from '@tern/domain';
import { chinaNoticeMessages } from '@tern/patterns';
import type { IntlShape } from 'react-intl';

/** The title of a page that offers something, for a visitor from China, who sees a notice in its place. */
export const closedTitle = (intl: IntlShape): string =>
  `${intl.formatMessage(chinaNoticeMessages.title)} | ${brand.name}`;
