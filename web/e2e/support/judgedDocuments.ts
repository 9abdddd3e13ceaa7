import { globalId, type Access, type CandidateFixture } from './candidateFixture';

const DOCUMENTS = `query ($id: ID!) { node(id: $id) { ... on Candidate { documents {
  id state version expiresOn pages { name kind width height bytes } } } } }`;

export interface StoredDocument {
  id: string;
  state: string;
  version: number;
  expiresOn: string | null;
  pages: { name: string | null; kind: string; width: number; height: number; bytes: number }[];
}

export type Judgement = 'approveDocument' | 'refuseDocument';

/** The documents that count of a candidate, as an administrator reads them. */
export async function storedDocuments(fixture: CandidateFixture, { id }: Access): Promise<StoredDocument[]> {
  const { node } = (await fixture.asAdminGraphql(DOCUMENTS, { id: globalId(id) })) as {
    node: { documents: StoredDocument[] };
  };
  return node.documents;
}

/** Judges a document as an administrator. */
export async function judgeDocument(fixture: CandidateFixture, mutation: Judgement, input: object): Promise<void> {
  const type = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`;
  const text = `mutation ($input: ${type}!) { ${mutation}(input: $input) { userErrors { message } } }`;
  await fixture.asAdminGraphql(text, { input });
}
