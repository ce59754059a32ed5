import type { Meta, StoryObj } from '@storybook/react-vite';
import * as css from './foundations.css.ts';
import { desktop, mobile, narrow } from './type.ts';

const meta = { title: 'Foundations/Type', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Size = keyof typeof desktop.size;
const headings = ['hero', 'display', 'h1', 'h2', 'h3'];

export const Scale: Story = {
  render: () => (
    <div className={css.page}>
      {(Object.keys(desktop.size) as Size[]).map((name) => {
        const Tag = headings.includes(name) ? 'h2' : 'p';
        return <Tag key={name} className={css.sample[name]}>{`${name}: pole to pole`}</Tag>;
      })}
    </div>
  ),
};

/** One alphabet after another: latin, cyrillic, Arabic and Japanese, and the figures. */
export const Scripts: Story = {
  render: () => (
    <div className={css.page}>
      <p className={css.sample.h2}>Łódź, Übergröße, garçon, São Paulo</p>
      <p className={css.sample.h2}>Без границ</p>
      <p className={css.sample.h2} lang="ar" dir="rtl">
        من القطب إلى القطب
      </p>
      <p className={css.sample.h2} lang="ja">
        極地から極地へ
      </p>
      <p className={css.sample.h2}>0123456789 $3.75</p>
    </div>
  ),
};

export const Weights: Story = {
  render: () => (
    <div className={css.page}>
      {(Object.keys(desktop.weight) as (keyof typeof desktop.weight)[]).map((name) => (
        <p key={name} className={css.weight[name]}>{`${name}, ${desktop.weight[name]}`}</p>
      ))}
    </div>
  ),
};

/** The value in each variant; an empty cell takes the desktop value. */
export const Values: Story = {
  parameters: { visual: { variant: 'desktop' } },
  render: () => (
    <div className={css.page}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Size</th>
            <th scope="col">Desktop</th>
            <th scope="col">Below 1200 px</th>
            <th scope="col">Mobile, at 375 px</th>
            <th scope="col">Line</th>
          </tr>
        </thead>
        <tbody>
          {(Object.keys(desktop.size) as Size[]).map((name) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{desktop.size[name]}</td>
              <td>{(narrow.size as Partial<Record<Size, string>>)[name] ?? ''}</td>
              <td>{(mobile.size as Partial<Record<Size, string>>)[name] ?? ''}</td>
              <td>{(desktop.line as Record<Size, string>)[name]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  ),
};
