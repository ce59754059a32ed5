import type { StructuredNode } from '@tern/domain';

/** Escapes what could end a script element. */
const json = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/** Nodes of schema.org as data blocks, which no browser runs. */
export function StructuredNodes({ nodes }: { nodes: readonly StructuredNode[] }) {
  return nodes.map((node, index) => (
    <script
      key={`${node['@type']} ${index}`}
      type="application/ld+json"
      // JSON, escaped above.
      dangerouslySetInnerHTML={{ __html: json(node) }}
    />
  ));
}
