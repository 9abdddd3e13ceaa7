/** What looks wrong with a birth date or an e-mail that may be right all the same: it is asked about, never refused. */
import { localDay } from '../../../components/DatePicker/dateText';
import { asksOwnBirth, meantAddress, unlikelyAge } from '../../../lib/parsing';
import type { FieldShape } from './fieldShape';

/** The age that a birth date gives, if hardly anybody of that age is hired; null for every other date. */
export const doubtfulAge = (field: FieldShape, day: string, today = localDay()): number | null =>
  field.type === 'DATE' && asksOwnBirth(field) ? unlikelyAge(day, today) : null;

/** The address that was meant by one at a domain which is often mistyped; null for every other one. */
export const meantEmail = ({ type }: FieldShape, email: string): string | null =>
  type === 'EMAIL' ? meantAddress(email) : null;
