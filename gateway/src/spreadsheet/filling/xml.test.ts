import { attributesOf, xmlTokens } from './xml.js';

const tokens = (xml: string) =>
  [...xmlTokens(xml)].map(({ kind, name, start, end }) => `${kind} ${name || JSON.stringify(xml.slice(start, end))}`);

describe('the reader of XML', () => {
  it('finds tags by their names, texts, and values in quotes with signs of tags', () => {
    expect(tokens(`<?xml version="1.0"?><x:a b="1>2" c='"'>um<!-- <d> --><d/><![CDATA[<e>]]></x:a>`)).toEqual([
      'open a',
      'text "um"',
      'empty d',
      'text "<![CDATA[<e>]]>"',
      'close a',
    ]);
  });

  it.each(['<c r="1', '<!-- ', '<![CDATA[', '<?pi ', "<d e='"])(
    'ends at %s that is never closed, rather than search the rest again from each sign after it',
    (unclosed) => {
      expect(tokens(`<a>um</a>${unclosed.repeat(3)}`)).toEqual(['open a', 'text "um"', 'close a']);
    },
  );

  it('reads attributes by their names without prefixes, whatever quotes and blanks they have', () => {
    expect(attributesOf(`<a  r:id = "1"b='2'\nc="&amp;" d />`)).toEqual(
      new Map([
        ['id', '1'],
        ['b', '2'],
        ['c', '&'],
      ]),
    );
  });
});
