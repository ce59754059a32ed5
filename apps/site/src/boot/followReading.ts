/** The part of the window above which a section counts as read. */
const line = 0.3;

/**
 * Marks in the lists of sections the one that is read: the last whose heading has passed the upper third of the window.
 * The browser says when a heading crosses it; nothing runs while the page is scrolled.
 */
export function followReading(root: Document): void {
  const headings = [...root.querySelectorAll<HTMLElement>('[data-article-body] :is(h2, h3)[id]')];
  const links = [...root.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];
  if (headings.length === 0 || links.length === 0) return;
  const mark = () => {
    const read = headings
      .filter((heading) => heading.getBoundingClientRect().top <= line * innerHeight)
      .at(-1);
    for (const link of links) {
      if (read && link.hash === `#${encodeURIComponent(read.id)}`) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  const observer = new IntersectionObserver(mark, { rootMargin: `0px 0px -${100 - 100 * line}% 0px` });
  for (const heading of headings) observer.observe(heading);
}
