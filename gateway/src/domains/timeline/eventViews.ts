import type { Role, Viewer } from '../../auth/viewer.js';
import type { CandidateEventKind } from '../candidates/events/candidateEvent.js';
import type { CandidateEventRecord } from '../candidates/events/candidateEventsModel.js';
import type { EndReason } from '../candidates/standing/ending.js';
import type { CandidateMailKind } from '../mail/mailOutcomes.js';
import type { CandidateRecord } from '../candidates/candidatesModel.js';
import { mayUndo } from '../candidates/writes/undoing.js';
import { changesBetween, viewsOf, type ChangeView, type Side } from '../fields/values/fieldDifferences.js';
import type { RecordCatalogue } from '../fields/values/recordCatalogue.js';
import { noValues } from '../fields/values/storedValues.js';

/** An event as a viewer may read it: the GraphQL type `CandidateEvent`. */
export interface EventView {
  id: string;
  kind: CandidateEventKind;
  at: Date;
  actorName: string | null;
  actorRole: Role | null;
  message: string | null;
  fieldLabels: string[];
  changes: ChangeView[];
  dueOn: string | null;
  plannedAdmissionOn: string | null;
  endReason: EndReason | null;
  mail: CandidateMailKind | null;
  afterConfirmation: boolean;
  confirmedHash: string | null;
  viewerCanUndo: boolean;
}

/** Events whose words are about a document, and go with its field. */
const aboutDocument: ReadonlySet<CandidateEventKind> = new Set([
  'document_approved',
  'document_refused',
  'document_judgement_undone',
]);

/** What a viewer may know of an event: values, and labels of fields, through the field policy alone. */
export function eventView(
  event: CandidateEventRecord,
  candidate: CandidateRecord,
  viewer: Viewer,
  catalogue: RecordCatalogue,
): EventView {
  const { _id, kind, at, actor, keys = [], before, after, message, dates, mail, afterConfirmation } = event;
  const labels = visibleLabels(catalogue, viewer.role, [before, after]);
  const seen = keys.filter((key) => labels.has(key));
  // Which company it was is no matter of the next one, after an assignment that was undone.
  const isHidden =
    (aboutDocument.has(kind) && seen.length === 0) || (kind === 'client_assigned' && viewer.role !== 'admin');
  return {
    id: _id.toString(),
    kind,
    at,
    afterConfirmation,
    actorName: actor?.name ?? null,
    actorRole: actor?.role ?? null,
    message: isHidden ? null : (message ?? null),
    fieldLabels: seen.map((key) => labels.get(key) ?? key),
    changes: before && after ? changesBetween({ before, after, keys }, viewer.role, catalogue) : [],
    dueOn: dates?.dueOn ?? null,
    plannedAdmissionOn: dates?.plannedAdmissionOn ?? null,
    endReason: event.endReason ?? null,
    mail: mail ?? null,
    confirmedHash: event.confirmedHash ?? null,
    viewerCanUndo: mayUndo(viewer, event, candidate, catalogue),
  };
}

function visibleLabels(
  catalogue: RecordCatalogue,
  role: Role,
  sides: readonly (Side | undefined)[],
): Map<string, string> {
  const views = [noValues, ...sides].flatMap((side) => (side ? viewsOf(side, role, catalogue) : []));
  return new Map([
    ['name', 'Nome'],
    ['email', 'E-mail'],
    ...views.map(({ key, label }): [string, string] => [key, label]),
  ]);
}
