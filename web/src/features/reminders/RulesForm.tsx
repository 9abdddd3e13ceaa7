import { useMutation } from '@apollo/client/react';
import EyeIcon from 'lucide-react/icons/eye';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefetch } from '../../apollo/useRefetch';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button';
import { Card } from '../../components/Card/Card';
import { Field } from '../../components/Field/Field';
import { InlineError } from '../../components/InlineError/InlineError';
import { Inline, Stack } from '../../components/Layout/Layout';
import { Select } from '../../components/Select/Select';
import { Switch } from '../../components/Switch/Switch';
import { TextInput } from '../../components/TextInput/TextInput';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import type { Language, MessageKind } from '../../generated/staff/graphql';
import { space } from '../../theme/tokens';
import { isEditConflict } from '../conflicts/conflict';
import { SectionTitle } from '../fields/forms/sectionTitles';
import { useDraft } from '../recordDialog/drafts';
import { runWithToast } from '../recordDialog/runWithToast';
import { useStaffHome } from '../staffShell/useStaffHome';
import { readDays, readDefaultDays } from './dayNumbers';
import { PreviewInForce } from './MessagePreview';
import { PreviewColumns } from './previewColumns';
import { reminderSettingsQuery, resetReminderRulesMutation, saveReminderSettingsMutation } from './reminderOperations';
import { RulesConflict } from './RulesConflict';
import {
  asTexts,
  asValue,
  companyMails,
  dateFields,
  inOrder,
  saveVariables,
  storedAfter,
  writtenRules,
  type DefaultDates,
  type Rules,
} from './ruleValues';
import { Unsaved } from './Unsaved';
import { useDraftConflict } from './useDraftConflict';
import { useWayToStandard } from './useWayToStandard';

const Rule = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[2]} ${space[3]};

  /* Beside the input, and not beside the middle of input, label and hint. */
  &[data-input] {
    align-items: start;

    > :last-child {
      margin-top: 1.875rem;
    }
  }
