import { useMutation } from '@apollo/client/react';
import EyeIcon from 'lucide-react/icons/eye';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
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
import type { CompanyMail, Language, MessageKind } from '../../generated/staff/graphql';
import { space } from '../../theme/tokens';
import { SectionTitle } from '../fields/forms/sectionTitles';
import { runAndTell } from '../recordDialog/runAndTell';
import { readDays, readDueDays, writeDays } from './dayNumbers';
import { MessagePreview, useMessagePreview } from './MessagePreview';
import { PreviewColumns } from './previewColumns';
import { reminderSettingsQuery, saveReminderSettings } from './reminderDocuments';

const Rule = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[2]} ${space[3]};
`;

/** The mails to a company, each with the message that it is. */
const companyMails = [
  ['COMPLETE', 'COMPANY_COMPLETE'],
  ['OVERDUE', 'COMPANY_OVERDUE'],
  ['DIGEST', 'DIGEST'],
] as const satisfies readonly [CompanyMail, MessageKind][];

export interface Rules {
  isOwn: boolean;
  daysBefore: readonly number[];
  daysAfter: readonly number[];
  companyMails: readonly CompanyMail[];
  language: Language;
}

export interface RulesFormProps {
  /** Null for the office. */
  clientId: string | null;
  rules: Rules;
  /** The company's usual number of days until the due date; undefined where there is no company. */
  dueInDays: number | null | undefined;
}

/** When candidates are reminded and what the company is told, each rule with its mail beside it. */
export function RulesForm({ clientId, rules, dueInDays }: RulesFormProps) {
  const { t } = useTranslation(['reminders', 'staff']);
  const [before, setBefore] = useState(writeDays(rules.daysBefore));
  const [after, setAfter] = useState(writeDays(rules.daysAfter));
  const [mails, setMails] = useState<readonly CompanyMail[]>(rules.companyMails);
  const [language, setLanguage] = useState(rules.language);
  const [due, setDue] = useState(dueInDays == null ? '' : String(dueInDays));
  const [shown, setShown] = useState<MessageKind>('REMINDER_BEFORE');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [save, { loading }] = useMutation(saveReminderSettings, { refetchQueries: [reminderSettingsQuery] });
  const daysBefore = readDays(before);
  const daysAfter = readDays(after);
  const dueDays = readDueDays(due);
  const days = shown === 'REMINDER_AFTER' ? daysAfter?.[0] : daysBefore?.[0];
  const preview = useMessagePreview({ clientId, message: shown, language, days: days ?? null });

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
    if (!daysBefore || !daysAfter || dueDays === undefined) return;
    const setsDue = dueInDays !== undefined;
    const refused = await runAndTell(
      async () => {
        const chosen = { clientId, daysBefore, daysAfter, companyMails: [...mails], language };
        const variables = { rules: chosen, due: { clientId, days: dueDays }, setsDue };
        const { saveReminderRules, setDefaultDueDays } = (await save({ variables })).data!;
        return [...saveReminderRules.userErrors, ...(setDefaultDueDays?.userErrors ?? [])];
      },
      { done: { title: t('rules.saved') }, failed: t('staff:unexpectedError') },
    );
    setRefusal(refused?.reason ?? null);
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
          {!rules.isOwn && clientId !== null && <p>{t('rules.inherited')}</p>}
          {refusal && <InlineError title={t('rules.failed')} message={refusal} />}
          <SectionTitle as="h2">{t('rules.toCandidate')}</SectionTitle>
          <Rule>
            <Field
              label={t('rules.before')}
              hint={t('rules.daysHint')}
              error={daysBefore ? undefined : t('rules.badDays')}
            >
              <TextInput inputMode="numeric" value={before} onChange={({ target }) => setBefore(target.value)} />
            </Field>
            {show('REMINDER_BEFORE')}
          </Rule>
          <Rule>
            <Field
              label={t('rules.after')}
              hint={t('rules.daysHint')}
              error={daysAfter ? undefined : t('rules.badDays')}
            >
              <TextInput inputMode="numeric" value={after} onChange={({ target }) => setAfter(target.value)} />
            </Field>
            {show('REMINDER_AFTER')}
          </Rule>
          <SectionTitle as="h2">{t('rules.toCompany')}</SectionTitle>
          {companyMails.map(([mail, message]) => (
            <Rule key={mail}>
              <Switch
                label={t(`messages.${message}`)}
                checked={mails.includes(mail)}
                onCheckedChange={(on) => setMails(on ? [...mails, mail] : mails.filter((one) => one !== mail))}
              />
              {show(message)}
            </Rule>
          ))}
          <Field label={t('language.label')}>
            <Select
              value={language}
              onChange={({ target }) => setLanguage(target.value as Language)}
              options={(['PT_BR', 'EN_US'] as const).map((value) => ({ value, label: t(`language.${value}`) }))}
            />
          </Field>
          {dueInDays !== undefined && (
            <Field
              label={t('rules.due')}
              hint={t('rules.dueHint')}
              error={dueDays === undefined ? t('rules.badDue') : undefined}
            >
              <TextInput inputMode="numeric" value={due} onChange={({ target }) => setDue(target.value)} />
            </Field>
          )}
          <Inline $justify="end">
            <Button
              type="submit"
              variant="primary"
              busy={loading}
              busyLabel={t('staff:saving')}
              disabled={!daysBefore || !daysAfter || dueDays === undefined}
            >
              {t('staff:save')}
            </Button>
          </Inline>
        </Stack>
      </Card>
      <MessagePreview name={t(`messages.${shown}`)} preview={preview} />
    </PreviewColumns>
  );
}
