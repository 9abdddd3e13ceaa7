import { fileKindOf } from './fileKind';

const file = (text: string, name: string, type = '') =>
  new File([Uint8Array.from(text, (letter) => letter.charCodeAt(0))], name, { type });

test.each([
  ['\xff\xd8\xff\xe1 Exif', 'picture'],
  ['\x89PNG\r\n\x1a\n....', 'picture'],
  ['RIFF\x10\0\0\0WEBPVP8 ', 'picture'],
  ['\0\0\0\x1cftypavif....', 'picture'],
  ['\0\0\0\x18ftypheic....', 'heic'],
  ['\0\0\0\x18ftypmif1....', 'heic'],
  ['%PDF-1.7\n', 'pdf'],
  ['\xef\xbb\xbf%PDF-1.4\n', 'pdf'],
  ['<svg xmlns="http://www.w3.org/2000/svg">', 'other'],
  ['MZ\x90\0', 'other'],
  ['RIFF\x10\0\0\0AVI LIST', 'other'],
  ['', 'other'],
])('a file that begins with %j is told as %s, whatever it is called', async (text, expected) => {
  expect(await fileKindOf(file(text, 'foto.jpg', 'image/jpeg'))).toBe(expected);
});
