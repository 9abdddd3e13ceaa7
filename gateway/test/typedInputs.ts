/**
 * What people type and paste, and what each side is to make of it: the gateway's tests and the web's go through the
 * same rows. `kind` is a field's type, or the format of a text field.
 */
export interface TypedInput {
  kind:
    | 'cpf'
    | 'cnpj'
    | 'pis'
    | 'cep'
    | 'phone'
    | 'voterTitle'
    | 'number'
    | 'money'
    | 'date'
    | 'email'
    | 'checkbox'
    | 'text';
  typed: string;
  /** The storage form; null when the text cannot be read and is not saved. */
  stored: string | null;
  /** The text that people read in pt-BR; absent when it is shown as it is stored. */
  shown?: string;
}

const row = (kind: TypedInput['kind'], typed: string, stored: string | null, shown?: string): TypedInput => ({
  kind,
  typed,
  stored,
  ...(shown !== undefined && { shown }),
});

/** The year in which two-digit years of the table are read. */
export const TABLE_YEAR = 2026;

export const typedInputs: readonly TypedInput[] = [
  row('cpf', '529.982.247-25', '52998224725', '529.982.247-25'),
  row('cpf', '52998224725', '52998224725', '529.982.247-25'),
  row('cpf', 'CPF 529.982.247-25', '52998224725', '529.982.247-25'),
  row('cpf', 'Meu CPF é 529982247-25, obrigada', '52998224725', '529.982.247-25'),
  row('cpf', ' 529 982 247 25 ', '52998224725', '529.982.247-25'),
  row('cpf', 'em emissão', 'em emissão'),
  row('cpf', 'CPF 529.982.247-25 e RG 1234', 'CPF 529.982.247-25 e RG 1234'),
  row('cnpj', '12.abc.345/01de-35', '12ABC34501DE35', '12.ABC.345/01DE-35'),
  row('cnpj', 'CNPJ: 00.000.000/0001-91', '00000000000191', '00.000.000/0001-91'),
  row('cnpj', 'Padaria, CNPJ nº 00.000.000/0001-91', '00000000000191', '00.000.000/0001-91'),
  row('cnpj', 'isento', 'isento'),
  row('pis', '120.56412.54-7', '12056412547', '120.56412.54-7'),
  row('pis', 'PIS/PASEP 12056412547', '12056412547', '120.56412.54-7'),
  row('pis', 'não tenho', 'não tenho'),
  row('cep', '01310100', '01310100', '01310-100'),
  row('cep', 'CEP 01.310-100', '01310100', '01310-100'),
  row('cep', 'até 10/02/2026', 'até 10/02/2026'),
  row('phone', '(11) 98888-7777', '11988887777', '(11) 98888-7777'),
  row('phone', 'WhatsApp: 11 98888.7777', '11988887777', '(11) 98888-7777'),
  row('phone', '+55 (11) 98888-7777', '11988887777', '(11) 98888-7777'),
  row('phone', '5511988887777', '11988887777', '(11) 98888-7777'),
  row('phone', '011 98888-7777', '11988887777', '(11) 98888-7777'),
  row('phone', '0 15 11 98888-7777', '11988887777', '(11) 98888-7777'),
  row('phone', '0800 123 4567', '08001234567', '0800 123 4567'),
  row('phone', '+351 912 345 678', '+351912345678'),
  row('phone', '(11) 3333-4444 ramal 22', '(11) 3333-4444 ramal 22'),
  row('voterTitle', 'Título 1234 5678 9012', '123456789012', '1234 5678 9012'),
  row('voterTitle', '1234 5678 9012 zona 023', '1234 5678 9012 zona 023'),
  row('number', '12', '12'),
  row('number', '12,5', '12.5', '12,5'),
  row('number', '1.234.567,89', '1234567.89', '1234567,89'),
  row('number', '1,234.50', '1234.50', '1234,50'),
  row('number', '2 filhos', '2'),
  row('number', '10 anos', '10'),
  row('number', '007', '7'),
  row('number', 'dez', null),
  row('number', '2 ou 3', null),
  row('money', 'R$ 3.500,00', '3500.00', '3.500,00'),
  row('money', '3500.00', '3500.00', '3.500,00'),
  row('money', '3500', '3500', '3.500,00'),
  row('money', 'R$3.500', '3500', '3.500,00'),
  row('money', '3.500,5 reais', '3500.5', '3.500,50'),
  row('money', '1.234.567', '1234567', '1.234.567,00'),
  row('date', '1/2/71', '1971-02-01', '01/02/1971'),
  row('date', '01.02.1971', '1971-02-01', '01/02/1971'),
  row('date', '1-2-2005', '2005-02-01', '01/02/2005'),
  row('date', '01/02/05', '2005-02-01', '01/02/2005'),
  row('date', '01021971', '1971-02-01', '01/02/1971'),
  row('date', '010271', '1971-02-01', '01/02/1971'),
  row('date', '1971-02-01', '1971-02-01', '01/02/1971'),
  row('date', '1º de fevereiro de 1971', '1971-02-01', '01/02/1971'),
  row('date', 'nasci em 1/2/1971', '1971-02-01', '01/02/1971'),
  row('date', '1 fev. 71', '1971-02-01', '01/02/1971'),
  row('date', '01/02/1971 00:00:00', '1971-02-01', '01/02/1971'),
  row('date', '31/02/1990', null),
  row('date', 'fevereiro', null),
  row('email', ' ana@exemplo.com.br ', 'ana@exemplo.com.br'),
  row('email', 'Ana Lima <ana@exemplo.com.br>', 'ana@exemplo.com.br'),
  row('email', 'E-mail: ana@exemplo.com.br.', 'ana@exemplo.com.br'),
  row('email', 'ana @exemplo.com.br', 'ana@exemplo.com.br'),
  row('email', 'a b@exemplo.com', null),
  row('checkbox', 'sim', 'true', 'Sim'),
  row('checkbox', 'NÃO', 'false', 'Não'),
  row('checkbox', 'talvez', null),
  row('text', '  Rua das\u00a0Flores,\t10  ', 'Rua das\u00a0Flores, 10'),
];
