import { likeness, normalisedHeading } from './headings.js';

/** A field that a column may be mapped to. */
export interface MappableField {
  key: string;
  label: string;
}

/** A proposal for a column of an uploaded workbook. */
export interface SuggestedMapping {
  templateColumnName: string;
  /** The key of the field; null when nothing fits. */
  dataFieldKey: string | null;
  /** How sure the suggestion is, from 0 to 1. */
  confidence: number;
}

/** Less than this would be corrected more often than kept. */
const MIN_CONFIDENCE = 0.5;

/** Proposes a data field for each heading, the surest first; a field is proposed once. */
export function suggestMappings(headings: readonly string[], fields: readonly MappableField[]): SuggestedMapping[] {
  const names = fields.map(({ key, label }) => [normalisedHeading(label), normalisedHeading(key)]);
  const pairs = headings.flatMap((heading, column) => {
    const normalised = normalisedHeading(heading);
    return names.flatMap((fieldNames, field) => {
      const confidence = Math.max(...fieldNames.map((name) => likeness(normalised, name)));
      return confidence >= MIN_CONFIDENCE ? [{ column, field, confidence }] : [];
    });
  });
  const chosen = new Map<number, { field: number; confidence: number }>();
  const used = new Set<number>();
  for (const { column, field, confidence } of pairs.sort((left, right) => right.confidence - left.confidence)) {
    if (chosen.has(column) || used.has(field)) continue;
    chosen.set(column, { field, confidence });
    used.add(field);
  }
  return headings.map((templateColumnName, column) => {
    const choice = chosen.get(column);
    return {
      templateColumnName,
      dataFieldKey: (choice && fields[choice.field]?.key) ?? null,
      confidence: Math.round((choice?.confidence ?? 0) * 100) / 100,
    };
  });
}
