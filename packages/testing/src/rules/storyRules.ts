import { file, type HouseRule, isProduct, isStories } from './houseRule.ts';

/** Parts of others, and the component whose stories show them. */
const shownThrough: Record<string, string> = {
  'packages/ui/src/Field': 'packages/ui/src/TextField',
  'packages/ui/src/LinkProvider': 'packages/ui/src/Link',
  'packages/ui/src/Menu': 'packages/ui/src/Disclosure',
  'packages/patterns/src/FlightScale': 'packages/patterns/src/ThirtyDays',
  'packages/patterns/src/LetterBody': 'packages/patterns/src/ChangeLog',
  'packages/patterns/src/SplitHead': 'packages/patterns/src/UseCases',
};

const everyComponentHasStories: HouseRule = {
  name: 'every component and pattern has stories',
  check: (files) => {
    const folders = new Map<string, boolean>();
    for (const { path } of files) {
      const folder = /^packages\/(?:ui|patterns)\/src\/[A-Z]\w*(?=\/)/.exec(path)?.[0];
      if (!folder) continue;
      if (isProduct(path) && path.endsWith('.tsx')) folders.set(folder, folders.get(folder) ?? false);
      if (isStories(path)) folders.set(folder, true);
    }
    return [...folders]
      .filter(([folder, has]) => !has && !folders.get(shownThrough[folder] ?? ''))
      .map(([folder]) => `${folder} has no stories`);
  },
  bad: [file('packages/ui/src/Button/Button.tsx')],
  good: [
    [...file('packages/ui/src/Button/Button.tsx'), ...file('packages/ui/src/Button/Button.stories.tsx')],
  ],
};

const guideSections = [
  'ComponentPage',
  'UseWhen',
  'AvoidWhen',
  'Anatomy',
  'Props',
  'Accessibility',
  'Do',
  'Dont',
  'AllStates',
];

const everyPartHasAGuide: HouseRule = {
  name: 'every component and pattern has a page in the handbook, with all sections and words it is searched by',
  check: (files) =>
    files
      .filter(({ path }) => isStories(path) && /^packages\/(ui|patterns)\/src\//.test(path))
      .flatMap(({ path }) => {
        const guidePath = path.replace(/\.stories\.tsx$/, '.mdx');
        const guide = files.find((other) => other.path === guidePath);
        if (!guide) return [`${guidePath} is missing`];
        const missing = guideSections.filter((section) => !new RegExp(`<${section}\\b`).test(guide.text));
        const found = /<Meta of=\{\w+\} name="[^",]+, [^"]+"/.test(guide.text);
        return [
          ...missing.map((section) => `${guidePath} has no ${section}`),
          ...(found ? [] : [`${guidePath} names no word it is also searched by`]),
        ];
      }),
  bad: [
    file('packages/ui/src/Button/Button.stories.tsx'),
    file('packages/patterns/src/LoginForm/LoginForm.stories.tsx'),
    [
      ...file('packages/ui/src/Button/Button.stories.tsx'),
      ...file(
        'packages/ui/src/Button/Button.mdx',
        '<Meta of={stories} name="Button, CTA" />\n<ComponentPage>',
      ),
    ],
    [
      ...file('packages/ui/src/Button/Button.stories.tsx'),
      ...file(
        'packages/ui/src/Button/Button.mdx',
        `<Meta of={stories} name="Button" />${guideSections.map((section) => `<${section} />`).join('')}`,
      ),
    ],
  ],
  good: [
    [
      ...file('packages/ui/src/Button/Button.stories.tsx'),
      ...file(
        'packages/ui/src/Button/Button.mdx',
        `<Meta of={stories} name="Button, CTA" />${guideSections.map((section) => `<${section} />`).join('')}`,
      ),
    ],
  ],
};

const playsAssert: HouseRule = {
  name: 'a play asserts something',
  check: (files) =>
    files.flatMap(({ path, text }) =>
      isStories(path) && /\bplay\s*[:=(]/.test(text) && !/\bexpect\(/.test(text)
        ? [`${path} plays without an expectation`]
        : [],
    ),
  bad: [file('packages/ui/src/Button/Button.stories.tsx', 'play: async () => { await userEvent.tab(); }')],
  good: [
    file('packages/ui/src/Button/Button.stories.tsx', 'play: async () => { await expect(a).toBeVisible(); }'),
  ],
};

/** Every part has stories and a page in the handbook. */
export const storyRules: HouseRule[] = [everyComponentHasStories, everyPartHasAGuide, playsAssert];
