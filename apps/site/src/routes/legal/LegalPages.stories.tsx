import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryPage, storyData } from '../../../tests/StoryPage.tsx';
import { CookiePolicyPage } from './CookiePolicyPage.tsx';
import { PrivacyPage } from './PrivacyPage.tsx';
import { TermsPage } from './TermsPage.tsx';

const meta = {
  title: 'Pages/Legal',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { Page: CookiePolicyPage, path: '/cookie-policy', data: storyData },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('main')).toBeVisible();
  },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cookies: Story = { parameters: { visual: { skip: 'Looks like Terms.' } } };
export const Terms: Story = {
  args: { Page: TermsPage, path: '/termsuse' },
  parameters: { visual: { variant: 'desktop' } },
};
export const Privacy: Story = {
  args: { Page: PrivacyPage, path: '/policy' },
  parameters: { visual: { skip: 'Looks like Terms.' } },
};
