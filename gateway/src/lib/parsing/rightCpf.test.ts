import { rightCpf } from './rightCpf.js';

test.each(['529.982.247-25', '52998224725', ' 529 982 247/25 ', 'CPF 529.982.247-25'])('%j is a CPF', (text) => {
  expect(rightCpf(text)).toBe('52998224725');
});

test('a CPF whose digits agree is one, also where they are in order', () => {
  expect(rightCpf('123.456.789-09')).toBe('12345678909');
});

test.each(['529.982.247-26', '000.000.000-00', '529.982', '5299822472', 'não tenho', ' ', '', null])(
  '%j is no CPF',
  (text) => {
    expect(rightCpf(text)).toBeNull();
  },
);
