import { useTranslation } from 'react-i18next';
import { Card } from '../../components/Card/Card';
import { Stack } from '../../components/Layout/Layout';
import { graphql, readFragment, type FragmentType } from '../../generated/staff';
import { formatDay, formatMoment } from '../../lib/moments';
import { Fact, FactList, FieldFacts } from '../candidates/CandidateDetailsDialog/FieldList';
import { fieldsBySection } from '../candidates/CandidateDetailsDialog/fieldsBySection';
import { FieldSections } from '../candidates/CandidateDetailsDialog/FieldSections';
import { useNotAskedHints } from '../candidates/useDisabledHint';
import { CandidateDocuments } from '../documents/candidate/CandidateDocuments';
import { readFields } from '../fields/forms/dynamicFieldFragment';
import { shownFields } from '../fields/forms/fieldValueForm';
import { SectionTitle } from '../fields/forms/sectionTitles';

export const CandidateAnswers_candidate = graphql(`
  fragment CandidateAnswers_candidate on Candidate {
    id
    name
    email
    createdAt
    openedAt
    completedAt
    fields {
      ...DynamicField_field
    }
    ...CandidateDocuments_candidate
  }
`);

export interface CandidateAnswersProps {
  candidate: FragmentType<typeof CandidateAnswers_candidate>;
  /** Loads the candidate again, and with it new addresses of pictures. */
  onStale: () => Promise<unknown>;
}

/** The answers by section, and the documents. */
export function CandidateAnswers({ candidate: ref, onStale }: CandidateAnswersProps) {
  const { t, i18n } = useTranslation(['flow', 'staff']);
  const notAskedHints = useNotAskedHints();
  const candidate = readFragment(CandidateAnswers_candidate, ref);
  const fields = readFields(candidate.fields);
  const { document, additional, custom, documents } = fieldsBySection(shownFields(fields));
  const hints = notAskedHints(fields);
  const { openedAt, completedAt } = candidate;
  return (
    <Card aria-labelledby="candidate-answers">
      <Stack $gap={5}>
        <Stack as="section" $gap={4}>
          <SectionTitle as="h2" id="candidate-answers">
            {t('staff:candidates.details.basic')}
          </SectionTitle>
          <FactList>
            <Fact label={t('staff:candidates.form.name')} value={candidate.name} />
            <Fact label={t('staff:candidates.form.email')} value={candidate.email} />
            {document && <FieldFacts fields={[document]} hints={hints} />}
            <Fact
              label={t('staff:candidates.details.createdAt')}
              value={formatDay(candidate.createdAt, i18n.language)}
            />
            {openedAt && <Fact label={t('page.openedAt')} value={formatMoment(openedAt, i18n.language)} />}
            {completedAt && (
              <Fact
                label={t('staff:candidates.details.completedAt')}
                value={formatMoment(completedAt, i18n.language)}
              />
            )}
          </FactList>
        </Stack>
        <FieldSections additional={additional} custom={custom} documents={documents} hints={hints} />
        <CandidateDocuments candidate={candidate} fields={documents} hints={hints} onStale={onStale} />
      </Stack>
    </Card>
  );
}
