import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { allOperations } from './allOperations.ts';
import type { ErrorName } from './errorCodes.ts';
import { commonErrors, errors } from './errors.ts';
import { fieldRules } from './fieldRules.ts';
import { type Operation, takesQuery } from './operation.ts';
import { appTypeHeader } from './operations.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

function schemaOf(schema: GenericSchema, typeMode: 'input' | 'output'): Record<string, Json> {
  // Transformations such as trimming have no JSON Schema, and need none.
  const { $schema, ...json } = toJsonSchema(schema, {
    typeMode,
    errorMode: 'ignore',
    target: 'draft-2020-12',
  });
  return json as Record<string, Json>;
}

function describeResponse(description: string, content: Record<string, Json>): Record<string, Json> {
  return { description, content: { 'application/json': { schema: content } } };
}

function describe(operation: Operation): Record<string, Json> {
  const input = schemaOf(operation.input, 'input');
  const properties = (input.properties ?? {}) as Record<string, Json>;
  const required = (input.required ?? []) as string[];
  const byStatus = new Map<number, ErrorName[]>();
  const session: readonly string[] = [
    'unauthenticated',
    'session_invalid',
    'session_ended',
    'session_expired',
  ];
  for (const name of [...operation.errors, ...commonErrors]) {
    if (session.includes(name) && operation.auth !== 'bearer') continue;
    const { status } = errors[name];
    byStatus.set(status, [...(byStatus.get(status) ?? []), name]);
  }
  const failures = [...byStatus]
    .sort(([a], [b]) => a - b)
    .map(([status, names]) => [
      String(status),
      describeResponse(names.map((name) => `${errors[name].code} ${name}`).join(', '), {
        allOf: [
          { $ref: '#/components/schemas/Failure' },
          { properties: { code: { enum: names.map((name) => errors[name].code) } } },
        ],
      }),
    ]);
  return {
    operationId: operation.name,
    summary: operation.summary,
    tags: [
      /^\/ws\/mm\/(?:v2\/)?blog\//.test(operation.path) ? 'blog' : (operation.path.split('/')[3] ?? 'l10n'),
    ],
    ...(operation.auth === 'bearer' && { security: [{ bearer: [] }] }),
    ...(operation.auth === 'optional' && { security: [{}, { bearer: [] }] }),
    ...(operation.auth === 'cookie' && { security: [{}, { session: [] }] }),
    parameters: [
      { $ref: '#/components/parameters/AppType' },
      ...(takesQuery(operation)
        ? Object.entries(properties).map(([name, schema]) => ({
            name,
            in: 'query',
            required: required.includes(name),
            schema,
          }))
        : []),
    ],
    ...(!takesQuery(operation) && {
      requestBody: {
        required: required.length > 0,
        content: { 'application/json': { schema: input } },
      },
    }),
    responses: {
      '200': describeResponse('Success', {
        type: 'object',
        required: ['code', 'message', 'data'],
        properties: {
          code: { const: 200 },
          message: { const: 'OK' },
          data: schemaOf(operation.output, 'output'),
        },
      }),
      ...Object.fromEntries(failures),
    },
  };
}

/** The OpenAPI 3.1 document of every operation. `origin` is the server's address, without a path. */
export function buildOpenApi(options: {
  title: string;
  version: string;
  origin: string;
}): Record<string, Json> {
  const paths: Record<string, Record<string, Json>> = {};
  for (const operation of Object.values<Operation>(allOperations)) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: describe(operation),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: options.title, version: options.version },
    servers: [{ url: options.origin }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        session: { type: 'apiKey', in: 'cookie', name: 'session' },
      },
      parameters: {
        AppType: {
          name: appTypeHeader.name,
          in: 'header',
          description: 'The calling client; 501 is the website.',
          schema: { type: 'integer', default: Number(appTypeHeader.value) },
        },
      },
      schemas: {
        Failure: {
          type: 'object',
          required: ['code', 'message', 'data'],
          properties: {
            code: { type: 'integer', not: { const: 200 } },
            message: { type: 'string' },
            data: {
              type: 'object',
              required: ['error'],
              properties: {
                error: { enum: Object.keys(errors) },
                fields: {
                  type: 'array',
                  items: {
                    type: 'object',
                    required: ['field', 'rule'],
                    properties: { field: { type: 'string' }, rule: { enum: [...fieldRules] } },
                  },
                },
                retry_after: { type: 'integer' },
                quote: schemaOf(allOperations.quote.output, 'output'),
                request_id: { type: 'string' },
              },
            },
          },
        },
      },
    },
  };
}
