import type { FastifyRequest } from 'fastify';
import { type FormValue, formAt, parseForm } from './parseForm.ts';

export interface StripeRequest {
  /** Of the path. */
  id: string;
  /** The body of a POST, the query of a GET. */
  form: Record<string, FormValue>;
  /** Paths of the parts that are wanted in place of their ids. */
  expand: string[];
}

/** Reads the parameters of a call. */
export function readCall(request: FastifyRequest): StripeRequest {
  const { id = '' } = request.params as { id?: string };
  const query = request.url.split('?')[1] ?? '';
  const form = parseForm(typeof request.body === 'string' && request.body ? request.body : query);
  const expand: string[] = [];
  for (let index = 0; ; index += 1) {
    const path = formAt(form, 'expand', index);
    if (path === undefined) return { id, form, expand };
    expand.push(path);
  }
}

/** In a list, the paths to expand begin with `data.`. */
export const inList = (expand: readonly string[]) => expand.map((path) => path.replace(/^data\./, ''));
