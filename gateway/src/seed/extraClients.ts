import { cnpj } from 'cpf-cnpj-validator';
import { demoFields } from './demoStory.js';
import { person, phoneNumber } from './people.js';
import { Random } from './random.js';

/** A further client for databases at size, the same for the same number. */
export function extraClient(number: number) {
  const random = new Random(number);
  const { name, email } = person(random, number);
  const base = random.digits(12);
  const first = cnpj.verifierDigit(base);
  return {
    name,
    email: email.replace('@', '.cliente@'),
    phone: phoneNumber(random),
    companyName: `Companhia ${name.split(' ').at(-1)} ${number}`,
    cnpj: `${base}${first}${cnpj.verifierDigit(`${base}${first}`)}`,
    active: true,
    fields: demoFields
      .filter(({ field }) => field.target === 'client')
      .map(({ field, value }) => ({ key: field.key, value: value(random) })),
  };
}
