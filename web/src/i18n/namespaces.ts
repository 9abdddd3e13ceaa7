/** The files of texts. The list stands by itself, as a candidate's first load needs none of it. */
export const namespaces = [
  'common',
  'identity',
  'candidate',
  'staff',
  'fields',
  'configuration',
  'exports',
  'capture',
  'documents',
  'imports',
  'flow',
  'reminders',
  'figures',
  'notifications',
  'webhooks',
  'lists',
] as const;
export type Namespace = (typeof namespaces)[number];
