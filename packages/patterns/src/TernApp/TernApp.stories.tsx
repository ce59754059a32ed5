import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { onOffMessages as places } from '../OnOff/onOff.messages.ts';
import { storyText } from '../storyText.ts';
import { AppFamily } from './AppFamily.tsx';
import { TernApp } from './TernApp.tsx';
import { ternAppMessages as m } from './ternApp.messages.ts';

const meta = {
  title: 'Patterns/Tools/TernApp',
  component: TernApp,
  subcomponents: { AppFamily },
  args: { form: 'ios' },
} satisfies Meta<typeof TernApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One picture with one name: nothing in it is a control. */
export const IPhone: Story = {
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    const name = storyText(loaded)(m.on, { brand: 'Tern', place: storyText(loaded)(places.placeOn) });
    await expect(canvas.getByRole('img', { name })).toBeVisible();
    await expect(canvas.queryAllByRole('button')).toEqual([]);
    await expect(canvas.queryAllByRole('link')).toEqual([]);
  },
};
export const NotConnected: Story = { args: { on: false } };
export const PlacesOnAndroid: Story = { args: { form: 'android', screen: 'places' } };
export const Windows: Story = { args: { form: 'windows' } };
export const SignInOnWindows: Story = { args: { form: 'windows', screen: 'signIn' } };
export const Mac: Story = { args: { form: 'mac' } };
export const Chrome: Story = { args: { form: 'chrome', screen: 'places' } };
export const Television: Story = { args: { form: 'tv' } };
/** Below the words of a page about all apps. */
export const Family: Story = { render: () => <AppFamily /> };

export const AllStates: StoryObj = { tags: ['all-states'], parameters: { visual: { dark: true } } };
