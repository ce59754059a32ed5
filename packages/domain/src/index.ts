export {
  type AppPlatform,
  appPlatforms,
  type Brand,
  brand,
  type OperatorFact,
  openOperatorFacts,
  type SocialLink,
} from './brand/brand.ts';
export { defaultLanguage, type Form, isLanguage, type Language, languages } from './languages.ts';
export * from './pricing/money.ts';
export {
  decideRedirect,
  decideRequest,
  type PageRequest,
  type Redirect,
  type RequestDecision,
  type VaryHeader,
} from './redirects/decideRedirect.ts';
export { isPhone } from './redirects/isPhone.ts';
export { safeRedirectPath } from './redirects/safeRedirectPath.ts';
export { buildPath, prefixOf } from './routes/buildPath.ts';
export { languageHref } from './routes/languageHref.ts';
export {
  allRoutes,
  type Boot,
  type Layout,
  type Route,
  type RouteAlias,
  type RouteEntry,
  type RouteId,
  type RouteParam,
  routeById,
  routes,
} from './routes/manifest.ts';
export { fillPath, matchRoute, type RouteMatch } from './routes/matchRoute.ts';
export { type SplitUrl, splitUrl } from './routes/splitUrl.ts';
