import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, typeset } from '../../../theme/tokens';
import type { ImportPlan } from '../importQueries';
import { columnName } from './columns';

const Names = styled.p`
  ${typeset('small')}
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

/** Which columns with something in them are not read: what somebody has typed is not to be missing unseen. */
export function LeftOutColumns({ columns }: Pick<ImportPlan, 'columns'>) {
  const { t, i18n } = useTranslation('imports');
  const leftOut = columns.filter(({ fieldKey, samples }) => fieldKey === null && samples.length > 0);
  if (leftOut.length === 0) return null;
  const names = new Intl.ListFormat(i18n.language).format(leftOut.map((column) => columnName(t, column)));
  return <Names>{t('rows.leftOut', { count: leftOut.length, names })}</Names>;
}
