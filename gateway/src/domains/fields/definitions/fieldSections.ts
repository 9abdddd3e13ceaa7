import type { Viewer } from '../../../auth/viewer.js';
import { notFound } from '../../../lib/errors.js';
import { parseInput } from '../../../lib/validation.js';
import { renameSectionSchema, type RenameSectionInput } from './customFieldsInput.js';
import { findFields, renameSection, type CustomFieldRecord } from './customFieldsModel.js';
import { assertMayManageFields } from './customFieldsPolicy.js';
import type { FieldsDependencies } from './fieldsDependencies.js';

/** The sections of the fields: texts that fields have in common, and no records of their own. */
export class FieldSections {
  constructor(private readonly deps: FieldsDependencies) {}

  /**
   * Gives all fields of a section another one, or none. It is one write over many fields: those that an editor has put elsewhere
   * by then stay there, and where it is cut off, the same call goes on with the fields that are left.
   * @returns the fields of the target, by order.
   * @throws DomainError REQUIRED without a section; INVALID for a name that is too long; NOT_FOUND when no field of the target has it.
   */
  async rename(viewer: Viewer, input: RenameSectionInput): Promise<CustomFieldRecord[]> {
    assertMayManageFields(viewer);
    const { target, section, name } = parseInput(renameSectionSchema, input);
    const before = await findFields({ target });
    const isInUse = before.some((field) => field.section === section);
    if (isInUse && section === name) return before;
    const change = { entity: 'customField', entityId: target, action: 'update', fields: ['section'] } as const;
    const renamed = isInUse
      ? await this.deps.services.changes.record(
          viewer,
          change,
          async () => (await renameSection(target, section, name)) || null,
        )
      : null;
    if (renamed === null) throw notFound('Nenhum campo está mais nesta seção.');
    return findFields({ target });
  }
}
