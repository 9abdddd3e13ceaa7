import { fieldError } from '../../../lib/errors.js';
import { boxAnswers, isCircular, isDeciding } from '../values/fieldConditions.js';
import { readStored } from '../values/fieldTypeRules.js';
import type { FieldCondition } from '../values/fieldTypes.js';
import { findFields, type CustomFieldRecord } from './customFieldsModel.js';
import type { FieldStores } from './fieldStores.js';

/** What of a field its condition is checked with. */
type Conditional = Pick<CustomFieldRecord, 'key' | 'target' | 'type' | 'active' | 'condition'>;

const refused = (message: string) => fieldError('INVALID', 'condition', message);

/**
 * Whether fields may depend on the answers that they name. Two changes at once may still leave a circle, or a condition without its
 * field: such a field is not asked, which the list of fields says.
 */
export class ConditionChecks {
  constructor(private readonly stores: FieldStores) {}

  /**
   * Refuses a condition that cannot be met. Answers that the condition has named before stay, as an option may have been removed since.
   * @throws DomainError INVALID for a field of another target, an unknown field or answer, and a circle; CONFLICT while the field on
   *   which it is to depend has answers in store that are read as another text than they are stored as: they come from a former type of that field, or name an
   *   option that another one has replaced.
   */
  async assertMayDepend(field: Conditional, before: FieldCondition | null): Promise<void> {
    const { condition } = field;
    if (!condition) return;
    if (field.target !== 'candidate') throw refused('Somente campos de candidatos podem depender de uma resposta.');
    const byKey = new Map((await findFields({ target: 'candidate' })).map((each) => [each.key, each]));
    const decider = byKey.get(condition.fieldKey);
    if (!decider || !isDeciding(decider.type)) {
      throw refused('Escolha um campo de candidatos do tipo "Seleção" ou "Checkbox".');
    }
    if (isCircular(field, byKey)) throw refused('Um campo não pode depender de si mesmo, nem de um que depende dele.');
    const present = before?.fieldKey === decider.key ? before.values : [];
    assertAnswers(condition, decider, present);
    await this.#assertComparable(decider, 'condition');
  }

  /**
   * Refuses new options of a field on which others depend, if answers in store would then be read as another option than the one that they name:
   * conditions compare what is stored, so that people would be shown one answer and be asked by another.
   * @param field as it is going to be.
   * @throws DomainError CONFLICT on `options`.
   */
  async assertOptionsFit(field: CustomFieldRecord): Promise<void> {
    if ((await dependentsOf(field)).length > 0) await this.#assertComparable(field, 'options');
  }

  /** @throws DomainError CONFLICT where a text in store is read as another one: conditions compare what is stored. */
  async #assertComparable(decider: CustomFieldRecord, path: string): Promise<void> {
    for await (const text of this.stores.textsOf(decider)) {
      const read = readStored(decider, text);
      if (read !== null && read !== text) throw storedOtherwise(decider, path);
    }
  }

  /** @throws DomainError CONFLICT on `path`, naming the fields that depend on the answer to this one. */
  async assertDecidesNothing(field: CustomFieldRecord, path: string): Promise<void> {
    const dependents = await dependentsOf(field);
    if (dependents.length === 0) return;
    const labels = dependents.map(({ label }) => `"${label}"`).join(', ');
    throw fieldError('CONFLICT', path, `Outros campos dependem da resposta a este: ${labels}. Altere-os antes.`);
  }
}

/** @throws DomainError INVALID. */
function assertAnswers({ values }: FieldCondition, decider: CustomFieldRecord, present: readonly string[]): void {
  if (decider.type === 'checkbox') {
    if (values.length === 1 && boxAnswers.some((answer) => values.includes(answer))) return;
    throw refused('Escolha uma resposta: marcado (true) ou não marcado (false).');
  }
  const known = new Set([...decider.options.map(({ value }) => value), ...present]);
  if (!values.every((value) => known.has(value)))
    throw refused(`Escolha respostas entre as opções de "${decider.label}".`);
}

const dependentsOf = async ({ key, target }: Pick<CustomFieldRecord, 'key' | 'target'>): Promise<CustomFieldRecord[]> =>
  (await findFields({ target })).filter(({ condition }) => condition?.fieldKey === key);

const storedOtherwise = ({ label }: CustomFieldRecord, path: string) =>
  fieldError(
    'CONFLICT',
    path,
    `Há respostas a "${label}" guardadas de outra forma que as opções, que não podem ser comparadas com elas.`,
  );
