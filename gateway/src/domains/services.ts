import type { Logger } from 'pino';
import type { Sealer } from '../auth/seal.js';
import { WorkLimits } from '../auth/workLimits.js';
import type { Config } from '../config.js';
import type { Files } from '../files/files.js';
import { CandidateMails } from './candidates/candidateMails.js';
import { CandidateFigures } from './candidates/figures/candidateFigures.js';
import { DueCandidates } from './candidates/queries/dueCandidates.js';
import { CandidatesService } from './candidates/candidatesService.js';
import { Changes } from './changes/changes.js';
import { ClientDirectory } from './clients/clientDirectory.js';
import { ClientsService } from './clients/clientsService.js';
import { ConfirmationsService } from './confirmations/confirmationsService.js';
import { ExportsService } from './exports/exportsService.js';
import { ExportTemplatesService } from './exports/templates/exportTemplatesService.js';
import { DocumentsService } from './documents/documentsService.js';
import { CustomFieldsService } from './fields/definitions/customFieldsService.js';
import { FieldPermissionsService } from './fields/permissions/fieldPermissionsService.js';
import { IdentityService } from './identity/identityService.js';
import { ImportRegistrations } from './imports/importRegistrations.js';
import { ImportsService } from './imports/importsService.js';
import { FailedJobs } from './jobs/failedJobs.js';
import { JobRunner } from './jobs/jobRunner.js';
import { LiveService } from './live/liveService.js';
import { MailService } from './mail/mailService.js';
import { NotesService } from './notes/notesService.js';
import { NotificationsService } from './notifications/notificationsService.js';
import { PrivacyService } from './privacy/privacyService.js';
import { Retention } from './privacy/retention.js';
import { RemindersService } from './reminders/remindersService.js';
import { SecurityLog } from './security/securityLog.js';
import { Sweep } from './sweep.js';
import { TextsService } from './texts/textsService.js';
import { TimelineService } from './timeline/timelineService.js';
import { WebhooksService } from './webhooks/webhooksService.js';

/** The rules of every domain. A domain calls another one through these, never through its model. */
export interface Services {
  securityLog: SecurityLog;
  /** How often an account may do what. */
  workLimits: WorkLimits;
  changes: Changes;
  /** What is done beside the requests. */
  jobs: JobRunner;
  failedJobs: FailedJobs;
  mail: MailService;
  fieldPermissions: FieldPermissionsService;
  customFields: CustomFieldsService;
  clientDirectory: ClientDirectory;
  importRegistrations: ImportRegistrations;
  candidates: CandidatesService;
  dueCandidates: DueCandidates;
  /** What happens with candidates, in numbers. */
  figures: CandidateFigures;
  privacy: PrivacyService;
  /** For how long data are kept. */
  retention: Retention;
  identity: IdentityService;
  candidateMails: CandidateMails;
  clients: ClientsService;
  confirmations: ConfirmationsService;
  timeline: TimelineService;
  notes: NotesService;
  exportTemplates: ExportTemplatesService;
  exports: ExportsService;
  documents: DocumentsService;
  imports: ImportsService;
  /** The words of reminders and notices. */
  texts: TextsService;
  /** Due dates, and what companies are told. */
  reminders: RemindersService;
  /** What the staff are told of, each for themselves. */
  notifications: NotificationsService;
  /** What programs of integrators are told. */
  webhooks: WebhooksService;
  /** Who listens for changes. */
  live: LiveService;
  /** Finishes what a crash has cut off. */
  sweep: Sweep;
}

/** What every service is built with. */
export interface BaseDependencies {
  config: Config;
  logger: Logger;
  sealer: Sealer;
  /** Where files are stored, and what is in them. */
  files: Files;
  /** The clock; tests set it. */
  now: () => Date;
}

/** What a service is built with that calls the named siblings, and no others. */
export type DependsOn<Names extends keyof Services> = BaseDependencies & { services: Pick<Services, Names> };

/**
 * Builds the services, each from those above it: a circle of services would not compile. A service that has to act on the
 * changes of one below it subscribes to them (`Changes`).
 */
