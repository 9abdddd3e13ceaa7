import CompanyIcon from 'lucide-react/icons/building-2';
import FoldIcon from 'lucide-react/icons/chevron-down';
import ViewIcon from 'lucide-react/icons/eye';
import ClientIcon from 'lucide-react/icons/user-round';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { Checkbox } from '../../../components/Checkbox/Checkbox';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { graphql, readFragment, type FragmentType } from '../../../generated/staff';
import { formatDay } from '../../../lib/moments';
import { CandidateProgress, CandidateStatusBadge, CandidateStatusIcon } from '../../candidates/CandidateStatus';
import { ConfirmationLine } from '../../candidates/ConfirmationLine';
import { DueDate } from '../../candidates/DueDate';
import { DocumentsStateBadge } from '../../documents/DocumentsStateBadge';
import {
  Choice,
  Confirmation,
  Email,
  Fold,
  Foot,
  Line,
  Muted,
  Name,
  Progress,
  Row,
  Said,
  Sign,
  Standing,
  Status,
  View,
  Where,
  Who,
} from './candidateRowLayout';
import { FilledFields } from './FilledFields';

export const CandidateRow_candidate = graphql(`
  fragment CandidateRow_candidate on Candidate {
    id
    name
    email
    clientName
    clientCompany
    createdAt
    stage
    accessSentAt
    filledFields {
      key
    }
    ...CandidateStatus_candidate
    ...ConfirmationLine_candidate
    ...FilledFields_candidate
    ...DueDate_candidate
    ...DocumentsStateBadge_candidate
  }
`);

export interface CandidateRowProps {
  candidate: FragmentType<typeof CandidateRow_candidate>;
  /** The client is known from the page: the row tells since when the candidate is there instead. */
  ofClient: boolean;
  selected: boolean;
  onSelect: (selected: boolean) => void;
  onView: () => void;
}

/** One candidate of the admin's list: a line, with 'Dados Preenchidos' to unfold below it. */
export function CandidateRow({ candidate: ref, ofClient, selected, onSelect, onView }: CandidateRowProps) {
  const { t, i18n } = useTranslation('staff');
  const candidate = readFragment(CandidateRow_candidate, ref);
  const [unfolded, setUnfolded] = useState(false);
  const fieldsId = useId();
  const { name, email } = candidate;
  const client = t('adminDashboard.candidates.client', { name: candidate.clientName ?? t('notAvailable') });
  const company = t('adminDashboard.candidates.company', { name: candidate.clientCompany ?? t('notAvailable') });
  const filled = candidate.filledFields.length;
  const isWithoutLink = candidate.stage === 'INVITED' && candidate.accessSentAt === null;
  const at = email.indexOf('@');
  return (
    <Row $selected={selected}>
      <Line>
        <Choice data-screen-only>
          <Checkbox
            label={t('adminDashboard.candidates.select', { name })}
            hideLabel
            checked={selected}
            onCheckedChange={onSelect}
          />
        </Choice>
        <Sign>
          <CandidateStatusIcon candidate={candidate} />
        </Sign>
        <Who>
          <Name title={name}>{name}</Name>
          <Email title={email}>
            {email.slice(0, at)}
            <wbr />
            {email.slice(at)}
          </Email>
        </Who>
        <Where>
          {ofClient ? (
            <Muted>
              <span>
                {t('adminDashboard.candidates.createdAt', { date: formatDay(candidate.createdAt, i18n.language) })}
              </span>
            </Muted>
          ) : (
            <>
              <Muted title={company}>
                <CompanyIcon size={13} aria-hidden />
                <VisuallyHidden>{company}</VisuallyHidden>
                <span aria-hidden>{candidate.clientCompany ?? t('notAvailable')}</span>
              </Muted>
              <Muted title={client}>
                <ClientIcon size={13} aria-hidden />
                <VisuallyHidden>{client}</VisuallyHidden>
                <span aria-hidden>{candidate.clientName ?? t('notAvailable')}</span>
              </Muted>
            </>
          )}
          <DocumentsStateBadge candidate={candidate} />
        </Where>
        <Standing>
          <Status>
            <CandidateStatusBadge candidate={candidate} />
          </Status>
          <Progress>
            {isWithoutLink ? <Muted>{t('candidates.linkNotSent')}</Muted> : <CandidateProgress candidate={candidate} />}
          </Progress>
        </Standing>
        <Confirmation>
          <Said>
            <ConfirmationLine candidate={candidate} />
          </Said>
          <Foot>
            {filled > 0 && (
              <Fold
                type="button"
                aria-expanded={unfolded}
                aria-controls={fieldsId}
                onClick={() => setUnfolded(!unfolded)}
              >
                {t('adminDashboard.candidates.filled', { total: filled })}
                <VisuallyHidden> {name}</VisuallyHidden>
                <FoldIcon size={13} aria-hidden />
              </Fold>
            )}
            <DueDate candidate={candidate} />
          </Foot>
        </Confirmation>
        <View>
          <Button size="small" icon={<ViewIcon size={15} aria-hidden />} onClick={onView}>
            {t('adminDashboard.candidates.view')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </View>
      </Line>
      <div id={fieldsId}>{unfolded && <FilledFields candidate={candidate} />}</div>
    </Row>
  );
}
