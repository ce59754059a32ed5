import { parser } from '@prometheus-io/lezer-promql';

export interface Expression {
  /** Names of metrics, with the labels that are matched of each. */
  metrics: { name: string; labels: string[] }[];
  /** Labels that results are grouped by. */
  grouped: string[];
}

/** Reads an expression of PromQL. Throws where it is none. */
export function readPromql(text: string): Expression {
  const read: Expression = { metrics: [], grouped: [] };
  parser.parse(text).iterate({
    enter({ type, from, to, node }) {
      const word = text.slice(from, to);
      if (type.isError) throw new Error(`no PromQL at ${from}: ${text}`);
      if (type.name === 'VectorSelector') {
        const name = node.getChild('Identifier');
        const matchers = [...text.slice(from, to).matchAll(/[{,]\s*(\w+)\s*[=!]/g)].map(
          ([, label]) => label ?? '',
        );
        read.metrics.push({ name: name ? text.slice(name.from, name.to) : '', labels: matchers });
      }
      if (type.name === 'GroupingLabels') read.grouped.push(...word.replace(/[()\s]/g, '').split(','));
    },
  });
  return read;
}
