import type { Meta, StoryObj } from '@storybook/react-vite';
import { login } from '@tern/contract';
import { mockOperation } from '@tern/testing/mockOperation';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryPage, storyData } from '../../../tests/StoryPage.tsx';
import { LoginPage } from './LoginPage.tsx';

const meta = {
  title: 'Pages/Login',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { Page: LoginPage, path: '/login', data: storyData },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const signIn = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const name = canvas.getByRole<HTMLInputElement>('textbox');
  await userEvent.type(name, 'marta@example.com');
  await userEvent.type(
    canvasElement.querySelector('input[type="password"]') as HTMLInputElement,
    'Wrong-word1{Enter}',
  );
  return { canvas, name };
};

export const Default: Story = { parameters: { visual: { variant: 'mobile' } } };
/** The form keeps the address and says what to do. */
export const Refused: Story = {
  parameters: {
    visual: { state: true, variant: 'mobile' },
    msw: [mockOperation(login, { error: 'incorrect_credentials' })],
  },
  play: async ({ canvasElement }) => {
    const { name } = await signIn(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('[aria-invalid="true"]')).toBeVisible());
    await expect(name).toHaveValue('marta@example.com');
  },
};
export const TooManyTries: Story = {
  parameters: {
    visual: { state: true, variant: 'mobile' },
    msw: [mockOperation(login, { error: 'rate_limited', details: { retry_after: 900 } })],
  },
  play: async ({ canvasElement }) => {
    const { canvas } = await signIn(canvasElement);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
