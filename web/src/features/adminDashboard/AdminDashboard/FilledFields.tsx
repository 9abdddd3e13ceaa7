import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { EXTRA_FIELD_MAX_CHARACTERS, EXTRA_FIELDS_SHOWN } from '../../../constants';
import { displayText } from '../../../fields/fieldTexts';
import { graphql, readFragment, type FragmentType } from '../../../generated/staff';
import { cut } from '../../../lib/cut';
import { color, media, radius, space, typeset } from '../../../theme/tokens';

export const FilledFields_candidate = graphql(`
  fragment FilledFields_candidate on Candidate {
    id
    filledFields {
      key
      label
      type
      value
      options {
        value
        label
      }
      format
    }
  }
`);

const Block = styled.section`
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
`;

const Title = styled.h4`
  ${typeset('caption', 'semibold')}
  color: ${color.textMuted};
`;

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 2px ${space[4]};
  margin: ${space[1]} 0 0;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Pair = styled.div`
  ${typeset('small')}
  overflow-wrap: anywhere;

  dt {
    display: inline;
    color: ${color.textMuted};
  }
  dd {
    display: inline;
    margin: 0;
  }
`;

const More = styled.p`
  margin-top: ${space[1]};
  ${typeset('caption')}
  color: ${color.textMuted};
`;

/** 'Dados Preenchidos (n)': the first filled fields, each cut short; nothing when none is filled. */
export function FilledFields({ candidate }: { candidate: FragmentType<typeof FilledFields_candidate> }) {
  const { t } = useTranslation('staff');
  const { t: tFields, i18n } = useTranslation('fields');
  const filled = readFragment(FilledFields_candidate, candidate).filledFields;
  if (filled.length === 0) return null;
  const more = filled.length - EXTRA_FIELDS_SHOWN;
  return (
    <Block>
      <Title>{t('adminDashboard.candidates.filled', { total: filled.length })}</Title>
      <List>
        {filled.slice(0, EXTRA_FIELDS_SHOWN).map((field) => {
          const text = displayText(tFields, i18n.language, field, field.value) ?? '';
          return (
            <Pair key={field.key}>
              <dt>{field.label}: </dt>
              <dd title={text}>{cut(text, EXTRA_FIELD_MAX_CHARACTERS)}</dd>
            </Pair>
          );
        })}
      </List>
      {more > 0 && <More>{t('adminDashboard.candidates.moreFields', { count: more })}</More>}
    </Block>
  );
}
