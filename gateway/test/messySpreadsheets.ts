/** Ten spreadsheets as people really have them, each made from another habit, and what a reader has to make of them. */
import type ExcelJS from 'exceljs';
import { makeWorkbook, withParts } from './workbooks.js';

/** What a row means: storage forms by field key, blank ones left out. */
export type ExpectedRow = Record<string, string>;

export interface MessySpreadsheet {
  habit: string;
  fileName: string;
  bytes: () => Promise<Buffer>;
  expected: ExpectedRow[];
  /** The one correction that it takes, if any. */
  correction?: { column: number; fieldKey: string };
}

const CPFS = ['52998224725', '11144477735', '01234567890', '39053344705'];
const [cpfA = '', cpfB = '', cpfC = '', cpfD = ''] = CPFS;
const day = (text: string) => new Date(`${text}T00:00:00Z`);
const sheet = (build: (sheet: ExcelJS.Worksheet, workbook: ExcelJS.Workbook) => void, name = 'Plan1') =>
  makeWorkbook((workbook) => build(workbook.addWorksheet(name), workbook));

const payroll: MessySpreadsheet = {
  habit: 'an export of a payroll program: titles above, numbers for CPFs, a total below',
  fileName: 'FOLHA_112026.xlsx',
  bytes: () =>
    sheet((rows) => {
      rows.getCell('A1').value = 'PADARIA BOM PÃO LTDA';
      rows.getCell('A2').value = 'Relação de funcionários - 11/2026';
      rows.getRow(4).values = ['MATRÍCULA', 'NOME DO FUNCIONÁRIO', 'C.P.F.', 'DT. NASCIMENTO', 'SALÁRIO', 'E-MAIL'];
      rows.getRow(5).values = [101, 'ANA LÚCIA PEREIRA', Number(cpfA), day('1990-03-12'), 2500.5, 'ANA@EMPRESA.COM'];
      rows.getRow(6).values = [102, 'BRUNO D’ÁVILA', Number(cpfC), day('1985-12-01'), 3000, 'bruno@empresa.com '];
      for (const row of [5, 6]) rows.getRow(row).getCell(4).numFmt = 'dd/mm/yyyy';
      rows.getRow(8).values = ['Total: 2'];
    }),
  expected: [
    {
      name: 'ANA LÚCIA PEREIRA',
      cpf: cpfA,
      data_nascimento: '1990-03-12',
      salario: '2500.5',
      email: 'ana@empresa.com',
    },
    { name: 'BRUNO D’ÁVILA', cpf: cpfC, data_nascimento: '1985-12-01', salario: '3000', email: 'bruno@empresa.com' },
  ],
};

const formAnswers: MessySpreadsheet = {
  habit: 'the answers of an online form: questions for headings, moments, texts as they were typed',
  fileName: 'Cadastro (respostas).xlsx',
  bytes: () =>
    sheet((rows) => {
      rows.addRow([
        'Carimbo de data/hora',
        'Endereço de e-mail',
        'Nome completo',
        'CPF (somente números)',
        'Data de nascimento',
        'Telefone / WhatsApp',
        'Cidade',
      ]);
      rows.addRow([
        day('2026-11-01'),
        'carla.dias@gmail.com.',
        ' Carla   Dias ',
        '529.982.247-25',
        '1/2/1971',
        '(11) 9 8888-7777',
        'são paulo',
      ]);
      rows.addRow([
        day('2026-11-02'),
        'davi @gmail.com',
        'Davi 🙂 Lima',
        '111444777-35',
        '05-11-88',
        '+55 21 97777-6666',
        'Niterói',
      ]);
    }, 'Respostas ao formulário 1'),
  expected: [
    {
      email: 'carla.dias@gmail.com',
      name: 'Carla Dias',
      cpf: cpfA,
      data_nascimento: '1971-02-01',
      telefone: '11988887777',
      cidade: 'são paulo',
    },
    {
      email: 'davi@gmail.com',
      name: 'Davi 🙂 Lima',
      cpf: cpfB,
      data_nascimento: '1988-11-05',
      telefone: '21977776666',
      cidade: 'Niterói',
    },
  ],
};

