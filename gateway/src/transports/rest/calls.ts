import { candidatesRestCalls } from '../../domains/candidates/rest/candidatesRest.js';
import { clientsRestCalls } from '../../domains/clients/clientsRest.js';
import { confirmationsRestCalls } from '../../domains/confirmations/confirmationsRest.js';
import { customFieldsRestCalls } from '../../domains/fields/definitions/customFieldsRest.js';
import { documentsRestCalls } from '../../domains/documents/documentsRest.js';
import { exportsRestCalls } from '../../domains/exports/exportsRest.js';
import { exportTemplatesRestCalls } from '../../domains/exports/templates/exportTemplatesRest.js';
import { fieldPermissionsRestCalls } from '../../domains/fields/permissions/fieldPermissionsRest.js';
import { importsRestCalls } from '../../domains/imports/importsRest.js';
import { identityRestCalls } from '../../domains/identity/identityRest.js';
import { timelineRestCalls } from '../../domains/timeline/timelineRest.js';
import type { RestCall } from '../../domains/http/restCall.js';

/** How specific a path is: a literal segment before a parameter, so that `/candidates/me` wins over `/candidates/:id`. */
function specificity(path: string): string {
  return path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '1' : '0'))
    .join('');
}

const callsByDomain: readonly RestCall[] = [
  ...identityRestCalls,
  ...clientsRestCalls,
  ...candidatesRestCalls,
  ...timelineRestCalls,
  ...confirmationsRestCalls,
  ...exportsRestCalls,
  ...exportTemplatesRestCalls,
  ...documentsRestCalls,
  ...customFieldsRestCalls,
  ...fieldPermissionsRestCalls,
  ...importsRestCalls,
];

/** Every call of `/v1`, the more specific paths first. */
export const restCalls: readonly RestCall[] = callsByDomain.toSorted((left, right) =>
  specificity(left.path).localeCompare(specificity(right.path)),
);

/** What each group of calls is about. */
const aboutTags: Readonly<Record<string, string>> = {
  Identity: 'Signing in and out, and passwords.',
  Clients: 'The hiring companies, each with the account of its contact.',
  Candidates: 'The people being hired, for staff and for the candidates themselves.',
  'Candidate confirmations': "What clients say to a candidate's data, and what changed afterwards.",
  Exports: 'Candidates as Excel files.',
  'Export templates': "Customers' own workbooks, which exports fill in.",
  Documents: 'Photographed pages and PDFs of candidates, and their judgement.',
  'Custom fields': 'The fields that administrators configure; `/customfilds` is how their callers spell it.',
  Imports: 'Candidates from spreadsheets and programs.',
  'Field permissions': 'Who may view and edit the values of a field.',
};

/** The groups of the calls, in the order in which one reads of them. */
export const restTags = [...new Set(callsByDomain.map(({ tag }) => tag))].map((name) => ({
  name,
  description: aboutTags[name] ?? name,
}));
