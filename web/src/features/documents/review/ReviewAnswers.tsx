import HintIcon from 'lucide-react/icons/triangle-alert';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { TextButton } from '../../../components/Button/TextButton';
import { Badge } from '../../../components/Badge/Badge';
import { Stack } from '../../../components/Layout/Layout';
import { useUrlState } from '../../../lib/urlState';
import { formatMoment } from '../../../lib/moments';
import { color, radius, space, typeset } from '../../../theme/tokens';
import { displayText } from '../../fields/values/fieldTexts';
import { DocumentBadges } from '../DocumentBadges';
import { LazySection } from '../../lazyLoading/LazySection';
import { lazyComponent } from '../../lazyLoading/loadChunk';
import { identityFields } from './identityFields';
import type { Standing } from './queue';
import type { ReviewDocument } from './reviewOperations';
import { unfolding, versionsParameters } from '../candidate/versionsAddress';

const DocumentVersions = lazyComponent(() => import('../candidate/DocumentVersions'));

const Muted = styled.p`
  ${typeset('small')}
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

const Facts = styled.dl`
  display: grid;
  gap: ${space[3]};
  margin: 0;

  dt {
    ${typeset('small', 'medium')}
    color: ${color.textMuted};
    overflow-wrap: anywhere;
  }
  dd {
    margin: 0;
    ${typeset('large', 'medium')}
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

const Hints = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding: ${space[3]};
  border-radius: ${radius.medium};
  background: ${color.orangeSoft};
  color: ${color.orangeText};
  list-style: none;
  ${typeset('small', 'medium')}
  overflow-wrap: anywhere;

  li {
    display: flex;
    gap: ${space[2]};
  }
  svg {
    flex-shrink: 0;
    margin-top: 2px;
  }
`;

export interface ReviewAnswersProps {
  document: ReviewDocument;
  standing: Standing;
}

/** Beside the picture: what the print says otherwise, and the answers that it should prove right. */
export function ReviewAnswers({ document, standing }: ReviewAnswersProps) {
  const { t, i18n } = useTranslation('documents');
  const { t: fieldsT } = useTranslation('fields');
  const { state, change } = useUrlState(versionsParameters);
  const hasVersions = state.versions === document.id;
  const { candidate, hints, version } = document;
  const sent = t('review.sent', { when: formatMoment(document.sentAt, i18n.language) });
  return (
    <Stack $gap={4}>
      <Stack $gap={2} $align="start">
        {standing === 'waiting' ? (
          <DocumentBadges document={document} />
        ) : (
          <Badge tone={standing === 'approved' ? 'green' : standing === 'refused' ? 'red' : 'neutral'}>
            {t(`review.standings.${standing}`)}
          </Badge>
        )}
        <Muted>
          {sent}
          {version > 1 && ` · ${t('review.version', { version })}`}
        </Muted>
        {version > 1 && candidate && (
          <>
            <TextButton
              aria-expanded={hasVersions}
              onClick={() => change(unfolding(hasVersions ? '' : document.id), { replace: true })}
            >
              {t('versions.show')}
            </TextButton>
            {hasVersions && (
              <LazySection>
                <DocumentVersions candidateId={candidate.id} fieldKey={document.fieldKey} />
              </LazySection>
            )}
          </>
        )}
      </Stack>
      {hints.length > 0 && (
        <Hints aria-label={t('review.hints')}>
          {hints.map((hint) => (
            <li key={hint}>
              <HintIcon size={16} aria-hidden />
              <span>{hint}</span>
            </li>
          ))}
        </Hints>
      )}
      {candidate && (
        <Facts>
          <div>
            <dt>{t('review.name')}</dt>
            <dd>{candidate.name}</dd>
          </div>
          {identityFields(candidate.fields).map((field) => (
            <div key={field.key}>
              <dt>{field.label}</dt>
              <dd>{displayText(fieldsT, i18n.language, field, field.value)}</dd>
            </div>
          ))}
          {candidate.clientCompany && (
            <div>
              <dt>{t('review.company')}</dt>
              <dd>{candidate.clientCompany}</dd>
            </div>
          )}
        </Facts>
      )}
    </Stack>
  );
}
