import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { chipStyles } from '../../components/FilterChip/chipStyles';
import { IconButton } from '../../components/IconButton/IconButton';
import { CloseIcon } from '../../components/icons';
import { graphql } from '../../generated/staff';
import { media, space } from '../../theme/tokens';

const templateNamesQuery = graphql(`
  query TemplateNames {
    exportTemplates {
      id
      name
    }
  }
`);

const Chip = styled.span<{ $active: boolean }>`
  ${chipStyles}
  /* A long name is cut, as it would push the buttons beside it into lines of their own. */
  max-width: 16rem;
  padding-inline-end: ${space[1]};

  ${media.phone} {
    flex: 1 0 100%;
    justify-content: space-between;
    max-width: 100%;
  }

  > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export interface ChosenTemplateProps {
  /** The id of the template that was chosen with 'Usar Template'. */
  id: string;
  onDrop: () => void;
}

/** Says which template the next export begins with, and gives it up; nothing for one that is gone. */
export function ChosenTemplate({ id, onDrop }: ChosenTemplateProps) {
  const { t } = useTranslation('exports');
  const { data } = useQuery(templateNamesQuery);
  const template = data?.exportTemplates.find((each) => each.id === id);
  if (!template) return null;
  const { name } = template;
  return (
    <Chip $active>
      <span title={name}>{t('chosen.template', { name })}</span>
      <IconButton
        size="small"
        label={t('chosen.drop', { name })}
        icon={<CloseIcon size={14} aria-hidden />}
        onClick={onDrop}
      />
    </Chip>
  );
}
