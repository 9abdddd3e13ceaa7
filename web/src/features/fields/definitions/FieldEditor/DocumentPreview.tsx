import FileIcon from 'lucide-react/icons/file-plus-2';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, radius, space, typeset } from '../../../../theme/tokens';
import { documentKinds, maxPagesOf, pageNamesOf, type DocumentForm } from './documentForm';

const Label = styled.p`
  ${typeset('small', 'medium')}
  overflow-wrap: anywhere;
`;

const Muted = styled.p`
  ${typeset('small')}
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

const Pages = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin: ${space[2]} 0;
  padding: 0;
  list-style: none;
`;

const Page = styled.li`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space[1]};
  width: 8rem;
  max-width: 100%;
  min-height: 5.5rem;
  padding: ${space[2]};
  border: 1px dashed ${color.borderStrong};
  border-radius: ${radius.medium};
  ${typeset('small')}
  color: ${color.textMuted};
  text-align: center;
  overflow-wrap: anywhere;
`;

export interface DocumentPreviewProps {
  label: string;
  required: boolean;
  hint: string;
  form: DocumentForm;
}

/** What a document field will ask for: its pages by name, what is taken, and how many at most. */
export function DocumentPreview({ label, required, hint, form }: DocumentPreviewProps) {
  const { t } = useTranslation('configuration');
  const names = pageNamesOf(form);
  const pages = maxPagesOf(form);
  const kinds = documentKinds.filter((kind) => form.kinds[kind]).map((kind) => t(`editor.document.kind.${kind}`));
  return (
    <>
      <Label>
        {label}
        {required && ' *'}
      </Label>
      {hint && <Muted>{hint}</Muted>}
      <Pages>
        {(names.length > 0 ? names : [t('editor.document.onePage')]).map((name, index) => (
          <Page key={index}>
            <FileIcon size={20} aria-hidden />
            {name}
          </Page>
        ))}
      </Pages>
      <Muted>
        {[kinds.join(', '), Number.isNaN(pages) ? '' : t('editor.document.upTo', { count: pages })]
          .filter(Boolean)
          .join(' · ')}
      </Muted>
      {form.asksExpiry && <Muted>{t('editor.document.expiryAsked')}</Muted>}
    </>
  );
}
