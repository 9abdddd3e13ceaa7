import { readBlock, writeBlock } from './blockText';

test.each([
  ['one cell', 'Ana', [['Ana']]],
  [
    'rows and columns with the line end of Windows',
    'Ana\tana@x.com\r\nBia\tbia@x.com\r\n',
    [
      ['Ana', 'ana@x.com'],
      ['Bia', 'bia@x.com'],
    ],
  ],
  [
    'empty cells',
    '\tAna\n\t',
    [
      ['', 'Ana'],
      ['', ''],
    ],
  ],
  [
    'line ends, tabs and marks inside of quotation marks',
    '"Rua A\n2º\t""fundos"""\tAna',
    [['Rua A\n2º\t"fundos"', 'Ana']],
  ],
  ['a mark that is never closed', '"Ana\tBia', [['"Ana', 'Bia']]],
  ['a nickname in marks before a name', '"Bia" Lima\tx', [['"Bia" Lima', 'x']]],
])('a pasted block has %s', (_name, text, block) => {
  expect(readBlock(text)).toEqual(block);
});

test('what is copied can be pasted', () => {
  const block = [
    ['Ana "Nana"', 'Rua A\nfundos'],
    ['com\ttab', ''],
  ];
  expect(readBlock(writeBlock(block))).toEqual(block);
});

test('a block of as many rows as a file may have is read whole', () => {
  expect(readBlock(Array.from({ length: 50_000 }, () => 'x\ty').join('\n'))).toHaveLength(50_000);
});