export function buildServices(base: BaseDependencies): Services {
  const securityLog = new SecurityLog(base);
  const workLimits = new WorkLimits(base);
  const changes = new Changes({ ...base, services: { securityLog } });
  const jobs = new JobRunner(base);
  const failedJobs = new FailedJobs({ ...base, services: { jobs } });
  const mail = new MailService({ ...base, services: { jobs } });
  const fieldPermissions = new FieldPermissionsService({ ...base, services: { changes } });
  const customFields = new CustomFieldsService({ ...base, services: { changes, fieldPermissions, workLimits } });
  const clientDirectory = new ClientDirectory({ ...base, services: { customFields } });
  const importRegistrations = new ImportRegistrations();
  const candidates = new CandidatesService({
    ...base,
    services: { changes, mail, customFields, clientDirectory, importRegistrations, workLimits, securityLog },
  });
  const dueCandidates = new DueCandidates();
  const figures = new CandidateFigures({ ...base, services: { candidates, customFields, workLimits } });
  const privacy = new PrivacyService({ ...base, services: { customFields, candidates } });
  const retention = new Retention({ ...base, services: { changes, candidates } });
  const identity = new IdentityService({
    ...base,
    services: { changes, jobs, mail, clientDirectory, candidates, privacy, workLimits, securityLog },
  });
  const candidateMails = new CandidateMails({
    ...base,
    services: { changes, mail, customFields, clientDirectory, candidates, identity },
  });
  const clients = new ClientsService({
    ...base,
    services: { changes, customFields, clientDirectory, candidates, identity, workLimits },
  });
  const confirmations = new ConfirmationsService({
    ...base,
    services: { changes, clientDirectory, candidates, customFields },
  });
  const timeline = new TimelineService({
    ...base,
    services: { changes, mail, candidates, clientDirectory, identity, confirmations },
  });
  const notes = new NotesService({ ...base, services: { changes, candidates, workLimits } });
  const exportTemplates = new ExportTemplatesService({
    ...base,
    services: { changes, customFields, identity, workLimits },
  });
  const exports = new ExportsService({
    ...base,
    services: { changes, customFields, clientDirectory, candidates, exportTemplates, workLimits, securityLog },
  });
  const documents = new DocumentsService({
    ...base,
    services: { changes, workLimits, mail, customFields, clientDirectory, candidates, identity },
  });
  const imports = new ImportsService({
    ...base,
    services: {
      changes,
      mail,
      customFields,
      clientDirectory,
      candidates,
      confirmations,
      identity,
      workLimits,
      securityLog,
    },
  });
  const texts = new TextsService({ ...base, services: { changes, clientDirectory } });
  const reminders = new RemindersService({
    ...base,
    services: { changes, jobs, mail, candidates, dueCandidates, clientDirectory, confirmations, texts },
  });
  const notifications = new NotificationsService({
    ...base,
    services: { changes, jobs, mail, candidates, identity, customFields },
  });
  const webhooks = new WebhooksService({
    ...base,
    services: { changes, workLimits, clientDirectory, candidates, identity, mail },
  });
  const live = new LiveService({ ...base, services: { changes, identity } });
  const sweep = new Sweep({
    ...base,
    services: {
      changes,
      jobs,
      mail,
      reminders,
      candidates,
      identity,
      clients,
      confirmations,
      documents,
      exportTemplates,
      imports,
      notes,
      notifications,
      retention,
      webhooks,
    },
  });
  return {
    securityLog,
    workLimits,
    changes,
    jobs,
    failedJobs,
    mail,
    fieldPermissions,
    customFields,
    clientDirectory,
    importRegistrations,
    candidates,
    dueCandidates,
    figures,
    privacy,
    retention,
    identity,
    candidateMails,
    clients,
    confirmations,
    timeline,
    notes,
    exportTemplates,
    exports,
    documents,
    imports,
    texts,
    reminders,
    notifications,
    webhooks,
    live,
    sweep,
  };
}
