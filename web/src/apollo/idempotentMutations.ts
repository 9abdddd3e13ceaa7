import { Kind, OperationTypeNode, type DocumentNode } from 'graphql';

/**
 * The mutations that may be sent again when no answer came: the first try may have been carried out, or be carried out
 * later, and a second one has to change nothing more and to be answered the same. These set what they name, whatever was there
 * before, and tell no one; none is refused for what the first try has stored. A mutation that is not named here is sent once.
 */
export const IDEMPOTENT_MUTATIONS: ReadonlySet<string> = new Set([
  'markNotificationRead',
  'markNotificationsRead',
  'resetMessageText',
  'resetReminderRules',
  'saveMessageText',
  'saveNotificationSettings',
  'saveRefusalReasons',
  'saveReminderRules',
  'setDefaultDates',
  'setDefaultExportTemplate',
  // The page is known by the `uploadId` that the browser has made for it.
  'uploadDocumentPage',
]);

/** Whether all that a mutation asks for may be done twice; what cannot be told may not. */
export function isIdempotent(document: DocumentNode): boolean {
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return operations.every(
    ({ operation, selectionSet }) =>
      operation === OperationTypeNode.MUTATION &&
      selectionSet.selections.every(
        (selection) => selection.kind === Kind.FIELD && IDEMPOTENT_MUTATIONS.has(selection.name.value),
      ),
  );
}
