import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { CallToAction } from './CallToAction.tsx';

const meta = {
  title: 'Components/Layout/CallToAction',
  component: CallToAction,
  parameters: { layout: 'fullscreen' },
  args: {
    id: 'try',
    title: 'Thirty days. Then decide.',
    text: 'Buy a plan, use it, and ask for the money back if it is not for you.',
    actions: (
      <>
        <Button size="lg" href="/pricing">
          See plans
        </Button>
        <Button size="lg" variant="outline" href="/faq">
          Read the answers
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof CallToAction>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { picture: 'whole' } },
  play: async ({ canvasElement }) => {
    const band = within(canvasElement).getByRole('region', { name: 'Thirty days. Then decide.' });
    await expect(within(band).getAllByRole('link')).toHaveLength(2);
  },
};
