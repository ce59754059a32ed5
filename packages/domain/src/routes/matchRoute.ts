import { allRoutes, type Route } from './manifest.ts';

export interface RouteMatch {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
  /** The path in the one spelling of `route.path`: what canonical links name. */
  readonly canonicalPath: string;
  /** The path in its correct spelling. Differs from `canonicalPath` on an alias that is served. */
  readonly servedPath: string;
  /** Whether a phone is served this spelling outside `/m`. */
  readonly keepsVariant: boolean;
}

interface Pattern {
  readonly route: Route;
  readonly segments: readonly string[];
  /** The segments in lower case, as paths are compared. */
  readonly compared: readonly string[];
  readonly serve: boolean;
  readonly keepsVariant: boolean;
  /** Of a literal path: the values it stands for. */
  readonly fixed: Readonly<Record<string, string>>;
}

/** By their first segment, which is literal in every path of the manifest. */
const patterns = new Map<string, Pattern[]>();
for (const route of allRoutes()) {
  for (const known of [
    pattern(route, route.path, true, route.keepsVariant),
    ...route.aliases.map((alias) =>
      pattern(route, alias.path, alias.kind === 'serve', alias.keepsVariant ?? false, alias.params),
    ),
  ]) {
    const first = known.compared[0] ?? '';
    patterns.set(first, [...(patterns.get(first) ?? []), known]);
  }
}

function pattern(
  route: Route,
  path: string,
  serve: boolean,
  keepsVariant: boolean,
  fixed: Pattern['fixed'] = {},
): Pattern {
  const segments = segmentsOf(path);
  const compared = segments.map((segment) => segment.toLowerCase());
  return { route, segments, compared, serve, keepsVariant, fixed };
}

/**
 * Finds the route of a page path (no language, no variant), without regard to letter case and to a slash
 * at the end. `null` when there is none, or when a parameter has no such value.
 */
export function matchRoute(path: string): RouteMatch | null {
  const requested = segmentsOf(path);
  let best: { pattern: Pattern; params: Record<string, string> } | null = null;
  for (const pattern of patterns.get(requested[0]?.toLowerCase() ?? '') ?? []) {
    const params = matchSegments(pattern, requested);
    // A literal path wins over one with parameters.
    if (params && (!best || Object.keys(params).length < Object.keys(best.params).length)) {
      best = { pattern, params };
    }
  }
  if (!best) return null;
  const { pattern } = best;
  const params = { ...pattern.fixed, ...best.params };
  const canonicalPath = fillPath(pattern.route.path, params);
  return {
    route: pattern.route,
    params,
    canonicalPath,
    servedPath: pattern.serve ? fillPath(`/${pattern.segments.join('/')}`, params) : canonicalPath,
    keepsVariant: pattern.keepsVariant,
  };
}

/** Puts parameters into a path of the manifest. A missing optional one ends the path. */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  const filled: string[] = [];
  for (const segment of segmentsOf(path)) {
    if (!segment.startsWith(':')) {
      filled.push(segment);
      continue;
    }
    const value = params[paramName(segment)];
    if (value === undefined) {
      if (segment.endsWith('?')) break;
      throw new Error(`The path ${path} needs a value for ${segment}`);
    }
    filled.push(encodeURIComponent(value));
  }
  return `/${filled.join('/')}`;
}

function matchSegments(
  { route, segments, compared }: Pattern,
  requested: readonly string[],
): Record<string, string> | null {
  if (requested.length > segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const value = requested[index];
    if (segment.startsWith(':')) {
      if (value === undefined) {
        if (segment.endsWith('?')) continue;
        return null;
      }
      const known = knownValue(route, paramName(segment), value);
      if (known === null) return null;
      params[paramName(segment)] = known;
    } else if (value === undefined || value.toLowerCase() !== compared[index]) {
      return null;
    }
  }
  return params;
}

/** The correct spelling of a parameter's value, or `null` when it has no such value. */
function knownValue(route: Route, name: string, raw: string): string | null {
  const value = decodeSegment(raw);
  const param = route.params[name];
  if (value === null || value === '' || !param) return null;
  if (param.kind === 'pattern') return param.pattern.test(value) ? value : null;
  return param.values.find((known) => known.toLowerCase() === value.toLowerCase()) ?? null;
}

function decodeSegment(raw: string): string | null {
  try {
    return decodeURIComponent(raw);
  } catch {
    return null;
  }
}

function segmentsOf(path: string): string[] {
  const trimmed = path.replace(/^\//, '').replace(/\/$/, '');
  return trimmed === '' ? [] : trimmed.split('/');
}

function paramName(segment: string): string {
  return segment.replace(/^:/, '').replace(/\?$/, '');
}
