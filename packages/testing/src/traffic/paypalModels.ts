import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

interface Schemas {
  stringEnum(values: object, open?: boolean): unknown;
  validateAndMap(value: unknown, schema: unknown): Mapped;
  validateAndUnmap(value: unknown, schema: unknown): Mapped;
}
type Mapped = { errors: { message: string }[] | false; result: unknown };

const require = createRequire(import.meta.url);
const folder = dirname(require.resolve('@paypal/paypal-server-sdk'));
const schemas = require(join(folder, 'schema.js')) as Schemas;
// The package leaves enumerations open for the values of later versions; a stand-in speaks one version.
const closed = { ...schemas, stringEnum: (values: object) => schemas.stringEnum(values) };
const cached = require.cache[join(folder, 'schema.js')];
if (cached) cached.exports = closed;

/**
 * Holds a body against a model of PayPal's package: every field that it requires, the values of its enumerations, and
 * no field that it does not know. Throws with the first complaints.
 */
export function checkModel(model: string, body: unknown): void {
  const { [`${model}Schema`]: schema } = require(join(folder, `models/${model}.js`)) as Record<
    string,
    unknown
  >;
  const mapped = schemas.validateAndMap(body, schema);
  assert.equal(complaints(mapped), '', model);
  // Mapped and back again, a body lacks what the model does not know.
  const back = schemas.validateAndUnmap(mapped.result, schema);
  assert.equal(complaints(back), '', model);
  assert.deepEqual(body, JSON.parse(JSON.stringify(back.result)), `${model} does not know every field`);
}

const complaints = ({ errors }: Mapped) =>
  (errors || [])
    .slice(0, 3)
    .map(({ message }) => message.replaceAll(/\n+/g, ' '))
    .join('\n');
