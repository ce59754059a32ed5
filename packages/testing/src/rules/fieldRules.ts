import { file, type HouseRule, isProduct, lineRule } from './houseRule.ts';

const textInputs = /<(?:input|textarea)\b(?![^>]*type="(?:radio|checkbox|hidden|file)")(?![^>]*\bhidden\b)/;

/**
 * Text fields are components of `ui`, which see what browsers and password managers fill in without an event. The focus
 * follows a change in its own effect: a time that is enough on one machine is too short on another.
 */
export const fieldRules: HouseRule[] = [
  {
    name: 'a text field stands in Field',
    check: (files) =>
      files
        .filter(({ path }) => /^(?:packages\/(?:ui|patterns)|apps\/site)\/src\/.*\.tsx$/.test(path))
        .filter(({ path, text }) => {
          // `=>` of a handler would end the tag.
          if (!isProduct(path) || !textInputs.test(text.replaceAll('=>', '').replace(/\/\*\*.*?\*\//gs, '')))
            return false;
          return !(path.startsWith('packages/ui/') && /<Field\b|\buseSilentEdits\(/.test(text));
        })
        .map(({ path }) => `${path} has a text field that is not within Field of packages/ui`),
    bad: [
      file('packages/patterns/src/A/A.tsx', '<input value={code} onChange={() => {}} />'),
      file('packages/ui/src/A/A.tsx', '<textarea value={text} />'),
    ],
    good: [
      file('packages/ui/src/A/A.tsx', '<Field id={id}><input type="email" /></Field>'),
      file('packages/ui/src/A/A.tsx', '<input\n  type="radio" />'),
      file('packages/patterns/src/A/A.tsx', '<input type="hidden" name="step" />'),
    ],
  },
  lineRule(
    'the focus is not moved by a timer',
    (path) => /^(?:packages\/(?:ui|patterns)|apps\/site)\/src\//.test(path) && isProduct(path),
    /\b(?:setTimeout|requestAnimationFrame)\(.*\.focus\(/,
    'move it in an effect of the change; give elements that must not be reused a key',
    {
      bad: [
        file('packages/patterns/src/A/A.tsx', 'const timer = setTimeout(() => told.current?.focus(), 50);'),
        file('packages/ui/src/A/A.tsx', 'requestAnimationFrame(() => field.focus());'),
      ],
      good: [file('packages/patterns/src/A/A.tsx', 'if (done) told.current?.focus();')],
    },
  ),
];
