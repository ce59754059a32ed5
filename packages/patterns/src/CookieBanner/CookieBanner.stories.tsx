import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CookieBanner } from './CookieBanner.tsx';

const meta = {
  title: 'Patterns/Frame/CookieBanner',
  component: CookieBanner,
  args: { onAccept: fn(), onDecline: fn(), policyHref: '/cookie-policy' },
} satisfies Meta<typeof CookieBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Yes and no look the same and are as wide as each other. */
export const Default: Story = {
  parameters: { visual: { dark: true } },
  play: async ({ canvasElement, args }) => {
    const [decline, accept] = within(canvasElement).getAllByRole('button');
    await expect(decline?.className).toBe(accept?.className);
    await expect(decline?.offsetWidth).toBe(accept?.offsetWidth);
    await userEvent.click(decline as HTMLElement);
    await expect(args.onDecline).toHaveBeenCalledTimes(1);
    await expect(args.onAccept).not.toHaveBeenCalled();
    await userEvent.click(accept as HTMLElement);
    await expect(args.onAccept).toHaveBeenCalledTimes(1);
  },
};
