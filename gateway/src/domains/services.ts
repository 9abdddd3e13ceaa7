import type { Logger } from 'pino';
import type { Sealer } from '../auth/seal.js';
import type { Config } from '../config.js';
import { CandidatesService } from './candidates/candidatesService.js';
import { ClientsService } from './clients/clientsService.js';
import { ConfirmationsService } from './confirmations/confirmationsService.js';
import { CustomFieldsService } from './fields/definitions/customFieldsService.js';
import { ExportsService } from './exports/exportsService.js';
import { ExportTemplatesService } from './exports/templates/exportTemplatesService.js';
import { FieldPermissionsService } from './fields/permissions/fieldPermissionsService.js';
import { IdentityService } from './identity/identityService.js';
import { MailService } from './mail/mailService.js';
import { PrivacyService } from './privacy/privacyService.js';

/** The rules of every domain. A domain calls another one through these, never through its model. */
export interface Services {
  identity: IdentityService;
  clients: ClientsService;
  customFields: CustomFieldsService;
  fieldPermissions: FieldPermissionsService;
  candidates: CandidatesService;
  confirmations: ConfirmationsService;
  privacy: PrivacyService;
  exports: ExportsService;
  exportTemplates: ExportTemplatesService;
  mail: MailService;
}

/** What every service is built with. */
export interface ServiceDependencies {
  config: Config;
  logger: Logger;
  sealer: Sealer;
  /** The clock; tests set it. */
  now: () => Date;
  /** The sibling services; complete once all are built, so read it inside methods only. */
  services: Services;
}

export function buildServices(base: Omit<ServiceDependencies, 'services'>): Services {
  const services = {} as Services;
  const dependencies: ServiceDependencies = { ...base, services };
  return Object.assign(services, {
    identity: new IdentityService(dependencies),
    clients: new ClientsService(dependencies),
    customFields: new CustomFieldsService(dependencies),
    fieldPermissions: new FieldPermissionsService(dependencies),
    candidates: new CandidatesService(dependencies),
    confirmations: new ConfirmationsService(dependencies),
    privacy: new PrivacyService(dependencies),
    exports: new ExportsService(dependencies),
    exportTemplates: new ExportTemplatesService(dependencies),
    mail: new MailService(dependencies),
  });
}
