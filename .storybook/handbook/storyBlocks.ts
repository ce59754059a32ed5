import type { Story } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';

export { Source, Story, useOf } from '@storybook/addon-docs/blocks';

/** One story of a stories file. */
export type ModuleExport = NonNullable<ComponentProps<typeof Story>['of']>;
