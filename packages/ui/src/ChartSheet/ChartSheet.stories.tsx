import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../Button/Button.tsx';
import { ChartSheet } from './ChartSheet.tsx';

const meta = {
  title: 'Components/Pictures/ChartSheet',
  component: ChartSheet,
  parameters: { layout: 'fullscreen' },
  args: {
    country: 'SE',
    label: 'Chart of Sweden',
    scaleLabel: (km) => `${km} km`,
    breadcrumbs: (
      <Breadcrumbs
        label="You are here"
        items={[{ label: 'Servers', href: '#servers' }, { label: 'Sweden' }]}
      />
    ),
    title: 'Sweden, 28 km from Denmark.',
    lead: 'Malmö to Copenhagen is the shortest step to a neighbor. 3 cities, 210 servers.',
    actions: <Button href="#plans">See the plans</Button>,
    cities: [
      { name: 'Stockholm', figure: '130', latitude: 59.33, longitude: 18.07 },
      { name: 'Gothenburg', figure: '40', latitude: 57.71, longitude: 11.97 },
      { name: 'Malmö', figure: '40', latitude: 55.6, longitude: 13 },
    ],
    neighbours: [
      { name: 'Denmark', figure: '28 km', href: '#dk', latitude: 55.68, longitude: 12.57 },
      { name: 'Norway', figure: '255 km', href: '#no', latitude: 59.91, longitude: 10.75 },
      { name: 'Germany', figure: '343 km', href: '#de', latitude: 52.52, longitude: 13.4 },
      { name: 'Estonia', figure: '378 km', href: '#ee', latitude: 59.44, longitude: 24.75 },
      { name: 'Finland', figure: '396 km', href: '#fi', latitude: 60.17, longitude: 24.94 },
      { name: 'Latvia', figure: '442 km', href: '#lv', latitude: 56.95, longitude: 24.11 },
    ],
  },
  play: async ({ canvasElement }) => {
    // The one of two charts that is in sight.
    const chart = [...canvasElement.querySelectorAll('svg[role="group"]')].find((each) =>
      each.checkVisibility(),
    );
    await waitFor(() =>
      expect(chart?.querySelectorAll('use')[2]?.getBoundingClientRect().width).toBeGreaterThan(4),
    );
    const names = [...(chart?.querySelectorAll('text[text-anchor]') ?? [])]
      .filter((each) => !each.closest('[aria-hidden]'))
      .map((each) => each.getBoundingClientRect());
    names.forEach((a, index) => {
      for (const b of names.slice(index + 1))
        expect(a.left < b.right && b.left < a.right && a.top < b.bottom - 4 && b.top < a.bottom - 4).toBe(
          false,
        );
    });
  },
} satisfies Meta<typeof ChartSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Other countries on the sheet and beyond it; each name is a link. */
export const Sweden: Story = {
  parameters: { visual: { picture: 'whole', variant: 'desktop' } },
  play: async (context) => {
    await meta.play(context);
    const [link] = within(context.canvasElement)
      .getAllByRole('link', { name: /^Norway/ })
      .filter((each) => each.checkVisibility());
    await expect(link).toHaveAttribute('href', '#no');
    link?.focus();
    await expect(link).toHaveFocus();
    link?.blur();
  },
};
/** Names from right to left: the figure stands to the left of its name, and its unit to the left of the number. */
export const Arabic: Story = {
  args: {
    ...{ label: 'خريطة السويد', title: 'السويد، على بعد 28 كم من الدانمرك.', lead: '3 مدن و210 خوادم.' },
    scaleLabel: (km) => `${km} كم`,
    cities: [
      { name: 'ستوكهولم', figure: '130', latitude: 59.33, longitude: 18.07 },
      { name: 'غوتنبرغ', figure: '40', latitude: 57.71, longitude: 11.97 },
    ],
    neighbours: [
      { name: 'الدانمرك', figure: '28 كم', href: '#dk', latitude: 55.68, longitude: 12.57 },
      { name: 'إستونيا', figure: '378 كم', href: '#ee', latitude: 59.44, longitude: 24.75 },
    ],
  },
  globals: { language: 'ar' },
  parameters: { visual: { skip: 'Sweden in Arabic: its play holds the direction.' } },
  play: async (context) => {
    await meta.play(context);
    const texts = [...context.canvasElement.querySelectorAll<SVGTextElement>('svg text')].filter(
      (each) => each.checkVisibility() && each.textContent.length > 3,
    );
    /** How far from the left the first one of some letters begins. */
    const leftOf = (text: SVGTextElement, letters: RegExp) =>
      text.getExtentOfChar(text.textContent.search(letters)).x;
    await expect(texts.length).toBeGreaterThan(2);
    for (const text of texts) {
      if (text.querySelector('tspan'))
        await expect(leftOf(text, /\d/)).toBeLessThan(leftOf(text, /(?<=\p{L})\p{L} /u));
      if (/\d كم/.test(text.textContent)) await expect(leftOf(text, /كم/)).toBeLessThan(leftOf(text, /\d/));
    }
  },
};
/** The visitor is known: the way from Lyon to the first city. */
export const WithRoute: Story = {
  args: {
    ...{ country: 'JP', label: 'Chart of Japan', title: 'Japan, one hop from home.' },
    from: { latitude: 45.76, longitude: 4.84 },
    cities: [
      { name: 'Tokyo', figure: '220', latitude: 35.68, longitude: 139.69 },
      { name: 'Osaka', figure: '80', latitude: 34.69, longitude: 135.5 },
    ],
    neighbours: [
      { name: 'South Korea', figure: '829 km', href: '#kr', latitude: 37.57, longitude: 126.98 },
      { name: 'Taiwan', figure: '1,717 km', href: '#tw', latitude: 25.03, longitude: 121.57 },
    ],
  },
  parameters: { visual: { picture: 'state', variant: 'mobile' } },
};
/** A city state: the chart shows six degrees. */
export const Singapore: Story = {
  args: {
    ...{ country: 'SG', label: 'Chart of Singapore', title: 'Singapore, at the crossing.' },
    cities: [{ name: 'Singapore', figure: '150', latitude: 1.35, longitude: 103.82 }],
    neighbours: [{ name: 'Malaysia', figure: '309 km', href: '#my', latitude: 3.14, longitude: 101.69 }],
  },
  parameters: { visual: { skip: 'Sweden with one place: layChart.test holds the names.' } },
};
/** A country on both sides of 180°. */
export const Fiji: Story = {
  args: {
    ...{ country: 'FJ', label: 'Chart of Fiji', title: 'Fiji. 12 servers.' },
    cities: [{ name: 'Suva', figure: '12', latitude: -18.14, longitude: 178.44 }],
    neighbours: [],
  },
  parameters: { visual: { skip: 'layChart.test holds the antimeridian.' } },
};
