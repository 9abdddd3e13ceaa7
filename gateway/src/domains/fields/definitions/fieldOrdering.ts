import type { Permitted } from '../../../auth/permitted.js';
import type { Viewer } from '../../../auth/viewer.js';
import { DomainError, fieldError, fieldErrors, type ErrorDetail } from '../../../lib/errors.js';
import { parseInput } from '../../../lib/validation.js';
import type { FieldsDependencies } from './fieldsDependencies.js';
import { fieldOrdersSchema, reorderSchema, type ReorderInput } from './customFieldsInput.js';
import { findFields, findFieldsById, storeOrders, type CustomFieldRecord } from './customFieldsModel.js';
import { assertMayManageFields } from './customFieldsPolicy.js';
import { claimOrderRevision, findOrderRevision, nextOrderRevision } from './fieldOrderModel.js';
import type { FieldTarget } from '../values/fieldTypes.js';

const ORDER_CHANGED = 'A ordem dos campos foi alterada por outra pessoa. Atualize a lista e tente novamente.';

/** The order of the fields, safe when two admins change it at once. */
export class FieldOrdering {
  constructor(private readonly deps: FieldsDependencies) {}

  /** Grows with every change of the order of a target's fields. */
  async revision(viewer: Viewer, target: FieldTarget): Promise<number> {
    assertMayManageFields(viewer);
    return findOrderRevision(target);
  }

  /**
   * Gives the fields of a target a new order in one step.
   * @throws DomainError CONFLICT when the order has changed since `expectedRevision`; INVALID when `fieldIds` are not exactly
   *   the target's fields.
   */
  async reorder(viewer: Viewer, input: ReorderInput): Promise<{ customFields: CustomFieldRecord[]; revision: number }> {
    assertMayManageFields(viewer);
    const { target, fieldIds, expectedRevision } = parseInput(reorderSchema, input);
    // The revision is read before the fields: whatever changes in between makes the claim below fail.
    const basedOn = expectedRevision ?? (await findOrderRevision(target));
    const known = new Set((await findFields({ target })).map(({ _id }) => _id.toString()));
    const isComplete = fieldIds.length === known.size && new Set(fieldIds).size === known.size;
    if (!isComplete || !fieldIds.every((id) => known.has(id))) {
      if (basedOn !== (await findOrderRevision(target))) throw new DomainError('CONFLICT', ORDER_CHANGED);
      throw fieldError('INVALID', 'fieldIds', 'A nova ordem deve conter todos os campos do destino, uma vez cada.');
    }
    const revision = await this.#record(viewer, target, async () => {
      const claimed = await claimOrderRevision(target, fieldIds, basedOn);
      if (claimed === null) return null;
      await storeOrders(
        fieldIds.map((fieldId, order) => ({ fieldId, order })),
        claimed,
      );
      return claimed;
    });
    if (revision === null) throw new DomainError('CONFLICT', ORDER_CHANGED);
    return { customFields: await findFields({ target }), revision };
  }

  /**
   * Numbers the given fields: the REST form of reordering, which knows no revision. The call that comes last wins as a whole.
   * @throws DomainError INVALID naming the fields that do not exist; nothing is changed then.
   */
  async setOrders(viewer: Viewer, input: unknown): Promise<CustomFieldRecord[]> {
    assertMayManageFields(viewer);
    const { fieldOrders } = parseInput(fieldOrdersSchema, input);
    const found = await findFieldsById(fieldOrders.map(({ fieldId }) => fieldId));
    const targets = new Map(found.map(({ _id, target }) => [_id.toString(), target]));
    const unknown = fieldOrders.flatMap(({ fieldId }, index): ErrorDetail[] =>
      targets.has(fieldId)
        ? []
        : [{ field: ['fieldOrders', String(index), 'fieldId'], message: 'Campo não encontrado.', code: 'INVALID' }],
    );
    if (unknown[0]) throw fieldErrors([unknown[0], ...unknown.slice(1)]);
    for (const target of new Set(targets.values())) {
      const orders = fieldOrders.filter(({ fieldId }) => targets.get(fieldId) === target);
      await this.#record(viewer, target, async () => {
        await storeOrders(orders, await nextOrderRevision(target));
        return true;
      });
    }
    return findFields();
  }

  #record<T extends NonNullable<unknown>>(
    viewer: Permitted,
    target: FieldTarget,
    write: () => Promise<T | null>,
  ): Promise<T | null> {
    const change = { entity: 'customField', entityId: target, action: 'update', fields: ['order'] } as const;
    return this.deps.services.changes.record(viewer, change, write);
  }
}
