/**
 * The headings that administrators give to fields: a section is a text that fields have in common, and no record of its
 * own. Light: both clients use it, with the fields of either transport as they come.
 */
export interface SectionedField {
  key: string;
  /** The heading that the field stands under; null for none. */
  section?: string | null;
  /** Null also where the viewer may not see the answer that the field depends on. */
  condition?: { fieldKey: string } | null;
}

/**
 * Tells of each field by which one its heading goes: by itself, but for one that has a condition and no section, which stands
 * with what it depends on.
 * @param fields all among which one may depend on another
 */
export function headingFields<F extends SectionedField>(fields: readonly F[]): (field: F) => F {
  const byKey = new Map(fields.map((field) => [field.key, field]));
  const origin = (field: F, seen: readonly string[] = []): F => {
    const parent = field.section || !field.condition ? undefined : byKey.get(field.condition.fieldKey);
    // The fields of a circle stand where they are.
    return parent && !seen.includes(parent.key) ? origin(parent, [...seen, field.key]) : field;
  };
  return (field) => origin(field);
}

/** The fields with the sections that they stand under. A field of which nothing changes stays the same object. */
export function withSections<F extends SectionedField>(fields: readonly F[]): F[] {
  const headingField = headingFields(fields);
  return fields.map((field) => {
    const { section } = headingField(field);
    return section && section !== field.section ? { ...field, section } : field;
  });
}

/** Fields that stand under one heading. */
export interface SectionGroup<F> {
  /** Null for those that stand under none. */
  section: string | null;
  fields: F[];
}

/** Fields without a section first, then each section where the first of its fields stands. */
export function groupBySection<F extends Pick<SectionedField, 'section'>>(fields: readonly F[]): SectionGroup<F>[] {
  const groups = new Map<string | null, F[]>([[null, []]]);
  for (const field of fields) {
    const section = field.section || null;
    groups.set(section, [...(groups.get(section) ?? []), field]);
  }
  return [...groups]
    .map(([section, grouped]) => ({ section, fields: grouped }))
    .filter((group) => group.fields.length > 0);
}
