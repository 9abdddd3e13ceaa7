import { candidatesCatalogue } from './candidates.js';
import { clientsCatalogue, confirmationsCatalogue } from './clients.js';
import { documentsCatalogue } from './documents.js';
import { exportTemplatesCatalogue } from './exportTemplates.js';
import { customFieldsCatalogue, fieldPermissionsCatalogue } from './fields.js';
import { importsCatalogue } from './imports.js';
import { identityCatalogue } from './identity.js';
import type { Catalogue } from './fixture.js';

/** How each call of `/v1` is used and misused; a call without an entry fails the tests. */
export const restCatalogue: Catalogue = {
  ...identityCatalogue,
  ...candidatesCatalogue,
  ...clientsCatalogue,
  ...confirmationsCatalogue,
  ...exportTemplatesCatalogue,
  ...documentsCatalogue,
  ...customFieldsCatalogue,
  ...fieldPermissionsCatalogue,
  ...importsCatalogue,
};
