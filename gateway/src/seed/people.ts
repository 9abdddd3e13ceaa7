import { cpf } from 'cpf-cnpj-validator';
import { searchable } from '../lib/text.js';
import type { Random } from './random.js';

const firstNames = [
  'Ana Beatriz',
  'Antônio',
  'Bruna',
  'Caio',
  'Camila',
  'Carlos Eduardo',
  'Cecília',
  'Daniel',
  'Débora',
  'Diego',
  'Eduarda',
  'Fábio',
  'Fernanda',
  'Gabriel',
  'Giovana',
  'Gustavo',
  'Heloísa',
  'Henrique',
  'Isabela',
  'João Pedro',
  'Joaquim',
  'Júlia',
  'Larissa',
  'Letícia',
  'Lucas',
  'Luiza',
  'Marcelo',
  'Maria Clara',
  'Mateus',
  'Natália',
  'Otávio',
  'Paula',
  'Rafael',
  'Rebeca',
  'Renato',
  'Sabrina',
  'Sérgio',
  'Tainá',
  'Thiago',
  'Vitória',
];
const lastNames = [
  'Albuquerque',
  'Almeida',
  'Araújo',
  'Barbosa',
  'Batista',
  'Cardoso',
  'Carvalho',
  'Cavalcanti',
  'Conceição',
  'Costa',
  'Dias',
  'Farias',
  'Fernandes',
  'Ferreira',
  'Freitas',
  'Gonçalves',
  'Guimarães',
  'Lima',
  'Lopes',
  'Magalhães',
  'Martins',
  'Mendonça',
  'Monteiro',
  'Moreira',
  'Nascimento',
  'Nogueira',
  'Oliveira',
  'Pacheco',
  'Pereira',
  'Ramos',
  'Ribeiro',
  'Rocha',
  'Sant’Anna',
  'Santos',
  'Silva',
  'Siqueira',
  'Souza',
  'Teixeira',
  'Vasconcelos',
  'Xavier',
];
const streets = ['Rua das Acácias', 'Avenida Paulista', 'Rua XV de Novembro', 'Travessa do Comércio', 'Alameda Santos'];
const cities = ['São Paulo - SP', 'Campinas - SP', 'Recife - PE', 'Curitiba - PR', 'Belo Horizonte - MG', 'Belém - PA'];

/** A person of the demo: none is real. */
export interface Person {
  name: string;
  email: string;
}

export function person(random: Random, number: number): Person {
  const name = `${random.pick(firstNames)} ${random.pick(lastNames)} ${random.pick(lastNames)}`;
  const address = searchable(name).replace(/[^a-z]+/g, '.');
  return { name, email: `${address}.${number}@exemplo.com.br` };
}

/** A CPF whose digits check. */
export function cpfNumber(random: Random): string {
  const base = random.digits(9);
  const first = cpf.verifierDigit(base);
  return `${base}${first}${cpf.verifierDigit(`${base}${first}`)}`;
}

export function phoneNumber(random: Random): string {
  return `${random.pick(['11', '19', '21', '31', '41', '81', '91'])}9${random.digits(8)}`;
}

export function address(random: Random): string {
  return `${random.pick(streets)}, ${random.between(10, 1980)}\n${random.pick(cities)}`;
}

/** A day as yyyy-MM-dd, between the two years. */
export function day(random: Random, fromYear: number, toYear: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${random.between(fromYear, toYear)}-${two(random.between(1, 12))}-${two(random.between(1, 28))}`;
}
