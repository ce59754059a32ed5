import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryPage, storyData } from '../../../tests/StoryPage.tsx';
import { AboutPage } from './AboutPage.tsx';
import { AccessibilityPage } from './AccessibilityPage.tsx';
import { DynamicPage } from './DynamicPage.tsx';
import { FaqPage } from './FaqPage.tsx';
import { FeaturesPage } from './FeaturesPage.tsx';
import { PressPage } from './PressPage.tsx';
import { ProductsPage } from './ProductsPage.tsx';
import { ServicesPage } from './ServicesPage.tsx';
import { StatusPage } from './StatusPage.tsx';
import { WhatIsVpnPage } from './WhatIsVpnPage.tsx';
import { WhyUsPage } from './WhyUsPage.tsx';

const meta = {
  title: 'Pages/Information',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { Page: WhatIsVpnPage, path: '/what-is-vpn', data: storyData },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('main')).toBeVisible();
  },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WhatIsVpn: Story = { parameters: { visual: { picture: 'state', variant: 'mobile' } } };
export const Features: Story = {
  args: { Page: FeaturesPage, path: '/features' },
  parameters: { visual: { variant: 'desktop' } },
};
export const WhyUs: Story = {
  args: { Page: WhyUsPage, path: '/why-us' },
  parameters: { visual: { picture: 'state', variant: 'mobile' } },
};
export const About: Story = {
  args: { Page: AboutPage, path: '/aboutus' },
  parameters: { visual: { picture: 'state', variant: 'mobile' } },
};
export const Products: Story = {
  args: { Page: ProductsPage, path: '/productsdesc' },
  parameters: { visual: { picture: 'state', variant: 'mobile' } },
};
export const Faq: Story = {
  args: { Page: FaqPage, path: '/faq' },
  parameters: { visual: { picture: 'state', variant: 'mobile' } },
};
export const Services: Story = {
  args: { Page: ServicesPage, path: '/vpn-services' },
  parameters: { visual: { variant: 'desktop' } },
};
export const Press: Story = {
  args: { Page: PressPage, path: '/press-room' },
  parameters: { visual: { picture: 'state', variant: 'mobile' } },
};
export const WhatIsNew: Story = {
  args: { Page: DynamicPage, path: '/dynamic' },
  parameters: { visual: { variant: 'desktop' } },
};
export const Accessible: Story = {
  args: { Page: AccessibilityPage, path: '/accessibility' },
  parameters: { visual: { picture: 'state', variant: 'mobile' } },
};
/** Nothing is known: the states are those of `StatusScreen`. */
export const Status: Story = {
  args: { Page: StatusPage, path: '/status' },
  parameters: { visual: { picture: 'state', variant: 'mobile' } },
};
