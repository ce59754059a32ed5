import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Countdown } from '../Countdown/Countdown.tsx';
import { Link } from '../Link/Link.tsx';
import { Ribbon } from './Ribbon.tsx';

const endsAt = Date.UTC(2026, 0, 31);
const left = (((2 * 24 + 14) * 60 + 36) * 60 + 9) * 1000;

const meta = {
  title: 'Components/Commerce/Ribbon',
  component: Ribbon,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Offer',
    children: (
      <>
        <span>
          <strong>Anniversary offer:</strong> 62% off the 12-month plan
        </span>
        <Countdown
          endsAt={endsAt}
          now={endsAt - left}
          labels={{ days: 'd', hours: 'h', minutes: 'm' }}
          end="Ends on January 31, 2026"
        />
        <Link href="/anniversary">See the offer</Link>
      </>
    ),
  },
} satisfies Meta<typeof Ribbon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Campaign: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('complementary', { name: 'Offer' })).toBeVisible();
  },
};
export const Neutral: Story = {
  args: { tone: 'neutral', label: 'Mode', children: 'Test mode: no money moves.' },
};

export const AllStates: StoryObj = { tags: ['all-states'] };
