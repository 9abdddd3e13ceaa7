import FieldsIcon from 'lucide-react/icons/sliders-horizontal';
import TemplatesIcon from 'lucide-react/icons/file-spreadsheet';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { LinkButton } from '../../../components/Button/LinkButton';
import { Inline } from '../../../components/Layout/Layout';
import { useHere } from '../../../lib/wayBack';
import { color, media, radius, space, typeset } from '../../../theme/tokens';

const Banner = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} ${space[6]};
  padding: ${space[4]} ${space[5]};
  border-radius: ${radius.large};
  background: ${color.accentSoft};

  ${media.phone} {
    padding: ${space[4]};
  }
`;

const Title = styled.h2`
  ${typeset('large', 'semibold')}
  color: ${color.accentText};
`;

const Text = styled.p`
  ${typeset('small')}
  color: ${color.text};
`;

/** 'Configurações Avançadas': the ways to the field configuration and the export templates. */
export function SettingsBanner({ fields, templates }: { fields: boolean; templates: boolean }) {
  const { t } = useTranslation('staff');
  const here = useHere();
  return (
    <Banner aria-labelledby="advanced-settings">
      <div>
        <Title id="advanced-settings">{t('adminDashboard.settings.title')}</Title>
        <Text>{t('adminDashboard.settings.text')}</Text>
      </div>
      <Inline $gap={2}>
        {fields && (
          <LinkButton to="/admin/campos" state={here} icon={<FieldsIcon size={16} aria-hidden />}>
            {t('adminDashboard.settings.fields')}
          </LinkButton>
        )}
        {templates && (
          <LinkButton to="/admin/templates" state={here} icon={<TemplatesIcon size={16} aria-hidden />}>
            {t('adminDashboard.settings.templates')}
          </LinkButton>
        )}
      </Inline>
    </Banner>
  );
}
