import ArrowIcon from 'lucide-react/icons/arrow-right';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { graphql, readFragment, type FragmentType } from '../../generated/staff';
import { color, radius, space, typeset } from '../../theme/tokens';

export const ChangeList_change = graphql(`
  fragment ChangeList_change on CandidateEventChange {
    key
    label
    before
    after
  }
`);

const List = styled.dl`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
  overflow-wrap: anywhere;

  dt {
    ${typeset('caption', 'semibold')}
    color: ${color.textMuted};
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${space[2]};
    margin: 0;
    ${typeset('small')}
    white-space: pre-line;
  }
  svg {
    flex-shrink: 0;
    align-self: center;
    color: ${color.textMuted};
  }
`;

const Before = styled.del`
  color: ${color.redText};
  text-decoration-color: color-mix(in srgb, currentColor 45%, transparent);
`;

const After = styled.ins`
  color: ${color.greenText};
  text-decoration: none;
`;

const None = styled.span`
  color: ${color.textMuted};
  font-style: italic;
`;

/** What was changed, old value beside new one, by field. */
export function ChangeList({ changes: refs }: { changes: readonly FragmentType<typeof ChangeList_change>[] }) {
  const { t } = useTranslation('staff');
  const changes = readFragment(ChangeList_change, refs);
  return (
    <List>
      {changes.map(({ key, label, before, after }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>
            <VisuallyHidden>{t('candidates.changes.before')} </VisuallyHidden>
            {before === null ? <None>{t('candidates.changes.empty')}</None> : <Before>{before}</Before>}
            <ArrowIcon size={13} aria-hidden />
            <VisuallyHidden> {t('candidates.changes.after')} </VisuallyHidden>
            {after === null ? <None>{t('candidates.changes.empty')}</None> : <After>{after}</After>}
          </dd>
        </div>
      ))}
    </List>
  );
}
