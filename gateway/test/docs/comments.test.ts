/** Comments and descriptions of the schema stand alone: they name who or what is meant. Lint looks into neither. */
import { Lexer, Source, TokenKind, type Token } from 'graphql';
import ts from 'typescript';
import { filesBelow, textOf } from './repositoryFiles.js';

const SOURCES = /\.(?:tsx?|mjs|js|graphql)$/;
const GENERATED = /\/generated\//;
const DIRECTORIES = ['gateway', 'web', 'schema'];

/** Words that leave open who is meant, and sentences that leave out their noun or lean on another comment. */
const UNNAMED = new RegExp(
  [
    /\b(?:[Nn]obody|[Ww]hoever)\b/,
    /^\s*Those\s|\bThose\s(?:of|that|which|who|whose|with|without|before|after)\b/,
    /\bThe same(?:\.|\sof\b)/,
    /^\s*Of\s[a-z]+/,
    /\bas\sabove\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);
/** What a text has where its comments may be at fault; most texts do not have to be taken apart. */
const SUSPICIOUS = /[Nn]obody|[Ww]hoever|Those\s|The same(?:\.|\s)|Of\s[a-z]|as[\s*/]+above/;

type Range = readonly [start: number, end: number];

/** Where the comments of a script are: each stands before a token. Texts between tags have none, whatever they look like. */
function commentsIn(name: string, text: string): Range[] {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const ends = new Map<number, number>();
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) return;
    const parts = node.getChildren(source).filter((part) => !ts.isJSDoc(part));
    if (parts.length === 0) {
      const behindTheLast = ts.getTrailingCommentRanges(text, node.pos) ?? [];
      const below = ts.getLeadingCommentRanges(text, node.pos) ?? [];
      for (const { pos, end } of [...behindTheLast, ...below]) ends.set(pos, end);
    }
    parts.forEach(visit);
  };
  visit(source);
  return [...ends].toSorted(([left], [right]) => left - right);
}

const describing: ReadonlySet<TokenKind> = new Set([TokenKind.STRING, TokenKind.BLOCK_STRING, TokenKind.COMMENT]);

/** Where the descriptions and comments of a schema are. */
function descriptionsIn(text: string): Range[] {
  const lexer = new Lexer(new Source(text));
  const ranges: Range[] = [];
  while (lexer.advance().kind !== TokenKind.EOF);
  for (let token: Token | null = lexer.token; token; token = token.prev)
    if (describing.has(token.kind)) ranges.unshift([token.start, token.end]);
  return ranges;
}

/** What begins a comment, a description or one of their lines. */
const MARKS = /^[\t ]*(?:\/\*+|\*+(?!\/)|\/{2,}|"""|"|#+)?[\t ]*/gm;

/** The comments of a text that leave open who is meant, as `file:line` with the words that do. */
function unnamedIn(name: string, text: string): string[] {
  const ranges = name.endsWith('.graphql') ? descriptionsIn(text) : commentsIn(name, text);
  return ranges.flatMap(([start, end]) => {
    const before = text.slice(0, start);
    const words = text.slice(start, end).replace(MARKS, '');
    return [...words.matchAll(UNNAMED)].map((match) => {
      const found = match[0].trim();
      const line = (before + words.slice(0, words.indexOf(found, match.index))).split('\n').length;
      return `${name}:${String(line)} ${found}`;
    });
  });
}

const files = DIRECTORIES.flatMap((directory) => filesBelow(directory, SOURCES)).filter(
  (name) => !GENERATED.test(name),
);

test('comments and descriptions name who or what is meant', () => {
  expect(files.length).toBeGreaterThan(1000);
  const suspicious = files.map((name) => ({ name, text: textOf(name) })).filter(({ text }) => SUSPICIOUS.test(text));
  expect(suspicious.flatMap(({ name, text }) => unnamedIn(name, text))).toEqual([]);
});

test.each([
  ['a.ts', '// nobody reads it\nconst a = 1; // for whoever asks', ['a.ts:1 nobody', 'a.ts:2 whoever']],
  [
    'a.ts',
    'f(\n  a,\n  /* Nobody */\n);\n/** Whoever\n * asks. The same. */',
    ['a.ts:3 Nobody', 'a.ts:5 Whoever', 'a.ts:6 The same.'],
  ],
  ['a.ts', '/**\n * Those lists.\n */\n// A list. Those of it.', ['a.ts:2 Those', 'a.ts:4 Those of']],
  [
    'a.ts',
    '/** Of them, all. */\n// A list. Of it all.\n/**\n * Of one list.\n */',
    ['a.ts:1 Of them', 'a.ts:4 Of one'],
  ],
  ['a.ts', '// The same of a list.\n// Of A and B. @throws as above.', ['a.ts:1 The same of', 'a.ts:2 as above']],
  ['a.ts', "// A list. Those lists; those of it.\nconst nobody = 'whoever // nobody'; const b = /nobody/;", []],
  ['a.tsx', 'const a = <p>// nobody {/* whoever */}</p>;', ['a.tsx:1 whoever']],
  [
    'a.graphql',
    '"Those of it."\ntype A {\n  """\n  For nobody.\n  """\n  nobody: Int # whoever\n}',
    ['a.graphql:1 Those', 'a.graphql:4 nobody', 'a.graphql:6 whoever'],
  ],
])('finds in %s %j: %j', (name, text, found) => {
  expect(unnamedIn(name, text)).toEqual(found);
});
