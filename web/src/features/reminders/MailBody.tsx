import { useEffect, useRef } from 'react';

/** Where a mail's styles wait while it is read: the page's security policy lets no markup bring styles along. */
const STYLES = 'data-mail-style';

/** A mail's body with its styles set one by one, and with links that lead nowhere. */
function mailNode(html: string): HTMLElement {
  const mail = new DOMParser().parseFromString(html.replaceAll(' style="', ` ${STYLES}="`), 'text/html');
  const root = document.createElement('div');
  root.style.cssText = mail.body.getAttribute(STYLES) ?? '';
  root.lang = mail.documentElement.lang;
  root.append(...[...mail.body.children].map((child) => document.importNode(child, true)));
  for (const element of root.querySelectorAll<HTMLElement>(`[${STYLES}]`)) {
    element.style.cssText = element.getAttribute(STYLES) ?? '';
    element.removeAttribute(STYLES);
  }
  for (const link of root.querySelectorAll('a')) link.removeAttribute('href');
  return root;
}

/** The HTML of a mail as it goes out, in a tree of its own that the screen's styles do not reach. */
export function MailBody({ html }: { html: string }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    root.replaceChildren(mailNode(html));
  }, [html]);
  return <div ref={host} data-mail="" />;
}
