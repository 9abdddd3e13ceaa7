import { serveStaff, type StaffServer } from './staffServer';
import type { DocumentData } from './documentData';

const nobody = { hasPreviousPage: false, startCursor: null };

/** A server with documents that wait; judging and undoing changes them as the real one does. */
export function serveDocuments(
  documents: readonly DocumentData[],
  root: Record<string, unknown> = {},
): StaffServer & { documents: readonly DocumentData[] } {
  const find = (id: string) => documents.find((document) => document.id === id);
  const change = (id: string, changes: Partial<DocumentData>) => {
    const document = find(id);
    if (document?.state !== 'SENT' && changes.state !== 'SENT') {
      return { document, userErrors: [{ message: 'Já avaliado.', code: 'CONFLICT', field: null }] };
    }
    return { document: document && Object.assign(document, changes), userErrors: [] };
  };
  type Input<Fields = object> = { input: { id: string } & Fields };
  const server = serveStaff({
    documentsToReview: ({
      first,
      after,
      filter,
    }: {
      first: number;
      after?: string;
      filter?: { fieldKey?: string };
    }) => {
      const waiting = documents.filter(
        ({ state, fieldKey }) => state === 'SENT' && (!filter?.fieldKey || filter.fieldKey === fieldKey),
      );
      const rest = after ? waiting.slice(waiting.findIndex(({ id }) => id === after) + 1) : waiting;
      const page = rest.slice(0, first);
      const endCursor = page.at(-1)?.id ?? null;
      return {
        totalCount: waiting.length,
        pageInfo: { ...nobody, hasNextPage: rest.length > first, endCursor },
        edges: page.map((node) => ({ cursor: node.id, node })),
      };
    },
    node: ({ id }: { id: string }) => find(id),
    formFields: documents.map(({ fieldKey: key, label }) => ({ key, label, type: 'FILE' })),
    customFields: documents.map(({ id, fieldKey: key, label }) => ({ id: `field-of-${id}`, key, label, type: 'FILE' })),
    refusalReasons: [{ text: 'Ilegível' }, { text: 'Documento vencido' }],
    approveDocument: ({ input }: Input) => change(input.id, { state: 'APPROVED', judgedByName: 'Ana Lima' }),
    refuseDocument: ({ input }: Input<{ reason: string }>) =>
      change(input.id, { state: 'REFUSED', judgedByName: 'Ana Lima', refusalReason: input.reason }),
    undoDocumentJudgement: ({ input }: Input) => change(input.id, { state: 'SENT', judgedByName: null }),
    ...root,
  });
  return { ...server, documents };
}
