import { create } from 'storybook/theming';
import { palette } from '../tokens/src/palette.ts';

/** The workbench in the product's look: polar navy on paper, coral for what is pressed. */
export const ternTheme = create({
  base: 'light',
  brandTitle: 'Tern',
  fontBase: '"Geologica Variable", system-ui, sans-serif',
  appBg: palette.ice[100],
  appContentBg: palette.base.paper,
  appPreviewBg: palette.base.paper,
  appBorderColor: palette.ink[200],
  appBorderRadius: 8,
  textColor: palette.ink[900],
  textInverseColor: palette.base.white,
  textMutedColor: palette.ink[500],
  barBg: palette.base.paper,
  barTextColor: palette.ink[500],
  barHoverColor: palette.coral[600],
  barSelectedColor: palette.coral[600],
  colorPrimary: palette.coral[500],
  colorSecondary: palette.blue[600],
  inputBg: palette.base.white,
  inputBorder: palette.ink[400],
  inputTextColor: palette.ink[900],
  inputBorderRadius: 8,
  buttonBg: palette.base.white,
  buttonBorder: palette.ink[200],
  booleanBg: palette.ice[100],
  booleanSelectedBg: palette.base.white,
});
