import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '@tern/ui';
import { expect, within } from 'storybook/test';
import { sampleIncident, sampleNow } from '../StatusScreen/sampleStatus.ts';
import { IncidentCourse } from './IncidentCourse.tsx';

const meta = {
  title: 'Patterns/Tools/IncidentCourse',
  component: IncidentCourse,
  args: { updates: sampleIncident.updates, now: sampleNow },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof IncidentCourse>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resolved: Story = {
  parameters: { visual: { dark: true } },
  play: async ({ canvasElement, globals }) => {
    const entries = within(canvasElement).getAllByRole('listitem');
    await expect(entries).toHaveLength(3);
    if (globals.language === 'ar') {
      // An Arabic text is there for the first; the others are marked as English.
      await expect(entries[0]?.querySelector('span')).not.toHaveAttribute('lang');
      await expect(entries[1]?.querySelector('span')).toHaveAttribute('lang', 'en');
    }
  },
};

/** A text is a text, whatever is in it. */
export const HostileText: Story = {
  args: {
    updates: [
      {
        at: '2026-11-29T14:10:00.000Z',
        kind: 'investigating',
        texts: { en: `<img src=x onerror=alert(1)> ${'a'.repeat(300)} {count, plural, other {#}} ]]>` },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(within(canvasElement).getByText(/<img src=x/)).toBeVisible();
  },
};

export const AllStates: StoryObj = { tags: ['all-states'], parameters: { visual: { dark: true } } };
