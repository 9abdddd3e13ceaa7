import PlusIcon from 'lucide-react/icons/plus';
import RemoveIcon from 'lucide-react/icons/x';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { DatePicker } from '../../../components/DatePicker/DatePicker';
import { Dialog } from '../../../components/Dialog/Dialog';
import { Field } from '../../../components/Field/Field';
import { FilePicker } from '../../../components/FilePicker/FilePicker';
import { IconButton } from '../../../components/IconButton/IconButton';
import { InlineError } from '../../../components/InlineError/InlineError';
import { Inline, Stack } from '../../../components/Layout/Layout';
import { toast } from '../../../components/Toast/toast';
import { newUuid } from '../../../lib/newUuid';
import { useIsMounted } from '../../../lib/useIsMounted';
import { color, typeset } from '../../../theme/tokens';
import type { DynamicFieldData } from '../../fields/forms/dynamicFieldFragment';
import { useUnsavedChanges } from '../../recordDialog/useUnsavedChanges';
import { useSendDocument, type ChosenPage } from './useSendDocument';

const Hint = styled.p`
  ${typeset('small')}
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

type Slot = Omit<ChosenPage, 'file'> & { file: File | null };

const emptySlot = (name: string | null): Slot => ({ name, file: null, uploadId: newUuid() });

const acceptOf = { PHOTO: 'image/*', PDF: 'application/pdf' };

export interface UploadDialogProps {
  candidateId: string;
  field: DynamicFieldData;
  /** @param stored the field's value as it is now */
  onSent: (stored: string | null) => void;
  onClose: () => void;
}

/** Chooses the files of a candidate's document, page by page, and sends them. */
export default function UploadDialog({ candidateId, field, onSent, onClose }: UploadDialogProps) {
  const { t } = useTranslation('documents');
  const options = field.documentOptions;
  const kinds = options?.kinds ?? ['PHOTO', 'PDF'];
  const names = options?.pageNames.length ? options.pageNames : [null];
  const [slots, setSlots] = useState(() => names.map(emptySlot));
  const [expiresOn, setExpiresOn] = useState('');
  const [hasDateProblem, setHasDateProblem] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isMounted = useIsMounted();
  const { sendDocument, sendingPage } = useSendDocument(candidateId, field.key);
  const { leaving, question } = useUnsavedChanges(
    expiresOn !== '' || slots.some(({ file }) => file !== null),
    // Only the browser's 'back' asks then: what is left is on its way.
    sendingPage === null ? undefined : (part) => t(`upload.leave.${part}`),
  );
  const labelOf = ({ name }: Slot, index: number) => name ?? t('upload.page', { number: index + 1 });

  const choose = (index: number, file: File | null) =>
    setSlots((before) => before.map((slot, at) => (at === index ? { ...emptySlot(slot.name), file } : slot)));

  // A PDF holds all pages: what is chosen for those behind it is neither shown nor sent as long as it is there.
  const isPdf = slots[0]?.file?.type === 'application/pdf';
  const shown = isPdf ? slots.slice(0, 1) : slots;
  const chosen = shown.flatMap(({ file, ...slot }) => (file ? [{ ...slot, file }] : []));

  /** The first page that is still asked for: among images that is each one with a name. */
  const missing = () => shown.findIndex(({ name, file }, index) => !file && (name !== null || index === 0));

  const submit = async () => {
    const blank = missing();
    if (blank >= 0) return setProblem(t('upload.missing', { page: labelOf(slots[blank]!, blank) }));
    if (hasDateProblem) return;
    if (options?.asksExpiry && !expiresOn) return setProblem(t('upload.expiryMissing'));
    setProblem(null);
    const outcome = await sendDocument(chosen, expiresOn);
    if (!outcome.ok) return setProblem(outcome.problem);
    toast.success({ title: t('upload.done'), description: field.label });
    onSent(outcome.value);
    // Who has left may have another one open by now.
    if (isMounted()) onClose();
  };

  return (
    <Dialog
      open
      onClose={leaving(onClose)}
      title={t('upload.title', { label: field.label })}
      busy={sendingPage !== null}
      onSubmit={() => void submit()}
      footer={
        <>
          <Button onClick={onClose} disabled={sendingPage !== null}>
            {t('refuse.cancel')}
          </Button>
          <Button
            type="submit"
            variant="primary"
            busy={sendingPage !== null}
            busyLabel={t('upload.busy', { number: sendingPage ?? 1, total: chosen.length })}
          >
            {t('upload.send')}
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        {problem && <InlineError title={t('upload.failed')} message={problem} />}
        {field.description && <Hint>{field.description}</Hint>}
        {shown.map((slot, index) => (
          <Field key={index} label={labelOf(slot, index)}>
            <Inline $gap={1}>
              <FilePicker
                file={slot.file}
                accept={kinds.map((kind) => acceptOf[kind]).join(',')}
                chooseLabel={t('upload.choose')}
                noneLabel={t('upload.none')}
                onChoose={(file) => choose(index, file)}
              />
              {slot.file && (
                <IconButton
                  size="small"
                  label={t('upload.remove', { page: labelOf(slot, index) })}
                  icon={<RemoveIcon size={16} aria-hidden />}
                  onClick={() => choose(index, null)}
                />
              )}
            </Inline>
          </Field>
        ))}
        {!isPdf && slots.length < (options?.maxPages ?? 1) && (
          <div>
            <Button
              size="small"
              icon={<PlusIcon size={14} aria-hidden />}
              onClick={() => setSlots((before) => [...before, emptySlot(null)])}
            >
              {t('upload.addPage')}
            </Button>
          </div>
        )}
        {options?.asksExpiry && (
          <Field label={t('upload.expiresOn')} required>
            <DatePicker
              value={expiresOn}
              onChange={setExpiresOn}
              allowFuture
              onProblemChange={(found) => setHasDateProblem(found !== null)}
            />
          </Field>
        )}
      </Stack>
      {question}
    </Dialog>
  );
}
