import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DaylightLine } from '../DaylightLine/DaylightLine.tsx';
import { FactStrip } from './FactStrip.tsx';

const meta = {
  title: 'Components/Content/FactStrip',
  component: FactStrip,
  parameters: { layout: 'fullscreen', visual: { skip: 'Pages/Countries shows it.' } },
  args: {
    label: 'Facts about Japan',
    items: [
      { label: 'From you, Lyon to Tokyo', value: '9,892', unit: 'km' },
      { label: 'Least delay, there and back', value: '99', unit: 'ms' },
      { label: 'Time in Tokyo', value: '05:00', unit: 'Fri' },
      {
        label: 'Daylight on Nov 29',
        value: '06:27–16:29',
        drawing: <DaylightLine rise={387} set={989} now={300} />,
      },
    ],
  },
} satisfies Meta<typeof FactStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
    await expect(canvas.getByText('9,892')).toBeVisible();
  },
};
/** Long words wrap; the figures stay on one line with each other. */
export const LongWords: Story = {
  args: {
    items: [
      { label: 'Von dir, Saint-Étienne-du-Rouvray nach Llanfairpwllgwyngyll', value: '12.892', unit: 'km' },
      { label: 'Kürzeste Verzögerung hin und zurück', value: '129', unit: 'ms' },
      { label: 'Zeit in Llanfairpwllgwyngyll', value: 'UTC+5:45' },
      {
        label: 'Tageslicht am 29. Nov.',
        value: 'Den ganzen Tag',
        drawing: <DaylightLine rise={0} set={1440} />,
      },
    ],
  },
};
