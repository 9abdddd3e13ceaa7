import { deflateSync } from 'node:zlib';
import { jest } from '@jest/globals';
import { PDFDocument, PDFString, StandardFonts } from '@cantoo/pdf-lib';
import { ALERT, deflated, objectStream, pdf, stream } from '../../../../test/files/pdfs.js';
import type { ContentRefusal } from '../refusal.js';
import { provenPdf } from './provenPdf.js';

async function reasonFor(bytes: Buffer): Promise<string> {
  return provenPdf(bytes).then(
    ({ pageCount }) => `taken with ${String(pageCount)} pages`,
    (error: unknown) => (error as ContentRefusal).reason,
  );
}

const insert = (bytes: Buffer, before: string, text: string) =>
  Buffer.from(bytes.toString('latin1').replace(before, text + before), 'latin1');

describe('a PDF is taken', () => {
  test('with up to 20 pages', async () => {
    expect(await reasonFor(pdf())).toBe('taken with 1 pages');
    expect(await reasonFor(pdf({ pages: 20 }))).toBe('taken with 20 pages');
  });

  test('as a library writes it, its objects compressed or not', async () => {
    const document = await PDFDocument.create();
    const font = await document.embedFont(StandardFonts.Helvetica);
    document.addPage().drawText('Comprovante de residência', { font });
    expect(await reasonFor(Buffer.from(await document.save({ useObjectStreams: true })))).toBe('taken with 1 pages');
    expect(await reasonFor(Buffer.from(await document.save({ useObjectStreams: false })))).toBe('taken with 1 pages');
  });

  test('with links, a place to show first, pictures, text in several encodings, and a later version of an object', async () => {
    const link = '<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://exemplo.com)>>>>';
    const picture = stream(
      '/Type/XObject/Subtype/Image/Width 9/Height 9/Filter/DCTDecode',
      Buffer.from('\xff\xd8\xff', 'latin1'),
    );
    const hex = stream('/Filter/ASCIIHexDecode', Buffer.from('4254204554>'));
    const both = stream(
      '/Filter[/ASCIIHexDecode/FlateDecode]',
      Buffer.from(`${deflateSync('BT ET').toString('hex')}>`),
    );
    const objects = [link, picture, hex, both, deflated('', 'BT (/AA e /JS) Tj ET')];
    expect(await reasonFor(pdf({ objects, catalogue: '/OpenAction[7 0 R/XYZ null null 0]' }))).toBe(
      'taken with 1 pages',
    );
    const goTo = { objects: ['<</S/GoTo/D[4 0 R/Fit]>>'], catalogue: '/OpenAction 3 0 R' };
    expect(await reasonFor(pdf(goTo))).toBe('taken with 1 pages');
    expect(await reasonFor(insert(pdf(), 'xref\n', '3 0 obj\n<</Type/Page>>\nendobj\n'))).toBe('taken with 1 pages');
  });

  test('with a list of two hundred thousand entries', async () => {
    expect(await reasonFor(pdf({ objects: [`[${'1 '.repeat(200_000)}]`] }))).toBe('taken with 1 pages');
  });

  test('each of its addresses read once, however many entries refer to it', async () => {
    const read = jest.spyOn(PDFString.prototype, 'decodeText');
    const versions = '4 0 obj\n(https://exemplo.com)\nendobj\n'.repeat(50);
    const links = `[${'<</S/URI/URI 4 0 R>>'.repeat(50)}]`;
    const file = insert(pdf({ objects: [links, '(https://exemplo.com)'] }), 'xref\n', versions);
    expect(await reasonFor(file)).toBe('taken with 1 pages');
    expect(read).toHaveBeenCalledTimes(51);
    read.mockRestore();
  });
});

