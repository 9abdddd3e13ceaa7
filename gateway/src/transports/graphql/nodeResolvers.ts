import { asUser, asViewer } from '../../auth/rules.js';
import type { RequestContext } from '../../domains/context.js';
import type { Resolvers } from '../../generated/resolvers.js';
import { DomainError } from '../../lib/errors.js';
import { fromGlobalId } from '../../lib/globalId.js';
import { isRefusedAccess, logRefusedAccess } from './refusedAccess.js';

type NodeType =
  'Client' | 'Candidate' | 'CandidateConfirmation' | 'CustomField' | 'ExportTemplate' | 'Document' | 'CandidateImport';

/** How each node type is fetched: always through its service, so that the policy decides. */
const fetchNode: Record<NodeType, (context: RequestContext, id: string) => Promise<object>> = {
  Client: (context, id) => context.services.clientDirectory.get(asViewer(context.viewer), id),
  Candidate: (context, id) => context.services.candidates.get(asViewer(context.viewer), id),
  CandidateConfirmation: (context, id) => context.services.confirmations.get(asViewer(context.viewer), id),
  CustomField: (context, id) => context.services.customFields.get(asViewer(context.viewer), id),
  Document: (context, id) => context.services.documents.get(asViewer(context.viewer), id),
  ExportTemplate: (context, id) => context.services.exportTemplates.get(asViewer(context.viewer), id),
  CandidateImport: (context, id) => context.services.imports.get(asUser(context.viewer), id),
};

function isNodeType(type: string): type is NodeType {
  return Object.hasOwn(fetchNode, type);
}

/** Which type a fetched node has: the fetch above notes it, because records do not carry their type's name. */
const typeOfNode = new WeakMap<object, NodeType>();

export const nodeResolvers: Resolvers = {
  Query: {
    async node(_, { id }, context) {
      const parts = fromGlobalId(id);
      if (!parts || !isNodeType(parts.type)) return null;
      try {
        const node = await fetchNode[parts.type](context, parts.id);
        typeOfNode.set(node, parts.type);
        return node as never;
      } catch (error) {
        if (!(error instanceof DomainError) || (error.code !== 'NOT_FOUND' && error.code !== 'FORBIDDEN')) throw error;
        if (isRefusedAccess(error)) logRefusedAccess(context, ['node']);
        return null;
      }
    },
  },
  Node: { __resolveType: (node) => typeOfNode.get(node) ?? null },
};
