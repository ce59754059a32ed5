import { isIsolated, matchRoute, type Route } from '@tern/domain';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { isFinished, StaticLink, type StaticLinkProps } from './StaticLink.tsx';

/**
 * A link on a routed page: it stays in the router when the other end has one as well, in the same frame, which the
 * router does not change. So the pages of a purchase are entered as documents: theirs alone may load the fields of a
 * payment provider. The account is too, since a document stands apart from its beginning or not at all (`isIsolated`).
 */
export function SiteLink(props: StaticLinkProps) {
  const { href, ...rest } = props;
  const { pathname } = useLocation();
  if (!href.startsWith('/') || href.startsWith('//') || isFinished(rest) || rest.target) {
    return <StaticLink {...props} />;
  }
  const path = href.replace(/[?#].*$/, '');
  const target = matchRoute(path)?.route;
  const here = matchRoute(pathname)?.route;
  return target && here && staysInRouter(here, target) ? (
    <RoutedLink {...props} />
  ) : (
    <StaticLink {...props} />
  );
}

/** Built of the router's hooks: most of its own link is the prefetching of a framework that is not here. */
function RoutedLink({ href, onClick, ...rest }: StaticLinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href);
  return (
    <a
      {...rest}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}

/** Whether a page may take the place of another in the same document. */
export const staysInRouter = (here: Route, target: Route): boolean =>
  isRouted(here) &&
  isRouted(target) &&
  here.frame === target.frame &&
  (isIsolated(here) || !isIsolated(target));

/** Whether the router shows a page in the frame at hand; the pages without header load as documents. */
export function isRouted(route: Route): boolean {
  return route.boot !== 'static' && route.layout !== 'single' && route.layout !== 'standalone';
}
