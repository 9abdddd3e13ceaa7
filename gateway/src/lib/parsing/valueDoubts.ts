/** What looks wrong with a birth date or an e-mail that may be right all the same: it is asked about, never refused. */
import { withoutAccents } from './foldAccents.js';

/** No one may be hired before this age by law, not even as an apprentice. */
const YOUNGEST = 14;
const OLDEST = 110;

const BIRTH = /nascimento|birth/;
/** A birth date among whose words is one of these is that of a child, or the date of a certificate. */
const ANOTHER_DATE = /filh|dependent|crianca|bebe|enteado|enteada|child|certidao|certificate|emissao/;

/** The domains that most people mean, each with what fingers make of it. */
const MISTYPED: Readonly<Record<string, string>> = {
  'gmail.com':
    'gmial.com gmai.com gmal.com gmil.com gamil.com gmaill.com gmaiil.com gnail.com gmail.co gmail.cm gmail.con gmail.com.br',
  'hotmail.com': 'hotmial.com hotmai.com hotmal.com hotmil.com hotmaill.com hotamil.com hotmail.co hotmail.con',
  'outlook.com': 'outlok.com outloo.com outlokk.com outllook.com outlook.co outlook.con',
  'yahoo.com': 'yaho.com yahooo.com yhoo.com yahoo.con',
  'yahoo.com.br': 'yaho.com.br yahooo.com.br yhoo.com.br',
  'icloud.com': 'iclod.com icoud.com icloud.co icloud.con',
};

const meantDomains = new Map(
  Object.entries(MISTYPED).flatMap(([meant, typed]) => typed.split(' ').map((domain) => [domain, meant])),
);

/** Whether the key and the label of a date field ask when the person was born who fills it in. */
export function asksOwnBirth({ key, label }: { key: string; label: string }): boolean {
  const words = withoutAccents(`${key} ${label}`).toLowerCase();
  return BIRTH.test(words) && !ANOTHER_DATE.test(words);
}

/** The age that a birth date gives, if hardly anybody of that age is hired; null for every other one. Days are `yyyy-MM-dd`. */
export function unlikelyAge(birth: string, today: string): number | null {
  const isBeforeBirthday = today.slice(5) < birth.slice(5);
  const age = Number(today.slice(0, 4)) - Number(birth.slice(0, 4)) - (isBeforeBirthday ? 1 : 0);
  return (age >= 0 && age < YOUNGEST) || age > OLDEST ? age : null;
}

/** The address that was meant by one at a domain which is often mistyped; null for every other one. */
export function meantAddress(email: string): string | null {
  const at = email.lastIndexOf('@');
  const meant = meantDomains.get(email.slice(at + 1).toLowerCase());
  return meant === undefined ? null : `${email.slice(0, at)}@${meant}`;
}
