import { z } from 'zod';
import { asUser } from '../../auth/rules.js';
import type { UserViewer } from '../../auth/viewer.js';
import { pagedEnvelope } from '../../lib/pages.js';
import type { CandidateRecord } from '../candidates/candidatesModel.js';
import { candidateEventKinds } from '../candidates/events/candidateEvent.js';
import type { CandidateEventRecord } from '../candidates/events/candidateEventsModel.js';
import { endReasons } from '../candidates/standing/ending.js';
import type { RecordCatalogue } from '../fields/values/recordCatalogue.js';
import { candidateMailKinds } from '../mail/mailOutcomes.js';
import { defineRestCall, type RestCall } from '../http/restCall.js';
import { pagedAnswer } from '../http/restAnswers.js';
import { pageRequestFromQuery, pagingQuery } from '../http/restPaging.js';
import { optionalInQuery } from '../http/restQuery.js';
import { eventView } from './eventViews.js';

const changeAnswer = z
  .object({ key: z.string(), label: z.string(), before: z.string().nullable(), after: z.string().nullable() })
  .meta({ id: 'CandidateEventChange' });

const eventAnswer = z
  .object({
    id: z.string(),
    kind: z.enum(candidateEventKinds),
    at: z.iso.datetime(),
    actorName: z.string().nullable(),
    actorRole: z.string().nullable(),
    message: z.string().nullable(),
    fieldLabels: z.array(z.string()),
    changes: z
      .array(changeAnswer)
      .meta({ description: 'Old and new answers, as far as the caller may see the fields.' }),
    dueOn: z.string().nullable(),
    plannedAdmissionOn: z.string().nullable(),
    endReason: z.enum(endReasons).nullable().meta({ description: 'Why the admission was ended.' }),
    mail: z
      .enum(candidateMailKinds)
      .nullable()
      .meta({ description: 'What the mail was for that went out or came back.' }),
    afterConfirmation: z.boolean().meta({ description: 'Whether it changed data that were confirmed.' }),
  })
  .meta({ id: 'CandidateEvent' });

/** An event as a user may read it; what only screens need is left out. */
function presentEvent(
  event: CandidateEventRecord,
  candidate: CandidateRecord,
  viewer: UserViewer,
  catalogue: RecordCatalogue,
) {
  const { viewerCanUndo: _undo, confirmedHash: _hash, ...shown } = eventView(event, candidate, viewer, catalogue);
  return shown;
}

export const timelineRestCalls: RestCall[] = [
  defineRestCall({
    method: 'get',
    path: '/candidates/:id/events',
    operationId: 'listCandidateEvents',
    description: 'Lists what has happened with a candidate, newest first.',
    tag: 'Candidates',
    access: 'staffOrKey',
    params: z.object({ id: z.string() }),
    query: pagingQuery.extend({
      kind: optionalInQuery(z.enum(candidateEventKinds, 'Tipo de evento desconhecido.')).meta({
        description: 'Only events of this kind; all when absent, empty or `null`.',
      }),
    }),
    answer: pagedAnswer(eventAnswer),
    async handle({ context: { viewer, services }, params, query }) {
      const request = { page: pageRequestFromQuery(query), kinds: query.kind && [query.kind] };
      const user = asUser(viewer);
      const { page, candidate } = await services.timeline.page(user, params.id, request);
      const catalogue = await services.customFields.catalogueOf(candidate);
      return pagedEnvelope(page, (event) => presentEvent(event, candidate, user, catalogue));
    },
  }),
];
