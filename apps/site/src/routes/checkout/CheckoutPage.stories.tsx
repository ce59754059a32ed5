import type { Meta, StoryObj } from '@storybook/react-vite';
import { anonymousSignup, createSubscription, publicKey, quote } from '@tern/contract';
import { quoteFixture, userFixture } from '@tern/testing/fixtures';
import { mockOperation } from '@tern/testing/mockOperation';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryPage, signedInAs, storyData } from '../../../tests/StoryPage.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';

const held = [
  mockOperation(quote, { data: quoteFixture() }),
  mockOperation(publicKey, { data: { public_key: 'pk_test_story', script_url: null } }),
];

const meta = {
  title: 'Pages/Checkout',
  component: StoryPage,
  parameters: { layout: 'fullscreen', msw: held },
  args: { Page: CheckoutPage, path: '/pricing/checkout/12m', data: storyData },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const fillIn = async (canvasElement: HTMLElement, address: string) => {
  const canvas = within(canvasElement);
  const field = canvas.getByRole<HTMLInputElement>('textbox');
  await userEvent.type(field, address);
  // As Enter does in a browser, also where the button stands outside of the form.
  field.form?.requestSubmit();
  return { canvas, field };
};

export const Default: Story = { parameters: { visual: { picture: 'state' } } };
export const SignedIn: Story = {
  args: { signedIn: true },
  parameters: { visual: { skip: 'CheckoutForm shows it.' }, msw: [...held, ...signedInAs()] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(userFixture.email)).toBeVisible();
  },
};
export const AddressWrong: Story = {
  parameters: { visual: { skip: 'CheckoutForm shows it.' } },
  play: async ({ canvasElement }) => {
    const { field } = await fillIn(canvasElement, 'marta@');
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
    await expect(field).toHaveValue('marta@');
  },
};
/** The address has an account: the way to sign in is beside the field, and nothing typed is lost. */
export const AddressKnown: Story = {
  parameters: {
    visual: { skip: 'CheckoutForm shows it.' },
    msw: [...held, mockOperation(anonymousSignup, { error: 'email_known' })],
  },
  play: async ({ canvasElement }) => {
    const { canvas, field } = await fillIn(canvasElement, 'marta@example.com');
    await expect(
      await canvas.findByRole('link', { name: /sign in|anmelden|تسجيل الدخول|سجّل/i }),
    ).toBeVisible();
    await expect(field).toHaveValue('marta@example.com');
  },
};
/** The price changed since it was shown: no money moves before the new one was seen. */
export const PriceChanged: Story = {
  args: { signedIn: true },
  parameters: {
    visual: { skip: 'CheckoutForm shows it.' },
    msw: [
      ...signedInAs(),
      ...held,
      mockOperation(createSubscription, {
        error: 'quote_changed',
        details: { quote: { ...quoteFixture(), quote_id: 'quo_new', amount: 5995 } },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(userFixture.email);
    const [pay] = canvas
      .getAllByRole<HTMLButtonElement>('button')
      .filter((button) => button.getAttribute('type') === 'submit');
    await userEvent.click(pay as HTMLButtonElement);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
/** An address that names the trial: nothing today, the first charge beside the button, and no way to pay once. */
export const Trial: Story = {
  args: {
    path: '/pricing/checkout/12m.add30d',
    data: { ...storyData, methods: ['ps', 's1', 'subscription'] },
  },
  parameters: { visual: { picture: 'state', variant: 'mobile' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const codes = canvas
      .getAllByRole<HTMLInputElement>('radio')
      .filter(({ name }) => name === 'method')
      .map(({ value }) => value);
    await expect(codes).toEqual(['s1', 'subscription']);
    const [pay] = canvasElement.querySelectorAll<HTMLButtonElement>('button[type="submit"]');
    await expect(pay).toHaveTextContent(/0[.,]00/);
    const terms = document.getElementById(pay?.getAttribute('aria-describedby') ?? '');
    await expect(terms).toHaveTextContent(/45[.,]55/);
  },
};
/** One for each person: the plan itself is a link away. */
export const TrialUsed: Story = {
  args: { path: '/pricing/checkout/12m.add30d' },
  parameters: {
    visual: { skip: 'Default with a notice.' },
    msw: [mockOperation(quote, { error: 'trial_used' }), ...held],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('textbox'));
    const alert = await canvas.findByRole('alert');
    await expect(within(alert).getByRole('link').getAttribute('href')).toMatch(/\/pricing\/checkout\/12m$/);
  },
};
export const UnknownPlan: Story = {
  args: { path: '/pricing/checkout/77y' },
  parameters: { visual: { skip: 'A notice.' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { level: 1 })).toBeVisible();
    await expect(within(canvasElement).queryByRole('textbox')).toBeNull();
  },
};