const libreOffice: MessySpreadsheet = {
  habit: 'LibreOffice: a cover before the list, texts inside of the cells',
  fileName: 'candidatos_novos.xlsx',
  async bytes() {
    const bytes = await makeWorkbook((workbook) => {
      workbook.addWorksheet('Capa').addRow(['Processo seletivo de novembro']);
      workbook.addWorksheet('Lista');
    });
    const cells = (row: number, texts: string[]) =>
      `<row r="${row}">${texts.map((text, index) => `<c r="${'ABCD'[index]}${row}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`).join('')}</row>`;
    const rows = [
      cells(1, ['Candidato', 'E-mail', 'Nascimento', 'Celular']),
      cells(2, ['Elisa &amp; Souza', 'elisa@exemplo.com', '1992-07-30', '11 3333 4444']),
      cells(3, ['', '', '', '']),
      cells(4, ['Fábio Reis', 'mailto:fabio@exemplo.com', '30/07/92', '011 98888 1111']),
    ];
    return withParts(bytes, {
      'xl/worksheets/sheet2.xml': `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows.join('')}</sheetData></worksheet>`,
    });
  },
  expected: [
    { name: 'Elisa & Souza', email: 'elisa@exemplo.com', data_nascimento: '1992-07-30', telefone: '1133334444' },
    { name: 'Fábio Reis', email: 'fabio@exemplo.com', data_nascimento: '1992-07-30', telefone: '11988881111' },
  ],
};

const googleSheets: MessySpreadsheet = {
  habit: 'Google Sheets: headings in English, days counted without a format, CPFs as long numbers',
  fileName: 'Admissions.xlsx',
  bytes: () =>
    sheet((rows) => {
      rows.addRow(['Full name', 'E-mail', 'Birth date', 'City', 'CPF']);
      rows.addRow(['Gil Nunes', 'gil@exemplo.com', 33_000, 'Recife', Number(cpfD)]);
      rows.addRow(['Helena Prado', 'helena@exemplo.com', 29_221, 'Olinda', 1234567890]);
    }, 'Sheet1'),
  expected: [
    { name: 'Gil Nunes', email: 'gil@exemplo.com', data_nascimento: '1990-05-07', cidade: 'Recife', cpf: cpfD },
    { name: 'Helena Prado', email: 'helena@exemplo.com', data_nascimento: '1980-01-01', cidade: 'Olinda', cpf: cpfC },
  ],
};

const handMade: MessySpreadsheet = {
  habit: 'made by hand: a title over all columns, groups of headings, a city written once for several people',
  fileName: 'contratações.xlsx',
  bytes: () =>
    sheet((rows) => {
      rows.getCell('A1').value = 'CONTRATAÇÕES DE DEZEMBRO';
      rows.mergeCells('A1:E1');
      rows.getRow(3).values = ['Dados pessoais', null, null, 'Contato'];
      rows.mergeCells('A3:C3');
      rows.mergeCells('D3:E3');
      rows.getRow(4).values = ['Município', 'Nome', 'Estado civil', 'E-mail', 'Fone'];
      rows.getRow(5).values = ['Belém', 'Igor Sá', 'casado(a)', 'igor@exemplo.com', '91988887777'];
      rows.getRow(6).values = [null, 'Joana Melo', 'SOLTEIRO(A)', 'joana@exemplo.com', '91 98888-0000'];
      rows.mergeCells('A5:A6');
      rows.getCell('A9').value = 'Obs.: enviar até sexta';
    }),
  expected: [
    { cidade: 'Belém', name: 'Igor Sá', estado_civil: 'casado', email: 'igor@exemplo.com', telefone: '91988887777' },
    {
      cidade: 'Belém',
      name: 'Joana Melo',
      estado_civil: 'solteiro',
      email: 'joana@exemplo.com',
      telefone: '91988880000',
    },
  ],
};

const windowsCsv: MessySpreadsheet = {
  habit: 'a CSV of an old program: Windows-1252, semicolons, quotes, years of two digits, commas for cents',
  fileName: 'EXPORT.CSV',
  bytes: async () =>
    Buffer.from(
      'Nome;E-mail;Nascimento;Salário;Cidade\r\n"João; o ""Jota""";joao@exemplo.com;03/04/75;1.234,56;São José\r\nKátia Brandão;katia@exemplo.com;31/12/99;"R$ 2.000,00";Maceió\r\n',
      'latin1',
    ),
  expected: [
    {
      name: 'João; o "Jota"',
      email: 'joao@exemplo.com',
      data_nascimento: '1975-04-03',
      salario: '1234.56',
      cidade: 'São José',
    },
    {
      name: 'Kátia Brandão',
      email: 'katia@exemplo.com',
      data_nascimento: '1999-12-31',
      salario: '2000.00',
      cidade: 'Maceió',
    },
  ],
};

