import UploadIcon from 'lucide-react/icons/upload';
import { use, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Badge } from '../../../components/Badge/Badge';
import { Button } from '../../../components/Button/Button';
import { InfoTip } from '../../../components/Field/InfoTip';
import { RequiredMark } from '../../../components/Field/RequiredMark';
import { Inline } from '../../../components/Layout/Layout';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { textParameter, useUrlState } from '../../../lib/urlState';
import { color, typeset } from '../../../theme/tokens';
import { readDocumentValue } from '../../fields/values/documentValue';
import { displayText } from '../../fields/values/fieldTexts';
import type { DynamicFieldData } from '../../fields/forms/dynamicFieldFragment';
import { LazyDialog } from '../../lazyLoading/LazyDialog';
import { lazyComponent } from '../../lazyLoading/loadChunk';
import { DocumentOwner } from './documentOwner';

/** The field whose document is being sent, so that 'back' leads from it to the form and no further. */
const parameters = { upload: textParameter() };

const UploadDialog = lazyComponent(() => import('./UploadDialog'));

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-width: 0;
`;

const Label = styled.span`
  ${typeset('small', 'medium')}
  overflow-wrap: anywhere;
`;

const Muted = styled.p`
  ${typeset('small')}
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

const tones = { sent: 'orange', approved: 'green', refused: 'red' } as const;

export interface DocumentFieldProps {
  field: DynamicFieldData;
  /** Why it cannot be changed here. */
  disabledHint?: string | undefined;
}

/** A document in a form of the staff: how it stands, and the way to send one. It is sent at once, not with the form. */
export function DocumentField({ field, disabledHint }: DocumentFieldProps) {
  const { t, i18n } = useTranslation(['fields', 'documents']);
  const { t: common } = useTranslation('common');
  const candidateId = use(DocumentOwner);
  const labelId = useId();
  const { state, open, close } = useUrlState(parameters);
  const isOpen = state.upload === field.key;
  const closeUpload = () => close({ upload: '' });
  /** What was sent from here: the form goes on with the record that it began with. */
  const [sent, setSent] = useState<string | null>(null);
  const value = sent ?? field.value;
  const document = value === null ? null : readDocumentValue(value);
  const isEditable = field.viewerCanEdit && !disabledHint;
  return (
    <Root role="group" aria-labelledby={labelId}>
      <Inline $gap={1}>
        <Label id={labelId}>
          {field.label}
          {field.required && field.active && <RequiredMark />}
        </Label>
        {field.description && (
          <InfoTip label={common('components.field.about', { label: field.label })} text={field.description} />
        )}
        {!field.viewerCanEdit && <Badge>{t('readOnly')}</Badge>}
      </Inline>
      <Inline $gap={2}>
        {field.viewerCanView || sent ? (
          <Badge tone={document ? tones[document.state] : 'neutral'}>
            {displayText(t, i18n.language, field, value) ?? t('documents.missing')}
          </Badge>
        ) : (
          <Muted>{t('restricted')}</Muted>
        )}
        {isEditable && candidateId && (
          <Button size="small" icon={<UploadIcon size={15} aria-hidden />} onClick={() => open({ upload: field.key })}>
            {t(document ? 'documents.replace' : 'documents.send')}
            <VisuallyHidden> {field.label}</VisuallyHidden>
          </Button>
        )}
      </Inline>
      {disabledHint && <Muted>{disabledHint}</Muted>}
      {isEditable && !candidateId && <Muted>{t('documents.afterCreation')}</Muted>}
      {isOpen && candidateId && (
        <LazyDialog title={t('documents:upload.title', { label: field.label })} size="medium" onClose={closeUpload}>
          <UploadDialog candidateId={candidateId} field={field} onSent={setSent} onClose={closeUpload} />
        </LazyDialog>
      )}
    </Root>
  );
}
