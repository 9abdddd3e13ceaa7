import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Badge } from '../../../components/Badge/Badge';
import { Card } from '../../../components/Card/Card';
import { Stack } from '../../../components/Layout/Layout';
import { isFilled } from '../../../fields/fieldRules';
import { displayText } from '../../../fields/fieldTexts';
import { color, space, typeset } from '../../../theme/tokens';
import type { Answers, Step } from '../steps';
import { NextSteps } from '../ThankYou/NextSteps';

const Title = styled.h1`
  ${typeset('heading', 'bold')}
  margin: ${space[3]} 0 ${space[1]};
`;

const Muted = styled.p`
  color: ${color.textMuted};
`;

const List = styled.dl`
  display: grid;
  gap: ${space[4]};

  dt {
    ${typeset('small', 'medium')}
    color: ${color.textMuted};
  }

  dd {
    margin: 0;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

export interface StatusPageProps {
  steps: readonly Step[];
  answers: Answers;
  completedAt: string | null | undefined;
  companyName: string | null | undefined;
}

/** What the link opens after finishing: what was sent and what comes next; changes go through the company. */
export function StatusPage({ steps, answers, completedAt, companyName }: StatusPageProps) {
  const { t, i18n } = useTranslation('candidate');
  const { t: fieldsT } = useTranslation('fields');
  const sent = steps.filter((step) => isFilled(answers[step.key] ?? ''));
  const day = completedAt && new Date(completedAt).toLocaleDateString(i18n.language, { dateStyle: 'long' });
  return (
    <Stack $gap={6}>
      <div>
        <Badge tone="green">{t('status.badge')}</Badge>
        <Title>{t('status.title')}</Title>
        <Muted>{day ? t('status.sentOn', { day }) : t('status.sent')}</Muted>
        <Muted>{companyName ? t('status.changeFor', { company: companyName }) : t('status.change')}</Muted>
      </div>
      <NextSteps />
      <Card>
        <List>
          {sent.map((step) => (
            <div key={step.key}>
              <dt>{step.label}</dt>
              <dd>{displayText(fieldsT, i18n.language, step, answers[step.key] ?? null)}</dd>
            </div>
          ))}
        </List>
      </Card>
    </Stack>
  );
}
