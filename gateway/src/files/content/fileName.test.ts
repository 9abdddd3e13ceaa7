import { safeFileName } from './fileName.js';

test.each([
  ['RG frente.PNG', 'RG frente.jpg'],
  ['../../etc/passwd', 'passwd.jpg'],
  ['C:\\Users\\Ana\\cpf.jpeg', 'cpf.jpg'],
  ['..', 'documento.jpg'],
  ['.htaccess', 'htaccess.jpg'],
  ['', 'documento.jpg'],
  ['foto\u202Egpj.exe', 'fotogpj.jpg'],
  ['a\u0000b\r\nSet-Cookie: x', 'a b Set-Cookie x.jpg'],
  ['"><script>.pdf', 'script.jpg'],
  ['nota.pdf.exe', 'nota pdf.jpg'],
  ['Certida\u0303o de nascimento', 'Certidão de nascimento.jpg'],
  ['x'.repeat(5_000), `${'x'.repeat(80)}.jpg`],
  ['😀'.repeat(100), `${'😀'.repeat(80)}.jpg`],
])('%j is shown as %j', (declared, shown) => {
  expect(safeFileName(declared, 'jpg')).toBe(shown);
});
