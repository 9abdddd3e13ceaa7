/** Where the fields of one section stand in the order. */
import { withSections, type SectionedField } from '../../../../lib/fieldSections';

type Field = SectionedField & { active: boolean };

/** A section whose fields are not next to each other. */
export interface SplitSection {
  section: string;
  /** How many stretches of the order have its heading. */
  pieces: number;
}

/** The sections that come in several pieces. What depends on an answer counts with its question, and inactive fields part nothing. */
export function splitSections(order: readonly Field[]): SplitSection[] {
  const shown = withSections(order).filter(({ active }) => active);
  const pieces = new Map<string, number>();
  shown.forEach(({ section }, index) => {
    if (section && section !== shown[index - 1]?.section) pieces.set(section, (pieces.get(section) ?? 0) + 1);
  });
  return [...pieces].filter(([, count]) => count > 1).map(([section, count]) => ({ section, pieces: count }));
}

/** The order with the later fields of a section right behind its first piece; all else keeps its order. */
export function joinSection<F extends Field>(order: readonly F[], section: string): F[] {
  const sections = withSections(order).map((field) => field.section);
  const isOf = (_field: F, index: number) => sections[index] === section;
  const start = order.findIndex((field, index) => isOf(field, index) && field.active);
  const end = order.findIndex((field, index) => index > start && field.active && !isOf(field, index));
  if (start === -1 || end === -1) return [...order];
  const before = order.slice(0, end);
  const isLater = (_field: F, index: number) => sections[end + index] === section;
  const behind = order.slice(end);
  return [...before, ...behind.filter(isLater), ...behind.filter((field, index) => !isLater(field, index))];
}
