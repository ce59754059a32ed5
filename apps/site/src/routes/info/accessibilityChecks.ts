import type { TernMessage } from '@tern/i18n';
import { accessibilityPageMessages as m } from './accessibilityPage.messages.ts';

export interface AccessibilityCheck {
  title: TernMessage;
  text: TernMessage;
  /** Files of the repository that check it, each with words that stand there as long as it does. */
  checkedBy: readonly (readonly [file: string, words: string])[];
}

/** The checks that the statement names. `accessibilityChecks.test.ts` compares them with the tests. */
export const accessibilityChecks: readonly AccessibilityCheck[] = [
  {
    title: m.rulesTitle,
    text: m.rulesText,
    checkedBy: [
      ['packages/testing/src/inspectPage.ts', "resultTypes: ['violations']"],
      ['apps/edge/tests/pages.spec.ts', 'a page of each family'],
      ['.storybook/preview.tsx', "test: 'error'"],
    ],
  },
  {
    title: m.keysTitle,
    text: m.keysText,
    checkedBy: [
      ['apps/edge/tests/keyboard.spec.ts', 'skip link, menu, language picker and questions with keys alone'],
      ['apps/edge/tests/keyboard.spec.ts', 'the drawer of the mobile variant with keys alone'],
      ['apps/edge/tests/keyboard.spec.ts', 'the contact form with keys alone'],
      ['apps/edge/tests/keyboard.spec.ts', 'the newsletter form with keys alone'],
    ],
  },
  {
    title: m.contrastTitle,
    text: m.contrastText,
    checkedBy: [
      ['tokens/src/contrast.test.ts', 'textPairs'],
      ['tokens/src/contrast.test.ts', 'edgePairs'],
    ],
  },
  {
    title: m.zoomTitle,
    text: m.zoomText,
    checkedBy: [
      ['packages/testing/src/inspectPage.ts', 'mobile: [390, 320]'],
      ['packages/testing/src/inspectPage.ts', "A laptop's window at 200 % zoom"],
      ['packages/testing/src/textSpacing.ts', 'letter-spacing: 0.12em'],
    ],
  },
  {
    title: m.spokenTitle,
    text: m.spokenText,
    checkedBy: [['apps/edge/tests/spoken.spec.ts', "for (const language of ['en', 'ar', 'ja']"]],
  },
  {
    title: m.plainTitle,
    text: m.plainText,
    checkedBy: [
      ['apps/edge/tests/withoutScript.spec.ts', "test('contact:"],
      ['apps/edge/tests/withoutScript.spec.ts', "test('newsletter"],
      ['apps/edge/tests/withoutScript.spec.ts', "test('password:"],
      ['apps/edge/tests/withoutScript.spec.ts', 'an address is looked up by the form of the page'],
      ['apps/edge/tests/displaySettings.test.ts', 'work without a script'],
    ],
  },
];
