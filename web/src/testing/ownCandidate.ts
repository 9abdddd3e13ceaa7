import { screen } from '@testing-library/react';
import type { EditableConditionalField } from '../lib/fieldConditions';
import type { GraphqlAnswer } from './graphqlServer';

type FieldData = Record<string, unknown> & EditableConditionalField & { label: string; value: string | null };

/** A field of the form, as the server gives it. */
export const field = (data: Partial<FieldData>): FieldData => ({
  key: 'cidade',
  label: 'Cidade',
  type: 'TEXT',
  value: null,
  required: false,
  options: [],
  placeholder: null,
  description: null,
  format: null,
  allowFutureDates: false,
  documentOptions: null,
  listOptions: null,
  viewerCanEdit: true,
  viewerCanEditWhenMet: data.viewerCanEdit ?? true,
  active: true,
  condition: null,
  conditionUnmet: false,
  section: null,
  ...data,
});

export const consentDocument = {
  version: '2',
  textHash: 'hash-2',
  sections: [{ title: 'Finalidade', paragraphs: ['Para a admissão.'] }],
  declaration: 'Li e aceito o tratamento dos meus dados pessoais.',
  fieldLabels: ['Nome', 'E-mail', 'Cidade'],
  controllerContact: 'Encarregado de dados: dados@exemplo.com',
};

const candidate = (data: object = {}) => ({
  id: 'Q2FuZGlkYXRlOjE',
  hasConsented: true,
  consentDocument,
  name: 'Ana Lima',
  email: 'ana@exemplo.com',
  status: 'IN_PROGRESS',
  progress: 0,
  completedAt: null,
  hasEnded: false,
  companyName: 'Padaria Bom Pão',
  dueOn: null,
  requestedFieldKeys: [],
  correctedFieldKeys: [],
  reopenMessage: null,
  correctionRequestedAt: null,
  documents: [],
  fields: [field({})],
  ...data,
});

/** The answer to `OwnCandidate`. */
export const profile = (data?: object): GraphqlAnswer => ({ data: { viewer: { candidate: candidate(data) } } });
/** The answer to a `SaveOwnAnswers` that was taken. */
export const saved = (): GraphqlAnswer => ({
  data: { saveOwnAnswers: { savedAt: '2026-11-20T15:00:00Z', candidate: null, userErrors: [] } },
});

/** Waits for a page or a question of the candidate's area. */
export const question = (name: string) => screen.findByRole('heading', { level: 1, name });
