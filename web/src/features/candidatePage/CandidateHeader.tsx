import EndIcon from 'lucide-react/icons/archive';
import ClientIcon from 'lucide-react/icons/building-2';
import EditIcon from 'lucide-react/icons/pencil';
import PrintIcon from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { Inline } from '../../components/Layout/Layout';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar';
import { graphql, readFragment, type FragmentType } from '../../generated/staff';
import { relativeDay } from '../../lib/days';
import { formatMoment } from '../../lib/moments';
import { useFocusFallback } from '../../lib/useFocusFallback';
import { NextAction } from '../admissionFlow/NextAction';
import { StageBadge } from '../admissionFlow/StageBadge';
import { WhatsappLink } from '../admissionFlow/WhatsappLink';
import { CandidateProgress } from '../candidates/CandidateStatus';
import { DocumentsStateBadge } from '../documents/DocumentsStateBadge';
import { CandidateSteps, type StepsState } from './CandidateSteps';
import { Duplicates } from './Duplicates';
import { EndingNotice } from './EndingNotice';
import { MissingFields } from './MissingFields';
import { Head, HeadLine, Names, OnPaper, Quiet, Standing } from './pageLayout';

export const CandidateHeader_candidate = graphql(`
  fragment CandidateHeader_candidate on Candidate {
    id
    name
    email
    clientName
    clientCompany
    status
    progress
    correctionRequest {
      message
      requestedAt
    }
    stageSince
    nextAction
    viewerCanEdit
    viewerCanDelete
    viewerCanReopen
    viewerCanAssignClient
    missingFields
    ending {
      reason
    }
    ...EndingNotice_candidate
    ...CandidateStatus_candidate
    ...DocumentsStateBadge_candidate
    ...StageBadge_candidate
    ...NextAction_candidate
    ...WhatsappLink_candidate
  }
`);

export interface CandidateHeaderProps {
  candidate: FragmentType<typeof CandidateHeader_candidate>;
  back: ReactNode;
  state: StepsState;
  isAdmin: boolean;
  /** Another candidate's data are on their way: nothing is done to this one any more. */
  arriving: boolean;
  onOpen: (dialog: 'edit' | 'reopen' | 'end' | 'delete' | 'confirm' | 'client') => void;
}

/** Who it is, where the admission stands, and the one thing to do next. */
export function CandidateHeader({ candidate: ref, back, state, isAdmin, arriving, onOpen }: CandidateHeaderProps) {
  const { t, i18n } = useTranslation(['flow', 'staff']);
  const candidate = readFragment(CandidateHeader_candidate, ref);
  const { name, email, clientName, clientCompany, status, progress, stageSince, missingFields, nextAction } = candidate;
  // 'Encerrar admissão' and 'Retomar' take each other's place.
  const focusFallback = useFocusFallback<HTMLDivElement>();
  const hasEnded = candidate.ending !== null;
  // What is asked of anybody is asked no more once the admission has ended.
  const request = hasEnded ? null : candidate.correctionRequest;
  const company = clientCompany ?? clientName ?? t('staff:notAvailable');
  const since = relativeDay(stageSince, i18n.language);
  return (
    <Head {...focusFallback}>
      <HeadLine data-screen-only>
        {back}
        <Inline $gap={2}>
          <Button size="small" icon={<PrintIcon size={16} aria-hidden />} onClick={() => window.print()}>
            {t('page.print')}
          </Button>
          <CandidateSteps candidateId={candidate.id} state={state} />
        </Inline>
      </HeadLine>
      <HeadLine>
        <Names>
          <h1>{name}</h1>
          <p>
            {isAdmin ? `${email} · ${company}` : email}
            {!isAdmin && clientCompany && <OnPaper> · {clientCompany}</OnPaper>}
          </p>
        </Names>
      </HeadLine>
      <EndingNotice candidate={candidate} arriving={arriving} />
      <Standing>
        <StageBadge candidate={candidate} />
        <Quiet title={formatMoment(stageSince, i18n.language)}>{since}</Quiet>
        <CandidateProgress candidate={candidate} />
        {status !== 'COMPLETE' && (
          <div data-progress="">
            <ProgressBar label={t('page.progress')} value={progress} thin />
          </div>
        )}
        <DocumentsStateBadge candidate={candidate} />
        <div data-actions="" data-screen-only>
          {!arriving && <WhatsappLink candidate={candidate} />}
          {candidate.viewerCanDelete && (
            <Button size="small" variant="ghost" disabled={arriving} onClick={() => onOpen('delete')}>
              {t('page.delete')}
            </Button>
          )}
          {candidate.viewerCanEdit && !hasEnded && (
            <Button
              size="small"
              variant="ghost"
              disabled={arriving}
              icon={<EndIcon size={16} aria-hidden />}
              onClick={() => onOpen('end')}
            >
              {t('ending.open')}
            </Button>
          )}
          {candidate.viewerCanAssignClient && (
            <Button
              size="small"
              disabled={arriving}
              icon={<ClientIcon size={16} aria-hidden />}
              onClick={() => onOpen('client')}
            >
              {t('bulk.client.open')}
            </Button>
          )}
          {candidate.viewerCanReopen && nextAction !== 'REOPEN' && (
            <Button size="small" disabled={arriving} onClick={() => onOpen('reopen')}>
              {t('staff:candidates.reopen.action')}
            </Button>
          )}
          {candidate.viewerCanEdit && (
            <Button
              size="small"
              disabled={arriving}
              icon={<EditIcon size={16} aria-hidden />}
              onClick={() => onOpen('edit')}
            >
              {t('staff:candidates.details.edit')}
            </Button>
          )}
          {!arriving && <NextAction candidate={candidate} onOpen={onOpen} />}
        </div>
        {request && (
          <Quiet style={{ flex: '1 0 100%' }}>
            {t('staff:candidates.reopen.request', { name, when: formatMoment(request.requestedAt, i18n.language) })}{' '}
            {request.message}
          </Quiet>
        )}
        {missingFields.length > 0 && !hasEnded && <MissingFields key={candidate.id} labels={missingFields} />}
      </Standing>
      <Duplicates candidateId={candidate.id} />
    </Head>
  );
}
