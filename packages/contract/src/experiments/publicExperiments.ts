import { experimentProperties } from '@tern/domain';
import * as v from 'valibot';
import { nothing } from '../fields.ts';
import { defineOperation } from '../operation.ts';

/** The experiments of the app config that run or will, with their texts compiled. For the edge. */
export const publicExperiments = defineOperation({
  name: 'publicExperiments',
  method: 'GET',
  path: '/api/mms/experiments/v1/list',
  auth: 'none',
  summary: 'Experiments on pages, with the compiled texts of their arms.',
  input: nothing,
  output: v.object({
    experiments: v.array(
      v.object({
        name: v.string(),
        property: v.picklist(experimentProperties),
        /** Ids of routes. */
        pages: v.array(v.string()),
        /** ISO 8601. */
        starts_at: v.string(),
        ends_at: v.string(),
        arms: v.array(
          v.object({
            name: v.string(),
            share: v.number(),
            /** Elements of compiled messages by language and id; null: the page as it is. */
            texts: v.nullable(v.record(v.string(), v.record(v.string(), v.array(v.unknown())))),
          }),
        ),
      }),
    ),
  }),
  errors: [],
});
