import {
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** The fragments of a document by their names. */
export const fragmentsOf = ({ definitions }: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> =>
  new Map(definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])));

/**
 * How many selections an operation has with each fragment in the place of each of its spreads. A chain of fragments that spread
 * the next one twice doubles it at each step, while its text grows by a line. @param document a valid one, without circles.
 */
export function expandedSize(document: DocumentNode, operation: OperationDefinitionNode): number {
  const fragments = fragmentsOf(document);
  const known = new Map<string, number>();
  const sizeOfFragment = (name: string): number => {
    const fragment = fragments.get(name);
    let size = known.get(name);
    if (size === undefined) known.set(name, (size = fragment ? sizeOf(fragment.selectionSet) : 0));
    return size;
  };
  const sizeOf = ({ selections }: SelectionSetNode): number => {
    let size = 0;
    for (const node of selections) {
      size += 1;
      if (node.kind === Kind.FRAGMENT_SPREAD) size += sizeOfFragment(node.name.value);
      else if (node.selectionSet) size += sizeOf(node.selectionSet);
    }
    return size;
  };
  return sizeOf(operation.selectionSet);
}
