import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '@tern/ui';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { type VerifyStep, VerifySteps } from './VerifySteps.tsx';
import { verifyStepsMessages as m } from './verifySteps.messages.ts';

const fetched: VerifyStep = {
  step: 'fetched',
  bytes: 1_482_011,
  hash: '22b127f5a6c98398d40a945f97fc982d'.repeat(2),
};

const meta = {
  title: 'Patterns/Tools/VerifySteps',
  component: VerifySteps,
  args: {
    onVerify: fn(),
    verdict: 'genuine',
    steps: [
      fetched,
      { step: 'signature', good: true },
      { step: 'version', sequence: 20481, time: '2026-11-29T14:05:00Z' },
      { step: 'counts', servers: 6642, countries: 64 },
      { step: 'figures', are: 'same' },
    ],
  },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof VerifySteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Genuine: Story = {
  parameters: { visual: { picture: 'whole', variant: 'mobile' } },
  play: async ({ args, canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    const words = storyText(loaded);
    const steps = canvas.getAllByRole('listitem');
    await expect(steps).toHaveLength(5);
    // They are announced as they come.
    await expect(steps[0]?.closest('[aria-live="polite"]')).not.toBeNull();
    await expect(canvas.getByText(words(m.genuine)).closest('[aria-live="polite"]')).not.toBeNull();
    canvas.getByRole('button', { name: words(m.verify) }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onVerify).toHaveBeenCalledOnce();
  },
};

/** The document was changed: nothing of it is read. */
export const Changed: Story = {
  parameters: { visual: { also: ['en-forced-colours'] } },
  args: { steps: [fetched, { step: 'signature', good: false }], verdict: 'notGenuine' },
  play: async ({ canvasElement, loaded }) => {
    await expect(within(canvasElement).getByText(storyText(loaded)(m.notGenuine))).toBeVisible();
  },
};

const others = { visual: { skip: 'The same lines with other words.' } };

export const Running: Story = {
  parameters: others,
  args: { steps: [fetched], verdict: null, busy: true },
  play: async ({ args, canvasElement, loaded }) => {
    const button = within(canvasElement).getByRole('button', { name: storyText(loaded)(m.busy) });
    await userEvent.click(button);
    await expect(args.onVerify).not.toHaveBeenCalled();
  },
};

export const OldBrowser: Story = {
  parameters: others,
  args: { steps: [{ step: 'unsupported' }], verdict: null },
  play: async ({ canvasElement, loaded }) => {
    await expect(within(canvasElement).getByText(storyText(loaded)(m.unsupportedNote))).toBeVisible();
  },
};

/** Fewer servers than are claimed, other figures than on the page, and a document that is no list. */
export const OtherFigures: Story = {
  parameters: others,
  args: {
    steps: [
      { step: 'counts', servers: 10, countries: 2 },
      { step: 'figures', are: 'different' },
      { step: 'unreadable' },
    ],
    verdict: null,
  },
  play: async ({ canvasElement, loaded }) => {
    const words = storyText(loaded);
    for (const each of [m.different, m.unreadable])
      await expect(within(canvasElement).getByText(words(each))).toBeVisible();
  },
};

export const Overdue: Story = {
  parameters: others,
  args: {
    steps: [
      { step: 'read', hash: 'ab'.repeat(32) },
      { step: 'signature', good: true },
      { step: 'date', signedOn: '2026-11-26', nextBefore: '2026-12-26', overdue: true },
    ],
    verdict: 'overdue',
  },
  play: async ({ canvasElement, loaded }) => {
    await expect(within(canvasElement).getByText(storyText(loaded)(m.overdueVerdict))).toBeVisible();
  },
};
