import type { CreateFieldInput } from '../src/domains/fields/definitions/customFieldsInput.js';
import type { CandidateStory } from './candidates.js';

const everyone = ['admin', 'client', 'candidate'] as const;

type GivenField = Pick<CreateFieldInput, 'key' | 'label' | 'type'> & Partial<CreateFieldInput>;

/** Fields that depend on the answer to 'Tem filhos?', and one that depends on one of them. */
export async function createDependentFields({ server, admin }: CandidateStory) {
  const { customFields } = server.services;
  const ids: Record<string, string> = {};
  const field = async (more: GivenField) => {
    const given = { target: 'candidate', canView: everyone, canEdit: everyone, ...more } as const;
    ids[more.key] = (await customFields.create(admin.viewer, given))._id.toString();
  };
  await field({ key: 'filhos', label: 'Tem filhos?', type: 'select', options: ['Sim', 'Não', '$um'], required: true });
  const withChildren = { fieldKey: 'filhos', values: ['Sim', '$um'] };
  await field({ key: 'quantos', label: 'Quantos', type: 'number', required: true, condition: withChildren });
  await field({ key: 'certidao', label: 'Certidão', type: 'file', required: true, condition: withChildren });
  await field({ key: 'guarda', label: 'Tem a guarda?', type: 'checkbox', condition: withChildren });
  const withCustody = { fieldKey: 'guarda', values: ['true'] };
  await field({ key: 'termo', label: 'Termo de guarda', type: 'text', condition: withCustody });
  /** Changes a field by its key. */
  const change = (key: string, changes: object) => customFields.update(admin.viewer, ids[key] ?? '', changes);
  return { keys: ids, field, change };
}

export const write = (key: string, value: string | null) => ({ key, value });
export const yes = write('filhos', 'Sim');
export const no = write('filhos', 'Não');
