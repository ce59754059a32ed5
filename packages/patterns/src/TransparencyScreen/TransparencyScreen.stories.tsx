import type { Meta, StoryObj } from '@storybook/react-vite';
import { storedTables } from '@tern/domain';
import { Breadcrumbs } from '@tern/ui';
import { expect, fn, within } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { VerifySteps } from '../VerifySteps/VerifySteps.tsx';
import { verifyStepsMessages as steps } from '../VerifySteps/verifySteps.messages.ts';
import { sampleFacts, sampleNow, sampleProof } from './sampleTransparency.ts';
import { storedWordsMessages } from './storedWords.messages.ts';
import { TransparencyScreen } from './TransparencyScreen.tsx';
import { transparencyScreenMessages as m } from './transparencyScreen.messages.ts';

const verify = <VerifySteps steps={[]} verdict={null} onVerify={fn()} />;

const meta = {
  title: 'Patterns/Tools/TransparencyScreen',
  component: TransparencyScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    facts: {},
    feed: sampleProof,
    origin: 'https://tern.example',
    now: sampleNow,
    verifyFeed: verify,
    verifyCanary: verify,
    breadcrumbs: (
      <Breadcrumbs label="Path" items={[{ label: 'Home', href: '/' }, { label: 'Transparency' }]} />
    ),
  },
} satisfies Meta<typeof TransparencyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every part has a proof. */
export const AllParts: Story = {
  parameters: { visual: { picture: 'whole', variant: 'mobile' } },
  args: { facts: sampleFacts },
  play: async ({ canvasElement, loaded, globals }) => {
    const canvas = within(canvasElement);
    const words = storyText(loaded);
    await expect(canvas.getAllByRole('region').length).toBeGreaterThanOrEqual(8);
    await expect(canvas.getByText(words(m.received, { count: 23 }))).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: words(steps.verify) })).toHaveLength(2);
    // Nothing of another host but the link to the source code.
    const others = [...canvasElement.querySelectorAll('a')].filter(
      ({ href }) => new URL(href).origin !== location.origin,
    );
    await expect(others.map(({ href }) => href)).toEqual(['https://code.example/tern']);
    if (globals.language === 'ar')
      await expect(canvas.getByText('Server image and no-log setup')).toHaveAttribute('lang', 'en');
  },
};

/** Nothing is published, and there is no feed: what is stored remains. */
export const Bare: Story = {
  parameters: { visual: { skip: 'The table is that of all parts.' } },
  args: { feed: null },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    const words = storyText(loaded);
    await expect(canvas.getByText(words(m.bareLead))).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    const rows = within(canvas.getByRole('table', { name: words(storedWordsMessages.title) }));
    await expect(rows.getAllByRole('rowheader')).toHaveLength(storedTables.length);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The next canary did not come. */
export const OverdueCanary: Story = {
  parameters: { visual: { skip: 'One sentence differs.' } },
  args: { facts: { canary: sampleFacts.canary }, now: Date.UTC(2026, 11, 26) },
  play: async ({ canvasElement, loaded, globals }) => {
    if (globals.language !== 'en') return;
    const words = storyText(loaded);
    await expect(within(canvasElement).getByText(words(m.overdue, { date: 'Dec 26, 2026' }))).toBeVisible();
  },
};

/** Texts of the operator are text. */
export const HostileTexts: Story = {
  parameters: { visual: { skip: 'Looks like AllParts with other words.' } },
  args: {
    facts: {
      owner: {
        name: '<img src=x onerror=alert(1)>',
        about: { en: '{count, plural, other {#}}' },
        entry: { file: '/a.pdf', on: '2026-11-03' },
      },
      canary: { ...sampleFacts.canary, text: `</pre><script>alert(1)</script>${'a'.repeat(300)}` },
    } as Story['args'] extends { facts?: infer Facts } ? Facts : never,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img, script')).toBeNull();
    await expect(within(canvasElement).getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  },
};
