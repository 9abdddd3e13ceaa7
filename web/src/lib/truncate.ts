/** The text, cut with an ellipsis where it has more than `max` characters; a pair of surrogates is never torn. */
export function truncate(text: string, max: number): string {
  const characters = [...text];
  return characters.length > max ? `${characters.slice(0, max).join('').trimEnd()}...` : text;
}
