/** The address that a candidate opens: the site's origin, /candidato/ and the token. */
export function candidateLink(accessToken: string): string {
  return `${window.location.origin}/candidato/${encodeURIComponent(accessToken)}`;
}
