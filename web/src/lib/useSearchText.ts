import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The text of a search box over a search that lives elsewhere (the URL): typing shows at once and never waits; the
 * search follows `delay` milliseconds after the last key. A change from outside (back button) shows in the box, but an
 * own search that arrives while the person types on does not take letters away.
 */
export function useSearchText(
  committed: string,
  onCommit: (text: string) => void,
  delay: number,
): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(committed);
  const [seen, setSeen] = useState(committed);
  const [sent, setSent] = useState<readonly string[]>([]);

  if (committed !== seen) {
    setSeen(committed);
    if (sent.includes(committed)) setSent(sent.slice(sent.indexOf(committed) + 1));
    else setText(committed);
  }

  const commit = useEffectEvent((next: string) => {
    if (next === (sent.at(-1) ?? committed)) return;
    setSent([...sent, next]);
    onCommit(next);
  });
  useEffect(() => {
    const timer = setTimeout(() => commit(text.trim()), delay);
    return () => clearTimeout(timer);
  }, [text, delay]);

  return [text, setText];
}
