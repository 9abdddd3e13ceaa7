import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../../components/Button/Button';
import { Inline, Stack } from '../../../../components/Layout/Layout';
import { color, radius, space, typeset } from '../../../../theme/tokens';
import type { SplitSection } from './sectionPieces';

/* In sight wherever a field is dropped that parts a section. */
const Notes = styled(Stack)`
  position: sticky;
  top: 0;
  z-index: 2;
  max-height: 30dvh;
  overflow-y: auto;
`;

const Note = styled(Inline)`
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.medium};
  background: ${color.orangeSoft};
  color: ${color.orangeText};
  ${typeset('small')}
  overflow-wrap: anywhere;

  > p {
    flex: 1 1 12rem;
    min-width: 0;
  }
`;

export interface SplitSectionsProps<F> {
  sections: readonly SplitSection<F>[];
  disabled: boolean;
  onJoin: (section: string, joined: readonly F[]) => void;
}

/** Tells which sections come in several pieces, and puts one together. */
export function SplitSections<F>({ sections, disabled, onJoin }: SplitSectionsProps<F>) {
  const { t } = useTranslation('configuration');
  return (
    <Notes $gap={2} aria-live="polite">
      {sections.map(({ section, pieces, joined }) => (
        <Note key={section} $gap={2} $justify="space-between">
          <p>{t(joined ? 'reorderDialog.split' : 'reorderDialog.splitByCondition', { section, total: pieces })}</p>
          {joined && (
            <Button
              size="small"
              disabled={disabled}
              aria-label={t('reorderDialog.joinSection', { section })}
              onClick={() => onJoin(section, joined)}
            >
              {t('reorderDialog.join')}
            </Button>
          )}
        </Note>
      ))}
    </Notes>
  );
}
