import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LanguagePicker } from './LanguagePicker.tsx';

const languages = [
  ['en', 'English', '/pricing'],
  ['ru', 'Русский', '/ru/pricing'],
  ['de', 'Deutsch', '/de/pricing'],
  ['es', 'Español', '/es/pricing'],
  ['fr', 'Français', '/fr/pricing'],
  ['it', 'Italiano', '/it/pricing'],
  ['ja', '日本語', '/ja/pricing'],
  ['nl', 'Nederlands', '/nl/pricing'],
  ['pl', 'Polski', '/pl/pricing'],
  ['pt', 'Português', '/pt/pricing'],
  ['ar', 'العربية', '/ar/pricing'],
] as const;

const meta = {
  title: 'Components/Navigation/LanguagePicker',
  component: LanguagePicker,
  args: {
    label: 'Language',
    current: 'en',
    align: 'start',
    options: languages.map(([value, label, href]) => ({ value, label, href })),
    onSelect: fn(),
  },
} satisfies Meta<typeof LanguagePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  parameters: { visual: { picture: 'whole' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const details = canvasElement.querySelector('details') as HTMLDetailsElement;
    if (!details.open) await userEvent.click(canvasElement.querySelector('summary') as HTMLElement);
    const german = canvas.getByRole('link', { name: 'Deutsch' });
    await expect(german).toHaveAttribute('href', '/de/pricing');
    await expect(german).toHaveAttribute('hreflang', 'de');
    await expect(german).toHaveAttribute('lang', 'de');
    await expect(canvas.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getAllByRole('link')).toHaveLength(11);
    german.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(german);
    await expect(args.onSelect).toHaveBeenCalledWith('de');
  },
};
