import type { RestCall } from '../domains/restCall.js';
import { restCalls } from './calls.js';

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`);

function row(call: RestCall): string {
  const cells = [call.method.toUpperCase(), `/v1${call.path}`, call.access, call.summary];
  return `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;
}

/** A readable list of the calls at `/v1/docs`: plain HTML, so that it works under the strict CSP and without scripts. */
export function openApiPage(): string {
  const groups = new Map<string, RestCall[]>();
  for (const call of restCalls) groups.set(call.tag, [...(groups.get(call.tag) ?? []), call]);
  const sections = [...groups].map(
    ([tag, calls]) => `<h2>${escapeHtml(tag)}</h2><table><thead><tr><th scope="col">Method</th><th scope="col">Path</th>
<th scope="col">Who may</th><th scope="col">What it does</th></tr></thead><tbody>${calls.map(row).join('')}</tbody></table>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Esteira REST API</title>
<meta name="viewport" content="width=device-width"></head><body><h1>Esteira REST API</h1>
<p>Machine-readable: <a href="/v1/openapi.json">OpenAPI 3.1</a>.</p>${sections.join('')}</body></html>`;
}