const utf8Csv: MessySpreadsheet = {
  habit: 'a CSV of a program: UTF-8 with its mark, commas, days year first, a quote that never ends',
  fileName: 'candidates.csv',
  bytes: async () =>
    Buffer.from(
      '\ufeffname,email,cpf,data_nascimento\nLívia Torres,livia@exemplo.com,529.982.247-25,1995-01-31\n"Márcio Pinto,marcio@exemplo.com,111.444.777-35,1979-06-15\n',
    ),
  expected: [
    { name: 'Lívia Torres', email: 'livia@exemplo.com', cpf: cpfA, data_nascimento: '1995-01-31' },
    { name: 'Márcio Pinto', email: 'marcio@exemplo.com', cpf: cpfB, data_nascimento: '1979-06-15' },
  ],
};

const withoutHeadings: MessySpreadsheet = {
  habit: 'no headings at all: only what the values look like tells the columns',
  fileName: 'lista.xlsx',
  bytes: () =>
    sheet((rows) => {
      rows.addRow(['Nádia Rocha', 'nadia@exemplo.com', cpfA, '(85) 98888-7777']);
      rows.addRow(['Otávio Pires', 'otavio@exemplo.com', cpfB, '(85) 97777-0000']);
    }),
  expected: [
    { name: 'Nádia Rocha', email: 'nadia@exemplo.com', cpf: cpfA, telefone: '85988887777' },
    { name: 'Otávio Pires', email: 'otavio@exemplo.com', cpf: cpfB, telefone: '85977770000' },
  ],
};

const filtered: MessySpreadsheet = {
  habit: 'filtered, with formulas: hidden rows are left out, and results of formulas are values',
  fileName: 'filtro.xlsx',
  bytes: () =>
    sheet((rows) => {
      rows.addRow(['Primeiro nome', 'Sobrenome', 'Nome completo', 'Email', 'Cidade']);
      rows.addRow(['Paula', 'Sena', { formula: 'A2&" "&B2', result: 'Paula Sena' }, 'paula@exemplo.com', 'Natal']);
      rows.addRow(['Rui', 'Alves', { formula: 'A3&" "&B3', result: 'Rui Alves' }, 'rui@exemplo.com', 'Natal']);
      rows.addRow([
        'Sara',
        'Luz',
        { formula: 'A4&" "&B4', result: 'Sara Luz' },
        'sara@exemplo.com',
        { formula: '1/0', result: { error: '#DIV/0!' } },
      ]);
      rows.getRow(3).hidden = true;
    }),
  expected: [
    { name: 'Paula Sena', email: 'paula@exemplo.com', cidade: 'Natal' },
    { name: 'Sara Luz', email: 'sara@exemplo.com' },
  ],
};

const givenBack: MessySpreadsheet = {
  habit: 'words of the house for headings, and the results of an earlier import beside them: one correction',
  fileName: 'admissao - resultado.xlsx',
  bytes: () =>
    sheet((rows) => {
      rows.addRow(['Quem é', 'Correio eletrônico', 'Onde mora', 'Remuneração', 'Resultado']);
      rows.addRow(['Tânia Goes', 'tania@exemplo.com', 'Aracaju', 'R$ 1.800', 'Cadastrado']);
      rows.addRow(['Ubirajara Ita', 'bira@exemplo.com; ', 'Manaus', '2.100,00', 'Não importado: Falta o nome.']);
    }),
  expected: [
    { name: 'Tânia Goes', email: 'tania@exemplo.com', salario: '1800' },
    { name: 'Ubirajara Ita', email: 'bira@exemplo.com', salario: '2100.00' },
  ],
  correction: { column: 1, fieldKey: 'name' },
};

export const messySpreadsheets: readonly MessySpreadsheet[] = [
  payroll,
  formAnswers,
  libreOffice,
  googleSheets,
  handMade,
  windowsCsv,
  utf8Csv,
  withoutHeadings,
  filtered,
  givenBack,
];
