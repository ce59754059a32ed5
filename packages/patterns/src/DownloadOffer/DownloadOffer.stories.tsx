import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { downloadSamples } from '../DownloadList/downloadSamples.ts';
import { storyText } from '../storyText.ts';
import { DownloadOffer } from './DownloadOffer.tsx';
import { downloadOfferMessages as m } from './downloadOffer.messages.ts';

const on = (system: string) => () => {
  document.documentElement.dataset.system = system;
  return () => {
    delete document.documentElement.dataset.system;
  };
};

const meta = {
  title: 'Patterns/Tools/DownloadOffer',
  component: DownloadOffer,
  args: { items: downloadSamples, allHref: '#apps' },
} satisfies Meta<typeof DownloadOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const File: Story = {
  parameters: { visual: { picture: 'whole' } },
  beforeEach: on('windows'),
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    const [link, steps, ...others] = canvas.getAllByRole('link');
    await expect(link).toHaveAccessibleName(storyText(loaded)(m.get, { system: 'Windows' }));
    await expect(link).toHaveAttribute('href', 'https://files.example/tern.exe');
    await expect(steps).toHaveAttribute('href', '/download/windows');
    await expect(others).toHaveLength(0);
  },
};
export const Store: Story = {
  parameters: { visual: { picture: 'state' } },
  beforeEach: on('ios'),
  play: async ({ canvasElement, loaded }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: storyText(loaded)(m.store) }),
    ).toHaveAttribute('href', 'https://store.example/ios');
  },
};
/** Without a download it says so, and still shows the steps. */
export const Nothing: Story = {
  parameters: { visual: { picture: 'state' } },
  beforeEach: on('tv'),
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(
      canvas
        .getAllByText(storyText(loaded)(m.away))
        .filter((text) => text.checkVisibility({ visibilityProperty: true })),
    ).toHaveLength(1);
  },
};
/** The system is not known, or no script runs; the height is the same. */
export const Unknown: Story = {
  play: async ({ canvasElement, loaded }) => {
    const box = canvasElement.querySelector('[data-offers]') as HTMLElement;
    await expect(within(box).getAllByRole('link')).toHaveLength(1);
    await expect(within(box).getByRole('link', { name: storyText(loaded)(m.choose) })).toHaveAttribute(
      'href',
      '#apps',
    );
    const { height } = box.getBoundingClientRect();
    for (const { platform } of downloadSamples) {
      document.documentElement.dataset.system = platform;
      await expect(box.getBoundingClientRect().height).toBe(height);
    }
    delete document.documentElement.dataset.system;
  },
};
