import type { DiagramOf } from './DiagramOf.ts';
import * as css from './LayersDiagram.css.ts';

/** Boxes inside one another: a list inside a list, outermost first. */
export function LayersDiagram({ layers }: Pick<DiagramOf<'layers'>, 'layers'>) {
  const [outer, ...inner] = layers;
  if (!outer) return null;
  return (
    <ul className={css.list}>
      <li className={inner.length > 0 ? css.layer : css.core}>
        <span className={css.label}>{outer.label}</span>
        {outer.text ? <span className={css.text}>{outer.text}</span> : null}
        {inner.length > 0 ? <LayersDiagram layers={inner} /> : null}
      </li>
    </ul>
  );
}
