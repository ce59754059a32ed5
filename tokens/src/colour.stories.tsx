import type { Meta, StoryObj } from '@storybook/react-vite';
import { contrast } from './contrast.ts';
import { edgePairs, textPairs } from './contrastPairs.ts';
import * as css from './foundations.css.ts';
import { palette } from './palette.ts';
import { band, type ColorRole, type ColorRoles, campaigns, dark, light } from './roles.ts';

const meta = {
  title: 'Foundations/Colour',
  parameters: { layout: 'fullscreen', visual: { variant: 'desktop' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function Roles({ roles }: { roles: ColorRoles }) {
  return (
    <div className={css.swatches}>
      {(Object.keys(roles) as ColorRole[]).map((role) => (
        <div key={role}>
          <div className={`${css.swatch} ${css.fill[role]}`} />
          {kebab(role)}
          <code>{roles[role]}</code>
        </div>
      ))}
    </div>
  );
}

function Ratios({ roles }: { roles: ColorRoles }) {
  const rows = [
    ...textPairs.map((pair) => [...pair, 4.5] as const),
    ...edgePairs.map((pair) => [...pair, 3] as const),
  ];
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">Front</th>
          <th scope="col">Ground</th>
          <th scope="col">Ratio</th>
          <th scope="col">At least</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([front, back, least]) => (
          <tr key={`${front} ${back}`}>
            <td>{kebab(front)}</td>
            <td>{kebab(back)}</td>
            <td>{contrast(roles[front], roles[back]).toFixed(2)}</td>
            <td>{least}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const all = (roles: ColorRoles, attributes: Record<string, string>) => () => (
  <div className={css.page}>
    <section className={css.theme} {...attributes}>
      <h2 className={css.title}>Roles</h2>
      <Roles roles={roles} />
    </section>
    <section className={css.theme} {...attributes}>
      <h2 className={css.title}>Contrast, computed</h2>
      <Ratios roles={roles} />
    </section>
  </div>
);

export const Light: Story = { render: all(light, { 'data-theme': 'light' }) };
export const Dark: Story = { render: all(dark, { 'data-theme': 'dark' }) };
export const Band: Story = { render: all(band, { 'data-theme': 'band' }) };
export const BlackFriday: Story = { render: all(campaigns.blackfriday, { 'data-campaign': 'blackfriday' }) };
export const Halloween: Story = { render: all(campaigns.halloween, { 'data-campaign': 'halloween' }) };
export const Easter: Story = { render: all(campaigns.easter, { 'data-campaign': 'easter' }) };
export const Anniversary: Story = { render: all(campaigns.anniversary, { 'data-campaign': 'anniversary' }) };

/** The raw colours. Components never read them. */
export const Palette: Story = {
  render: () => (
    <div className={css.page}>
      {Object.entries(palette).map(([hue, steps]) => (
        <section key={hue}>
          <h2 className={css.title}>{hue}</h2>
          <div className={css.swatches}>
            {Object.entries(steps).map(([step, hex]) => (
              <div key={step}>
                <svg viewBox="0 0 100 40" role="img" aria-label={`${hue} ${step}`}>
                  <rect width="100" height="40" fill={hex} />
                </svg>
                {step}
                <code>{hex}</code>
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  ),
};
