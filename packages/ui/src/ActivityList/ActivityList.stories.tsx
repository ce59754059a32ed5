import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { KeyRoundGlyph, LogInGlyph, ShieldAlertGlyph } from '../Icon/glyphs.ts';
import { Ltr } from '../Ltr/Ltr.tsx';
import { ActivityList } from './ActivityList.tsx';

const meta = {
  title: 'Components/Content/ActivityList',
  component: ActivityList,
  args: {
    label: 'Security events',
    items: [
      {
        id: '3',
        at: '2026-03-02T09:30:00Z',
        when: 'Today, 09:30',
        title: 'Signed in',
        glyph: LogInGlyph,
        children: (
          <>
            Firefox on Linux, <Ltr>203.0.113.24</Ltr>
          </>
        ),
      },
      {
        id: '2',
        at: '2026-03-01T21:04:00Z',
        when: 'Yesterday, 21:04',
        title: 'Password changed',
        glyph: KeyRoundGlyph,
        children: 'All other sessions were signed out.',
      },
      {
        id: '1',
        at: '2026-02-12T08:00:00Z',
        when: '12 Feb 2026',
        title: 'Five wrong passwords',
        glyph: ShieldAlertGlyph,
      },
    ],
  },
} satisfies Meta<typeof ActivityList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { picture: 'whole', dark: true } },
  play: async ({ canvasElement }) => {
    const items = within(within(canvasElement).getByRole('list', { name: 'Security events' })).getAllByRole(
      'listitem',
    );
    await expect(items).toHaveLength(3);
    await expect(items[0]?.querySelector('time')).toHaveAttribute('datetime', '2026-03-02T09:30:00Z');
  },
};
