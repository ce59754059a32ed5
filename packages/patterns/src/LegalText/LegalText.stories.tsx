import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LegalText } from './LegalText.tsx';
import { sampleImprint, sampleWithdrawal } from './sampleLegal.ts';

const meta = {
  title: 'Patterns/Tools/LegalText',
  component: LegalText,
  parameters: { visual: { skip: 'Prose and a DescriptionList, which have pictures of their own.' } },
  args: { text: sampleImprint, contentsLabel: 'On this page' },
} satisfies Meta<typeof LegalText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An address with its lines, and facts in pairs. */
export const Imprint: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
    await expect(canvasElement.querySelectorAll('p br')).toHaveLength(2);
    await expect(canvas.queryByRole('navigation')).toBeNull();
    const marked = canvasElement.querySelector('[lang="en"]');
    if (globals.language === 'ar') await expect(marked).toHaveAttribute('dir', 'ltr');
    if (globals.language === 'en') await expect(marked).toBeNull();
  },
};

/** Only in German: pages in other languages mark it. What looks like markup is text. */
export const OneLanguage: Story = {
  args: { text: sampleWithdrawal },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const marked = canvasElement.querySelector('[lang="de"]');
    await expect(marked === null).toBe(globals.language === 'de');
    await expect(canvas.getByText(/Vertrag <Nr\.> vom \{Datum\}/)).toBeVisible();
    const contents = canvas.queryByRole('navigation', { name: 'On this page' });
    if (globals.language === 'de') await expect(contents).toBeVisible();
    else await expect(contents).toBeNull();
  },
};
