import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/Button/Button';
import { Dialog } from '../../../../components/Dialog/Dialog';
import { Field } from '../../../../components/Field/Field';
import { TextInput } from '../../../../components/TextInput/TextInput';
import { toast } from '../../../../components/Toast/toast';
import type { CustomFieldRow_FieldFragment, FieldTarget } from '../../../../generated/staff/graphql';
import { formatCount } from '../../../../lib/moments';
import { singleLine } from '../../../../lib/parsing';
import { useIsMounted } from '../../../../lib/useIsMounted';
import { useUnsavedChanges } from '../../../recordDialog/useUnsavedChanges';
import { folded, MAX_SECTION } from '../FieldEditor/fieldForm';
import { useRenameFieldSection } from '../fieldMutations';

export interface RenameSectionDialogProps {
  section: string;
  target: FieldTarget;
  /** All fields of the target. */
  fields: readonly CustomFieldRow_FieldFragment[];
  onClose: () => void;
}

/** Gives all fields of a section another one, or none; a refusal stands at the name. */
export function RenameSectionDialog({ section, target, fields, onClose }: RenameSectionDialogProps) {
  const { t, i18n } = useTranslation('configuration');
  const [typed, setTyped] = useState(section);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { rename, busy } = useRenameFieldSection();
  const isMounted = useIsMounted();
  const suggestions = useId();
  const name = singleLine(typed);
  const { leaving, question } = useUnsavedChanges(name !== section);
  const count = fields.filter((field) => field.section === section).length;
  const others = [...new Set(fields.flatMap((field) => field.section || []))].filter((one) => one !== section);
  const alike = others.find((one) => folded(one) === folded(name));
  const consequence = () => {
    if (name === '') return t('renameSection.none');
    if (others.includes(name)) return t('renameSection.merged', { section: name });
    return alike ? t('editor.sectionAlike', { section: alike }) : t('renameSection.hint');
  };

  const submit = async () => {
    if (name === section) return onClose();
    const refused = await rename({ target, section, name: name || null });
    // An error would go with the dialog that it is told in.
    if (refused?.gone) toast.info({ title: t('renameSection.refused'), description: refused.reason });
    else setRefusal(refused?.reason ?? null);
    if ((!refused || refused.gone) && isMounted()) onClose();
  };

  return (
    <Dialog
      open
      onClose={leaving(onClose)}
      size="small"
      busy={busy}
      title={t('renameSection.title')}
      description={t('renameSection.description', { count, section, total: formatCount(count, i18n.language) })}
      onSubmit={() => void submit()}
      footer={
        <>
          <Button onClick={leaving(onClose)} disabled={busy}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={busy} busyLabel={t('saving')}>
            {t('renameSection.save')}
          </Button>
        </>
      }
    >
      <Field label={t('renameSection.name')} hint={consequence()} error={refusal}>
        <TextInput
          maxLength={MAX_SECTION}
          list={suggestions}
          autoComplete="off"
          data-autofocus=""
          value={typed}
          onChange={({ target: input }) => {
            setTyped(input.value);
            setRefusal(null);
          }}
        />
      </Field>
      <datalist id={suggestions}>
        {others.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      {question}
    </Dialog>
  );
}
