import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Stack } from '../../../components/Layout/Layout';
import { color, typeset } from '../../../theme/tokens';
import type { DynamicFieldData } from '../../fields/forms/dynamicFieldFragment';
import { FieldGroups } from '../../fields/forms/FieldGroups';
import { SectionTitle } from '../../fields/forms/sectionTitles';
import { FactList, FieldFacts } from './FieldList';

const Muted = styled.p`
  ${typeset('body')}
  color: ${color.textMuted};
`;

export interface FieldSectionsProps {
  /** The product's own personal and professional fields. */
  additional: readonly DynamicFieldData[];
  /** The fields that administrators have configured. */
  custom: readonly DynamicFieldData[];
  /** The documents that are told below: who has sent one has filled something in. */
  documents: readonly DynamicFieldData[];
  /** Why answers are only kept, by the keys of their fields. */
  hints: ReadonlyMap<string, string>;
}

/** 'Dados Adicionais' and 'Campos Personalizados (n)' to read, or that nothing is filled. */
export function FieldSections({ additional, custom, documents, hints }: FieldSectionsProps) {
  const { t } = useTranslation('staff');
  const hasData = [...additional, ...custom, ...documents].some(
    ({ value, viewerCanView }) => value !== null || !viewerCanView,
  );
  if (!hasData) return <Muted>{t('candidates.details.empty')}</Muted>;
  const sections = [
    { title: t('candidates.details.additional'), fields: additional },
    { title: t('candidates.details.custom', { total: custom.length }), fields: custom },
  ];
  return sections
    .filter(({ fields }) => fields.length > 0)
    .map(({ title, fields }) => (
      <Stack key={title} as="section" $gap={4}>
        <SectionTitle>{title}</SectionTitle>
        <FieldGroups fields={fields}>
          {(group) => (
            <FactList>
              <FieldFacts fields={group} hints={hints} />
            </FactList>
          )}
        </FieldGroups>
      </Stack>
    ));
}
