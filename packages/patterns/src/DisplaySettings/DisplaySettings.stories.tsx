import type { Meta, StoryObj } from '@storybook/react-vite';
import { displaySettings, settingSwitch } from '@tern/domain';
import { useLayoutEffect } from 'react';
import { expect, within } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { DisplaySettings, type DisplaySettingsProps } from './DisplaySettings.tsx';
import { displaySettingsMessages as m } from './displaySettings.messages.ts';

const meta = {
  title: 'Patterns/Forms/DisplaySettings',
  component: DisplaySettings,
  args: { action: '/settings', back: '/accessibility' },
} satisfies Meta<typeof DisplaySettings>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The document of somebody who has turned two of them on. */
function Chosen(props: DisplaySettingsProps) {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.settings = 'text.motion';
    return () => {
      delete dataset.settings;
    };
  }, []);
  return <DisplaySettings {...props} />;
}

/** One button to a setting is shown, named after it. */
export const AllOff: Story = {
  parameters: { visual: { dark: true } },
  play: async ({ canvasElement, loaded }) => {
    const text = storyText(loaded);
    const buttons = within(canvasElement).getAllByRole('button') as HTMLButtonElement[];
    await expect(buttons).toHaveLength(displaySettings.length);
    await expect(buttons[0]).toHaveAccessibleName(`${text(m.text)}: ${text(m.turnOn)}`);
    await expect(buttons[0]).toHaveValue(settingSwitch('text', true));
  },
};
export const TwoOn: Story = {
  render: (args) => <Chosen {...args} />,
  play: async ({ canvasElement, loaded }) => {
    const text = storyText(loaded);
    const values = (within(canvasElement).getAllByRole('button') as HTMLButtonElement[]).map(
      ({ value }) => value,
    );
    await expect(values).toEqual(['text-off', 'offers-on', 'motion-off', 'dark-on', 'light-on']);
    await expect(
      within(canvasElement)
        .getAllByText(text(m.on))
        .filter((state) => state.checkVisibility()),
    ).toHaveLength(2);
  },
};

export const AllStates: StoryObj = { tags: ['all-states'], parameters: { visual: { dark: true } } };