describe('a PDF that acts is refused', () => {
  const acting: Record<string, Buffer> = {
    'script when opened': pdf({ objects: [ALERT], catalogue: '/OpenAction 3 0 R' }),
    'script by name': pdf({ catalogue: `/Names<</JavaScript<</Names[(a) ${ALERT}]>>>>` }),
    'script in an escaped name': pdf({
      objects: [ALERT.replace('/JavaScript', '/J#61vaScript').replace('/JS', '/J#53')],
    }),
    'script inside an object stream': pdf({ objects: [objectStream(9, ALERT)], catalogue: '/OpenAction 9 0 R' }),
    'action that runs a program': pdf({ objects: ['<</S/Launch/F(cmd.exe)>>'] }),
    'action that sends a form': pdf({ objects: ['<</S/SubmitForm/F(https://x)>>'] }),
    'action that empties a form': pdf({ objects: ['<</S/ResetForm>>'] }),
    'action that shows and hides layers': pdf({ objects: ['<</S/SetOCGState/State[/OFF 9 0 R]>>'] }),
    'action that reads data': pdf({ objects: ['<</S/ImportData/F(x)>>'] }),
    'script of a model in three dimensions': pdf({
      objects: [deflated('/Type/3D/Subtype/U3D/OnInstantiate 9 0 R', 'U3D')],
    }),
    film: pdf({ objects: ['<</Type/Annot/Subtype/RichMedia>>'] }),
    'form in XML': pdf({ catalogue: '/AcroForm<</XFA[]>>' }),
    'action of a page': pdf({ page: '/AA<</O<</S/URI/URI(https://x)>>>>' }),
    'action of a page, inside an object stream': pdf({
      objects: [objectStream(9, '<</AA<</O<</S/URI/URI(https://x)>>>>>>')],
    }),
    'address that is opened at once': pdf({ catalogue: '/OpenAction<</S/URI/URI(https://x)>>' }),
    'chain of actions': pdf({ catalogue: '/OpenAction<</S/GoTo/D[3 0 R/Fit]/Next<</S/URI/URI(https://x)>>>>' }),
    'first of two versions of an object': insert(
      pdf({ catalogue: '/OpenAction 9 0 R' }),
      'xref\n',
      '9 0 obj\n<</S/URI/URI(https://x)>>\nendobj\n9 0 obj\n<</S/GoTo/D[3 0 R/Fit]>>\nendobj\n',
    ),
    'link that runs a script': pdf({ objects: ['<</S/URI/URI(java\\nscript:alert\\(1\\))>>'] }),
    'link that runs a script, in hex': pdf({ objects: ['<</S/URI/URI<6a6176617363726970743a31>>>'] }),
    'link to a file of the reader': pdf({ objects: ['(file:///C:/x.exe)', '<</S/URI/URI 3 0 R>>'] }),
    'stream that is another file': pdf({ objects: [stream('/F(outside.bin)', Buffer.from('x'))] }),
    'action in a compressed stream that calls itself something else': pdf({ objects: [deflated('/Type/Any', ALERT)] }),
  };
  test.each(Object.entries(acting))('%s', async (_, bytes) => {
    expect(await reasonFor(bytes)).toBe('ACTIVE_PDF');
  });
});

describe('a PDF that carries files is refused', () => {
  const carrying: Record<string, Buffer> = {
    'embedded file': pdf({ objects: [deflated('/Type/EmbeddedFile', 'MZ')] }),
    'list of attachments': pdf({ catalogue: '/Names<</EmbeddedFiles<</Names[(a) 3 0 R]>>>>' }),
    'file of a specification': pdf({ objects: ['<</Type/Filespec/EF<</F 9 0 R>>>>'] }),
    'attachment on a page': pdf({ objects: ['<</Type/Annot/Subtype/FileAttachment>>'] }),
    portfolio: pdf({ catalogue: '/Collection<</View/D>>' }),
  };
  test.each(Object.entries(carrying))('%s', async (_, bytes) => {
    expect(await reasonFor(bytes)).toBe('PDF_WITH_ATTACHMENTS');
  });
});

