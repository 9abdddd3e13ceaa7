import { useQuery } from '@apollo/client/react';
import { Fragment, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { graphql } from '../../generated/staff';
import { rightCpf } from '../../lib/parsing';
import { useRested } from '../../lib/useRested';
import { candidateAddress } from '../admissionFlow/candidateAddress';
import { CandidateMention } from '../admissionFlow/CandidateMention';
import type { DynamicFieldData } from '../fields/forms/dynamicFieldFragment';
import type { CandidateFormValues } from './candidateForm';
import { WarningNote } from './WarningNote';

const cpfHoldersQuery = graphql(`
  query CpfHolders($id: ID, $cpf: String!, $clientId: ID) {
    candidateDuplicates(id: $id, cpf: $cpf, clientId: $clientId) {
      id
      name
    }
  }
`);

const CPF = 'cpf';

/** For whom a CPF is typed: a candidate in store, or a new one of a client; '' for no client. */
interface CpfOwner {
  candidateId?: string | undefined;
  clientId?: string | undefined;
}

/** What stands below a field of a candidate's form: who has the CPF in it already, for those who may know one. */
export const cpfHoldersBelow = ({ key, viewerCanView }: DynamicFieldData, owner: CpfOwner): ReactNode =>
  key === CPF && viewerCanView && <CpfHolders {...owner} />;

/** Who of the company has the CPF that stands in the form: the same person may be registered already, or hired again. */
function CpfHolders({ candidateId, clientId }: CpfOwner) {
  const { t } = useTranslation('staff');
  const { control } = useFormContext<CandidateFormValues>();
  const cpf = rightCpf(useWatch({ control, name: `fields.${CPF}` }) ?? null);
  const rested = useRested(cpf);
  const isAsked = cpf !== null && cpf === rested;
  const { data } = useQuery(cpfHoldersQuery, {
    variables: { cpf: cpf ?? '', id: candidateId ?? null, clientId: clientId || null },
    skip: !isAsked,
    fetchPolicy: 'cache-and-network',
  });
  const holders = (isAsked && data?.candidateDuplicates) || [];
  if (holders.length === 0) return null;
  return (
    <WarningNote role="status">
      {holders.map(({ id, name }, index) => (
        <Fragment key={id}>
          {index > 0 && '; '}
          {/* What was typed here is not saved as yet. */}
          <CandidateMention to={candidateAddress(id)} target="_blank">
            {name}
            <VisuallyHidden> {t('candidates.form.otherTab')}</VisuallyHidden>
          </CandidateMention>
        </Fragment>
      ))}{' '}
      {t('candidates.form.cpfHolders', { count: holders.length })}
    </WarningNote>
  );
}