`;

export interface RulesFormProps {
  /** Null for the office. */
  clientId: string | null;
  rules: Rules;
  /** Undefined where there is no company. */
  defaultDates: DefaultDates | undefined;
}

/** When candidates are reminded and what the company is told, each rule with its mail beside it. */
export function RulesForm({ clientId, rules, defaultDates }: RulesFormProps) {
  const { t } = useTranslation(['reminders', 'staff']);
  const isAdmin = useStaffHome() === '/admin';
  const saved = writtenRules(rules, defaultDates);
  const draft = useDraft(`rules ${clientId}`, saved);
  const { before, after, mails, language, due, admission } = draft.value;
  const [shown, setShown] = useState<MessageKind>('REMINDER_BEFORE');
  const draftConflict = useDraftConflict({ draft, asTexts, asValue });
  const [refusal, setRefusal] = useState<string | null>(null);
  const refetch = useRefetch(reminderSettingsQuery);
  const [save, { loading }] = useMutation(saveReminderSettingsMutation, { onCompleted: refetch });
  const [reset] = useMutation(resetReminderRulesMutation, { onCompleted: refetch });
  const daysBefore = readDays(before);
  const daysAfter = readDays(after);
  const dueInDays = readDefaultDays(due);
  const admissionInDays = readDefaultDays(admission);
  const isFit = daysBefore && daysAfter && dueInDays !== undefined && admissionInDays !== undefined;
  const days = shown === 'REMINDER_AFTER' ? daysAfter?.[0] : daysBefore?.[0];

  const show = (message: MessageKind) => (
    <Button
      size="small"
      variant="ghost"
      icon={<EyeIcon size={16} aria-hidden />}
      aria-pressed={shown === message}
      onClick={() => setShown(message)}
    >
      {t('rules.show')}
      <VisuallyHidden> {t(`messages.${message}`)}</VisuallyHidden>
    </Button>
  );
  const submit = async () => {
    if (!isFit) return;
    if (!draftConflict.isResolved) return setRefusal(t('staff:conflict.unresolved'));
    let isCompared = false;
    const refused = await runWithToast(
      async () => {
        const owner = { clientId, isOwn: rules.isOwn, setsDates: defaultDates !== undefined };
        const answer = (await save({ variables: saveVariables(owner, draft) })).data!;
        const { saveReminderRules, setDefaultDates } = answer;
        const errors = [...(saveReminderRules?.userErrors ?? []), ...(setDefaultDates?.userErrors ?? [])];
        const stored = storedAfter(draft, answer);
        isCompared = isEditConflict(errors);
        if (isCompared) draftConflict.compare(stored);
        else {
          draftConflict.end();
          draft.markSaved(stored);
        }
        return errors;
      },
      { done: { title: t('rules.saved') } },
    );
    setRefusal(isCompared ? null : (refused?.reason ?? null));
  };
  const toStandard = useWayToStandard({
    text: (part) => t(`rules.toStandard.${part}`),
    onEnded: setRefusal,
    reset: async () => {
      const { rules: standard, userErrors } = (await reset({ variables: { input: { clientId } } })).data!
        .resetReminderRules;
      if (standard) {
        draft.reset(writtenRules(standard, defaultDates));
        // The default dates are no rules: what was typed of them stays to be saved.
        draft.change({ due, admission });
        draftConflict.end();
      }
      return userErrors;
    },
  });

  const discard = () => {
    draftConflict.end();
    setRefusal(null);
    draft.reset(saved);
  };

  return (
    <PreviewColumns>
      <Card
        as="form"
        $padding="small"
        aria-label={t('rules.title')}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack>
          {!rules.isOwn && clientId !== null && <p>{t(isAdmin ? 'rules.inherited' : 'rules.inheritedOwn')}</p>}
          {refusal && <InlineError title={t('rules.failed')} message={refusal} />}
          {draftConflict.conflict && (
            <RulesConflict conflict={draftConflict.conflict} onChoose={draftConflict.choose} />
          )}
          <SectionTitle as="h2">{t('rules.toCandidate')}</SectionTitle>
          <Rule data-input="">
            <Field
              label={t('rules.before')}
              hint={t('rules.daysHint')}
              error={daysBefore ? undefined : t('rules.badDays')}
            >
              <TextInput
                inputMode="numeric"
                value={before}
                onChange={({ target }) => draft.change({ before: target.value })}
              />
            </Field>
            {show('REMINDER_BEFORE')}
          </Rule>
          <Rule data-input="">
            <Field
              label={t('rules.after')}
              hint={t('rules.daysHint')}
              error={daysAfter ? undefined : t('rules.badDays')}
            >
              <TextInput
                inputMode="numeric"
                value={after}
                onChange={({ target }) => draft.change({ after: target.value })}
              />
            </Field>
            {show('REMINDER_AFTER')}
          </Rule>
          <SectionTitle as="h2">{t('rules.toCompany')}</SectionTitle>
          {companyMails.map(([mail, message]) => (
            <Rule key={mail}>
              <Switch
                label={t(`messages.${message}`)}
                checked={mails.includes(mail)}
                onCheckedChange={(on) =>
                  draft.change({ mails: on ? inOrder([...mails, mail]) : mails.filter((one) => one !== mail) })
                }
              />
              {show(message)}
            </Rule>
          ))}
          <Field label={t('language.label')}>
            <Select
              value={language}
              onChange={({ target }) => draft.change({ language: target.value as Language })}
              options={(['PT_BR', 'EN_US'] as const).map((value) => ({ value, label: t(`language.${value}`) }))}
            />
          </Field>
          {defaultDates &&
            dateFields.map(([name]) => (
              <Field
                key={name}
                label={t(`rules.${name}`)}
                hint={t(`rules.${name}Hint`)}
                error={readDefaultDays(draft.value[name]) === undefined ? t('rules.badDue') : undefined}
              >
                <TextInput
                  inputMode="numeric"
                  value={draft.value[name]}
                  onChange={({ target }) => draft.change({ [name]: target.value })}
                />
              </Field>
            ))}
          <Inline $justify="end">
            {draft.isChanged && <Unsaved onDiscard={discard} />}
            {rules.isOwn && clientId !== null && toStandard.button}
            <Button type="submit" variant="primary" busy={loading} busyLabel={t('staff:saving')} disabled={!isFit}>
              {t('staff:save')}
            </Button>
          </Inline>
        </Stack>
      </Card>
      <PreviewInForce
        key={shown}
        name={t(`messages.${shown}`)}
        input={{ clientId, message: shown, language, days: days ?? null }}
      />
      {toStandard.question}
    </PreviewColumns>
  );
}
