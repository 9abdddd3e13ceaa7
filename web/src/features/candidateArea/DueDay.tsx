import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { dayOf, formatDayOnly } from '../../lib/days';
import { color, typeset } from '../../theme/tokens';

const Line = styled.p<{ $pressing: boolean }>`
  ${typeset('large')}
  color: ${({ $pressing }) => ($pressing ? color.orangeText : color.textMuted)};
`;

/**
 * Until when the form is to be sent.
 * @param props.day 'yyyy-MM-dd'; nothing is shown for null
 */
export function DueDay({ day }: { day: string | null }) {
  const { t, i18n } = useTranslation('candidate');
  if (day === null) return null;
  const today = dayOf(new Date());
  const text = day > today ? 'wizard.due' : day === today ? 'wizard.dueToday' : 'wizard.overdue';
  return <Line $pressing={day <= today}>{t(text, { day: formatDayOnly(day, i18n.language) })}</Line>;
}
