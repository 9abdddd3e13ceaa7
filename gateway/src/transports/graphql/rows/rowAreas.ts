import {
  getNamedType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type SelectionSetNode,
} from 'graphql';
import type { Area } from '../../../cache/dataVersions.js';
import type {
  CandidateConfirmationResolvers,
  CandidateResolvers,
  ClientResolvers,
} from '../../../generated/resolvers.js';
import { isPlainField } from '../cost/responseLimits.js';
import { fragmentsOf } from '../fragments.js';

type Areas<Resolvers> = Partial<Record<keyof Resolvers, readonly Area[]>>;

const candidate: Areas<CandidateResolvers> = {
  id: [],
  accessLink: [],
  accessToken: [],
  attention: [],
  client: ['clients'],
  clientCompany: ['clients'],
  clientName: ['clients'],
  // A confirmation outdates its candidate.
  confirmations: [],
  consentWithdrawnAt: [],
  correctableFields: ['fields'],
  correctionRequest: [],
  documentsState: ['fields'],
  fields: ['fields'],
  filledFields: ['fields'],
  missingFields: ['fields'],
  openedAt: [],
  progress: ['fields'],
  viewerCanAssignClient: [],
  viewerCanConfirm: [],
  viewerCanDelete: [],
  viewerCanEdit: [],
  viewerCanEditDocument: ['fields'],
  viewerCanReopen: [],
};

const confirmation: Areas<CandidateConfirmationResolvers> = {
  id: [],
  candidateId: [],
  changedFieldLabels: ['fields'],
  clientId: [],
  clientName: ['clients'],
};

const client: Areas<ClientResolvers> = { id: [], viewerCanEdit: [] };

/**
 * Fields that are made by a resolver from nothing but the candidate, the role and the client of the viewer, and data of these areas. A
 * field that is not here, as it depends on the clock, the person or a count, has all of its document answered without kept rows. Fields
 * without a resolver need not be named: they are read from what their parent has given.
 */
const named: Readonly<Record<string, Readonly<Record<string, readonly Area[] | undefined>>>> = {
  Candidate: candidate,
  CandidateConfirmation: confirmation,
  Client: client,
};

/** What the rows of a selection come from besides the candidate; null where they cannot be kept. */
export function areasOfRow(
  selectionSet: SelectionSetNode,
  type: GraphQLObjectType,
  document: DocumentNode,
): ReadonlySet<Area> | null {
  const areas = new Set<Area>();
  return new RowSelection(document, areas).add(selectionSet, type) ? areas : null;
}

class RowSelection {
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;

  constructor(
    document: DocumentNode,
    private readonly areas: Set<Area>,
  ) {
    this.#fragments = fragmentsOf(document);
  }

  /** @returns whether all of it can be kept. */
  add({ selections }: SelectionSetNode, type: GraphQLObjectType): boolean {
    return selections.every((node) => {
      if (node.kind === Kind.FIELD) {
        if (node.name.value === '__typename') return true;
        const field = type.getFields()[node.name.value];
        return field !== undefined && !node.arguments?.length && this.#addField(field, type, node.selectionSet);
      }
      const fragment = node.kind === Kind.FRAGMENT_SPREAD ? this.#fragments.get(node.name.value) : node;
      const isOfType = (fragment?.typeCondition ?? { name: { value: type.name } }).name.value === type.name;
      return fragment !== undefined && isOfType && this.add(fragment.selectionSet, type);
    });
  }

  #addField(field: GraphQLField<unknown, unknown>, parent: GraphQLObjectType, selected: SelectionSetNode | undefined) {
    const areas = isPlainField(field) ? [] : named[parent.name]?.[field.name];
    if (!areas) return false;
    for (const area of areas) this.areas.add(area);
    const type = getNamedType(field.type);
    return !selected || (isObjectType(type) && this.add(selected, type));
  }
}
