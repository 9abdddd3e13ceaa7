import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import EditIcon from 'lucide-react/icons/pencil';
import StarIcon from 'lucide-react/icons/star';
import DeleteIcon from 'lucide-react/icons/trash-2';
import { Badge } from '../../../components/Badge/Badge';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { IconButton } from '../../../components/IconButton/IconButton';
import { Inline, Stack } from '../../../components/Layout/Layout';
import { graphql, readFragment, type FragmentType } from '../../../generated/staff';
import type { TemplateCard_TemplateFragment } from '../../../generated/staff/graphql';
import { formatDay } from '../../../lib/moments';
import { color, space, typeset } from '../../../theme/tokens';

export const TemplateCard_template = graphql(`
  fragment TemplateCard_template on ExportTemplate {
    id
    name
    description
    fileName
    sheetName
    isDefault
    hasFile
    createdAt
    columnMappings {
      isVisible
    }
  }
`);

export type TemplateData = TemplateCard_TemplateFragment;

const Name = styled.h2`
  ${typeset('large', 'semibold')}
  overflow-wrap: anywhere;
`;

const Description = styled.p`
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[1]} ${space[4]};
  ${typeset('small')}

  dt {
    color: ${color.textMuted};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

export interface TemplateCardProps {
  template: FragmentType<typeof TemplateCard_template>;
  onUse: (template: TemplateData) => void;
  onEdit: (template: TemplateData) => void;
  onSetDefault: (template: TemplateData) => void;
  onDelete: (template: TemplateData) => void;
}

/** The card of a saved template. */
export function TemplateCard({ template: masked, onUse, onEdit, onSetDefault, onDelete }: TemplateCardProps) {
  const { t, i18n } = useTranslation('exports');
  const template = readFragment(TemplateCard_template, masked);
  const visible = template.columnMappings.filter(({ isVisible }) => isVisible).length;
  return (
    <Card>
      <Stack $gap={4}>
        <Stack $gap={1}>
          <Inline $gap={2}>
            <Name>{template.name}</Name>
            {template.isDefault && <Badge tone="green">{t('manager.default')}</Badge>}
            {template.hasFile && <Badge tone="blue">{t('manager.ownFile')}</Badge>}
          </Inline>
          {template.description && <Description>{template.description}</Description>}
        </Stack>
        <Facts>
          <dt>{t('manager.file')}</dt>
          <dd>{`${template.fileName}.xlsx`}</dd>
          <dt>{t('manager.sheet')}</dt>
          <dd>{template.sheetName}</dd>
          <dt>{t('manager.columns')}</dt>
          <dd>{template.columnMappings.length}</dd>
          <dt>{t('manager.visibleColumns')}</dt>
          <dd>{visible}</dd>
          <dt>{t('manager.createdAt')}</dt>
          <dd>{formatDay(template.createdAt, i18n.language)}</dd>
        </Facts>
        <Inline $justify="space-between">
          <Button variant="primary" size="small" onClick={() => onUse(template)}>
            {t('manager.use')}
          </Button>
          <Inline $gap={1} $wrap={false}>
            {!template.isDefault && (
              <IconButton
                label={t('manager.setDefault', { name: template.name })}
                icon={<StarIcon size={16} />}
                onClick={() => onSetDefault(template)}
              />
            )}
            <IconButton
              label={t('manager.edit', { name: template.name })}
              icon={<EditIcon size={16} />}
              onClick={() => onEdit(template)}
            />
            <IconButton
              label={t('manager.delete', { name: template.name })}
              variant="danger"
              icon={<DeleteIcon size={16} />}
              onClick={() => onDelete(template)}
            />
          </Inline>
        </Inline>
      </Stack>
    </Card>
  );
}
