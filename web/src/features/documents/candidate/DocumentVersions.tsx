import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { TextButton } from '../../../components/Button/TextButton';
import { LoadError } from '../../../components/LoadError/LoadError';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { graphql } from '../../../generated/staff';
import { formatMoment } from '../../../lib/moments';
import { useUrlState } from '../../../lib/urlState';
import { color, space, typeset } from '../../../theme/tokens';
import { DocumentBadges } from '../DocumentBadges';
import DocumentViewerDialog from './DocumentViewerDialog';
import { versionsParameters } from './versionsAddress';
import { useCloseWhenMissing } from './useCloseWhenMissing';
import { JudgementLine } from './JudgementLine';

const documentVersionsQuery = graphql(`
  query DocumentVersions($candidateId: ID!, $fieldKey: String!) {
    node(id: $candidateId) {
      ... on Candidate {
        id
        documentVersions(fieldKey: $fieldKey) {
          id
          version
          sentAt
          ...DocumentBadges_document
          ...JudgementLine_document
          ...DocumentSheets_document
        }
      }
    }
  }
`);

const List = styled.ol`
  display: grid;
  gap: ${space[3]};
  width: 100%;
  margin: 0;
  padding: 0 0 0 ${space[3]};
  border-inline-start: 2px solid ${color.border};
  list-style: none;

  li {
    display: grid;
    gap: 2px;
    justify-items: start;
    ${typeset('small')}
  }
`;

export interface DocumentVersionsProps {
  candidateId: string;
  fieldKey: string;
}

/** Every version of a document, the newest first: when it was sent, who judged it and when, and the pictures. */
export default function DocumentVersions({ candidateId, fieldKey }: DocumentVersionsProps) {
  const { t, i18n } = useTranslation('documents');
  const { state, open, close } = useUrlState(versionsParameters);
  const { data, error, refetch } = useQuery(documentVersionsQuery, {
    variables: { candidateId, fieldKey },
    // Their addresses last for minutes.
    fetchPolicy: 'network-only',
  });
  const versions = data?.node?.__typename === 'Candidate' ? data.node.documentVersions : null;
  const document = versions?.find(({ id }) => id === state.version);
  useCloseWhenMissing(state.version !== '' && versions !== null && !document, () => close({ version: '' }));
  if (!versions) {
    // An answer without the candidate says that they are gone, or another's by now: nothing more is on its way.
    return error || data ? <LoadError title={t('versions.failed')} onRetry={refetch} /> : <Skeleton lines={2} />;
  }
  return (
    <>
      <List aria-label={t('versions.label')}>
        {versions.map((each) => (
          <li key={each.id}>
            <span>
              {t('versions.version', { version: each.version })} · {formatMoment(each.sentAt, i18n.language)}
            </span>
            <DocumentBadges document={each} />
            <JudgementLine document={each} />
            <TextButton onClick={() => open({ version: each.id })}>
              {t('versions.look', { version: each.version })}
            </TextButton>
          </li>
        ))}
      </List>
      {document && (
        <DocumentViewerDialog document={document} onStale={() => refetch()} onClose={() => close({ version: '' })} />
      )}
    </>
  );
}
