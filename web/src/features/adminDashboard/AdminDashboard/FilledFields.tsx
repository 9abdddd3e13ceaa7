import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { EXTRA_FIELD_MAX_CHARACTERS, EXTRA_FIELDS_SHOWN } from '../../../constants';
import { displayText } from '../../fields/values/fieldTexts';
import { graphql, readFragment, type FragmentType } from '../../../generated/staff';
import { truncate } from '../../../lib/truncate';
import { color, radius, space, typeset } from '../../../theme/tokens';

export const FilledFields_candidate = graphql(`
  fragment FilledFields_candidate on Candidate {
    id
    filledFields {
      key
      label
      type
      value
      displayValue
      options {
        value
        label
      }
      format
    }
  }
`);

const Block = styled.div`
  margin-block: ${space[2]} ${space[1]};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
`;

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  gap: 2px ${space[4]};
  margin: 0;
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

/** What 'Dados Preenchidos (n)' unfolds: the first filled fields, each cut short, and how many more there are. */
export function FilledFields({ candidate }: { candidate: FragmentType<typeof FilledFields_candidate> }) {
  const { t } = useTranslation('staff');
  const { t: tFields, i18n } = useTranslation('fields');
  const filled = readFragment(FilledFields_candidate, candidate).filledFields;
  const more = filled.length - EXTRA_FIELDS_SHOWN;
  return (
    <Block>
      <List>
        {filled.slice(0, EXTRA_FIELDS_SHOWN).map((field) => {
          // What lists ask for is much to fetch for each candidate, and a card only tells how a list begins.
          const text =
            (field.type === 'LIST' ? field.displayValue : displayText(tFields, i18n.language, field, field.value)) ??
            '';
          return (
            <Pair key={field.key}>
              <dt>{field.label}: </dt>
              <dd title={text}>{truncate(text, EXTRA_FIELD_MAX_CHARACTERS)}</dd>
            </Pair>
          );
        })}
      </List>
      {more > 0 && <More>{t('adminDashboard.candidates.moreFields', { count: more })}</More>}
    </Block>
  );
}
