import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { errorScreenMessages as m } from './errorScreen.messages.ts';

const meta = {
  title: 'Patterns/Errors/ErrorScreen',
  component: ErrorScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ErrorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ServerError: Story = {
  args: { statusCode: 500, onRetry: fn() },
  parameters: { visual: { dark: true } },
  play: async ({ args, canvas, userEvent, loaded }) => {
    const text = storyText(loaded);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(text(m.server));
    const retry = canvas.getByRole('button', { name: text(m.retry) });
    await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledOnce();
    retry.blur();
  },
};

export const Unavailable: Story = {
  args: { statusCode: 503 },
};

/** A code without a text of its own is shown as a server error. */
export const UnknownStatus: Story = {
  args: { statusCode: 599 },
  parameters: { visual: { skip: 'Looks like ServerError.' } },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(storyText(loaded)(m.server));
  },
};

function Broken(): never {
  throw new Error('the picture of the error screen fails');
}

/** When it fails itself, two plain sentences are left. */
export const FailsItself: Story = {
  args: { picture: <Broken />, homeHref: '/de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'An error occurred while showing the error page',
    );
    await expect(canvas.getByRole('link', { name: 'Go back to home' })).toHaveAttribute('href', '/de');
  },
};

export const AllStates: StoryObj = { tags: ['all-states'], parameters: { visual: { dark: true } } };
