import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CookieBanner } from './CookieBanner.tsx';

const meta = {
  title: 'Patterns/Frame/CookieBanner',
  component: CookieBanner,
  // It is fixed to the window: this is its window.
  decorators: [
    (Story) => (
      <div style={{ contain: 'layout', minBlockSize: '21rem' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    action: '/consent',
    policyHref: '/cookie-policy',
    language: 'en',
    onSubmit: fn((event: { preventDefault(): void }) => event.preventDefault()),
  },
} satisfies Meta<typeof CookieBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Yes and no look the same, are as wide as each other, and are sent by the same form. */
export const Default: Story = {
  parameters: { visual: { dark: true, also: ['en-forced-colours'] } },
  play: async ({ canvasElement, args }) => {
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    const [decline, accept] = within(canvasElement).getAllByRole('button') as HTMLButtonElement[];
    await expect(decline?.className).toBe(accept?.className);
    await expect(decline?.offsetWidth).toBe(accept?.offsetWidth);
    for (const [button, choice] of [
      [decline, 'denied'],
      [accept, 'granted'],
    ] as const) {
      await userEvent.click(button as HTMLElement);
      await expect(new FormData(form, button).get('choice')).toBe(choice);
    }
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    (document.activeElement as HTMLElement).blur();
  },
};

/** Opened again from the footer: the choice so far, and a signal of the browser that outweighs it. */
export const OpenedAgain: Story = {
  args: { choice: 'granted', signal: true },
};

export const AllStates: StoryObj = { tags: ['all-states'], parameters: { visual: { dark: true } } };
