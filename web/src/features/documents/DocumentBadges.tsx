import { useTranslation } from 'react-i18next';
import { Badge } from '../../components/Badge/Badge';
import { Inline } from '../../components/Layout/Layout';
import { graphql, readFragment, type FragmentType } from '../../generated/staff';
import { formatDayOnly } from '../../lib/days';
import { standingOf, standingTones } from './documentState';

export const DocumentBadges_document = graphql(`
  fragment DocumentBadges_document on Document {
    id
    state
    waitsForJudgement
    expiresOn
    validity
  }
`);

/** Where a document stands, and whether it has expired or soon will. */
export function DocumentBadges({ document: ref }: { document: FragmentType<typeof DocumentBadges_document> }) {
  const { t, i18n } = useTranslation('documents');
  const document = readFragment(DocumentBadges_document, ref);
  const { expiresOn, validity } = document;
  const standing = standingOf(document);
  const day = expiresOn && formatDayOnly(expiresOn, i18n.language);
  return (
    <Inline as="span" $gap={1}>
      <Badge tone={standingTones[standing]}>{t(`states.${standing}`)}</Badge>
      {day && validity !== 'VALID' && (
        <Badge tone={validity === 'EXPIRED' ? 'red' : 'orange'}>{t(`validity.${validity}`, { day })}</Badge>
      )}
    </Inline>
  );
}
