import * as ui from '@tern/ui';
import { useState } from 'react';
import { isDirectional } from '../../packages/ui/src/Icon/Icon.tsx';
import * as css from './IconList.css.ts';
import * as prose from './prose.css.ts';
import * as tables from './tables.css.ts';

const glyphs = Object.entries(ui)
  .filter(([name]) => name.endsWith('Glyph'))
  .map(([name, glyph]) => ({
    name: name.slice(0, -'Glyph'.length),
    glyph: glyph as ui.Glyph,
    mirrors: isDirectional(glyph as ui.Glyph),
  }));

const wordsOf = (name: string) => name.replace(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase();

/** Every glyph of the set, to be searched by its words; those that mirror say so. */
export function IconList() {
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const found = glyphs.filter(({ name, mirrors }) =>
    `${wordsOf(name)} ${name.toLowerCase()}${mirrors ? ' mirrors' : ''}`.includes(wanted),
  );
  return (
    <>
      <ui.TextField
        label="Find an icon"
        type="text"
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <p className={prose.p} role="status">{`${found.length} of ${glyphs.length} icons`}</p>
      <ul className={css.icons}>
        {found.map(({ name, glyph, mirrors }) => (
          <li key={name} className={css.iconCell}>
            <ui.Icon glyph={glyph} size="lg" />
            <code className={prose.code}>{`${name}Glyph`}</code>
            {mirrors && <span className={tables.required}>Mirrors in Arabic</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
