/** A part of a mail; the same parts become the text and the HTML version. */
export type Part =
  | { kind: 'paragraph'; text: string }
  | { kind: 'secret'; label: string; value: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'link'; label: string; url: string };

/**
 * The light colours of the web's tokens (web/src/theme/tokens.ts): programs for mail know no custom properties and change
 * colours for the dark by themselves.
 */
const COLORS = {
  canvas: '#f5f7f6',
  surface: '#ffffff',
  border: '#dfe5e2',
  text: '#14201c',
  textOnAccent: '#ffffff',
  accent: '#0b6a57',
  accentSoft: '#e2f1ec',
  accentText: '#0a5e4d',
};

/** One part of the text version. */
export function asText(part: Part): string {
  if (part.kind === 'paragraph') return part.text;
  return part.kind === 'secret' ? `${part.label}: ${part.value}` : `${part.label}: ${part.url}`;
}

function asHtml(part: Part): string {
  if (part.kind === 'paragraph') return `<p style="margin:0 0 16px;white-space:pre-line">${escapeHtml(part.text)}</p>`;
  if (part.kind === 'secret') {
    return (
      `<p style="margin:0 0 16px">${escapeHtml(part.label)}: <strong style="display:inline-block;padding:2px 8px;` +
      `border-radius:6px;background:${COLORS.accentSoft};color:${COLORS.accentText};font-family:monospace;` +
      `font-size:16px">${escapeHtml(part.value)}</strong></p>`
    );
  }
  if (part.kind === 'link') {
    return `<p style="margin:0 0 16px;font-size:14px"><a href="${escapeHtml(part.url)}" style="color:${COLORS.accentText}">${escapeHtml(part.label)}</a></p>`;
  }
  return (
    `<p style="margin:0 0 16px"><a href="${escapeHtml(part.url)}" style="display:inline-block;padding:12px 20px;` +
    `border-radius:8px;background:${COLORS.accent};color:${COLORS.textOnAccent};font-weight:bold;` +
    `text-decoration:none">${escapeHtml(part.label)}</a></p>`
  );
}

/**
 * The HTML version of a mail: its parts under a header that names the sender, in the product's colours. Styles stand at
 * each element, because many programs for mail drop style sheets.
 */
export function htmlPage({
  title,
  sender,
  parts,
  language,
}: {
  title: string;
  sender: string;
  parts: readonly Part[];
  language: string;
}): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px 12px;background:${COLORS.canvas};font-family:Arial,sans-serif;font-size:16px;line-height:1.5;color:${COLORS.text}">
<div style="max-width:560px;margin:0 auto;border:1px solid ${COLORS.border};border-radius:12px;background:${COLORS.surface};overflow:hidden">
<div style="padding:16px 24px;background:${COLORS.accent};color:${COLORS.textOnAccent};font-size:18px;font-weight:bold;overflow-wrap:anywhere">${escapeHtml(sender)}</div>
<div style="padding:24px 24px 8px;overflow-wrap:anywhere">
${parts.map(asHtml).join('\n')}
</div>
</div>
</body>
</html>
`;
}

const HTML_ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => HTML_ENTITIES[character] ?? character);
}
