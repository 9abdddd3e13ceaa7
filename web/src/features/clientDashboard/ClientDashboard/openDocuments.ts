import type { DocumentState } from '../../../generated/staff/graphql';
import type { DynamicFieldData } from '../../fields/forms/dynamicFieldFragment';

/** What is open about a candidate's documents, gravest first. */
export const openKinds = ['missing', 'refused', 'forOffice', 'forCompany'] as const;

/** The labels of the documents that are open in one way each. */
export type OpenDocuments = Record<(typeof openKinds)[number], string[]>;

export const noOpenDocuments: OpenDocuments = { missing: [], refused: [], forOffice: [], forCompany: [] };

interface SentDocument {
  fieldKey: string;
  label: string;
  state: DocumentState;
  waitsForJudgement: boolean;
  viewerCanJudge: boolean;
}

type AskedField = Pick<
  DynamicFieldData,
  'key' | 'label' | 'type' | 'required' | 'active' | 'forOtherClients' | 'conditionUnmet'
>;

/**
 * Which of the documents that are asked for are not judged yet, were refused or never came.
 * @param fields those that the viewer may see: no other is named
 */
export function openDocumentsOf(fields: readonly AskedField[], documents: readonly SentDocument[]): OpenDocuments {
  const asked = fields.filter(
    ({ type, active, forOtherClients, conditionUnmet }) =>
      type === 'FILE' && active && !forOtherClients && !conditionUnmet,
  );
  const sent = documents.filter(({ fieldKey }) => asked.some(({ key }) => key === fieldKey));
  const missing = asked.filter(({ key, required }) => required && !sent.some(({ fieldKey }) => fieldKey === key));
  const waiting = sent.filter(({ waitsForJudgement }) => waitsForJudgement);
  const labels = (entries: readonly { label: string }[]) => entries.map(({ label }) => label);
  return {
    missing: labels(missing),
    refused: labels(sent.filter(({ state }) => state === 'REFUSED')),
    forOffice: labels(waiting.filter(({ viewerCanJudge }) => !viewerCanJudge)),
    forCompany: labels(waiting.filter(({ viewerCanJudge }) => viewerCanJudge)),
  };
}