describe('a PDF that hides something is refused', () => {
  const inside = '9 0 obj\n<</S/URI/URI(https://x)>>\nendobj';
  const hiding: Record<string, Buffer> = {
    'object in the data of a stream, where a table may point': pdf({ objects: [stream('', Buffer.from(inside))] }),
    'object in a text': pdf({ objects: [`(${inside})`] }),
    'entry that stands twice': pdf({ catalogue: '/OpenAction<</S/URI/URI(https://x)>>/OpenAction[3 0 R/Fit]' }),
    'filter that stands twice': pdf({
      objects: [stream('/Filter/FlateDecode/Filter/ASCIIHexDecode', Buffer.from('00>'))],
    }),
    'stream of objects that does not say so': pdf({ objects: [deflated('/N 1/First 4', '9 0 <<>>')] }),
    'stream of objects with a predictor': pdf({
      objects: [objectStream(9, '<<>>').replace('/Filter', '/DecodeParms<</Predictor 12>>/Filter')],
    }),
    'unknown filter': pdf({ objects: [stream('/Filter/Fl', Buffer.from('x'))] }),
    'web page before it': Buffer.concat([Buffer.from('<html><script>1</script>\n'), pdf()]),
    'web page after it': Buffer.concat([pdf(), Buffer.from('<html><script>1</script>')]),
    'web page in a comment': insert(pdf(), '1 0 obj', '% <script>alert(1)</script>\n'),
    'archive after it': Buffer.concat([pdf(), Buffer.from('PK\x05\x06'), Buffer.alloc(18)]),
    'archive at its end': insert(pdf(), '%%EOF', '% PK\x05\x06\n'),
    'no end': pdf().subarray(0, -30),
    'no objects': Buffer.from('%PDF-1.7\n%%EOF'),
    'tree of pages that leads into itself': Buffer.from(
      pdf().toString('latin1').replace('/Kids[3 0 R]', '/Kids[2 0 R]'),
      'latin1',
    ),
    'nesting without end': pdf({ objects: ['['.repeat(200_000)] }),
  };
  test.each(Object.entries(hiding))('%s', async (_, bytes) => {
    expect(await reasonFor(bytes)).toBe('DAMAGED_PDF');
  });
});

test('an encrypted PDF is refused as such, whether its objects can be parsed or not', async () => {
  const encryption = { trailer: '/Encrypt<</Filter/Standard/V 1/R 2/P -1/O<00>/U<00>>>' };
  expect(await reasonFor(pdf(encryption))).toBe('ENCRYPTED_PDF');
  const unreadable = {
    ...encryption,
    objects: [stream('/Type/ObjStm/N 1/First 4/Filter/FlateDecode', Buffer.from('?'))],
  };
  expect(await reasonFor(pdf(unreadable))).toBe('ENCRYPTED_PDF');
});

test('21 pages are too many, and 5,000 as well', async () => {
  expect(await reasonFor(pdf({ pages: 21 }))).toBe('TOO_MANY_PAGES');
  expect(await reasonFor(pdf({ pages: 5_000 }))).toBe('TOO_MANY_PAGES');
  const onePageOften = pdf()
    .toString('latin1')
    .replace('/Kids[3 0 R]', `/Kids[${'3 0 R '.repeat(200_000)}]`);
  expect(await reasonFor(Buffer.from(onePageOften, 'latin1'))).toBe('TOO_MANY_PAGES');
});

test('a stream of a few kilobytes that becomes hundreds of megabytes is too complex, and so is a picture of too many points', async () => {
  const bomb = stream('/Filter/FlateDecode', deflateSync(Buffer.alloc(65 * 1024 * 1024)));
  expect(await reasonFor(pdf({ objects: [bomb] }))).toBe('TOO_COMPLEX');
  const picture = deflated('/Subtype/Image/Width 65000/Height 65000', '');
  expect(await reasonFor(pdf({ objects: [picture] }))).toBe('TOO_COMPLEX');
});
