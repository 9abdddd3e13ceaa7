import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));

/** A pattern as it stands in a source file. */
export interface FoundPattern {
  /** Path and pattern, as in `web/src/lib/urlState.ts /x+/g`: lines change too often to name a pattern by. */
  name: string;
  pattern: RegExp;
}

/** A pattern that is put together while the program runs. */
export interface MadePattern {
  /** Path and the expression that the pattern is made of. */
  name: string;
}

/** The program's files below a directory of the repository: no tests, nothing generated. */
export function sourceFiles(directory: string): string[] {
  return readdirSync(path.join(REPOSITORY, directory), { recursive: true, encoding: 'utf8' })
    .map((file) => `${directory}/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$|\/generated\//.test(file))
    .sort();
}

/** Every pattern in a file of the repository: literals, and calls of RegExp. */
export function patternsIn(file: string): { found: FoundPattern[]; made: MadePattern[] } {
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join(REPOSITORY, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found: FoundPattern[] = [];
  const made: MadePattern[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({
        name: `${file} ${node.text}`,
        pattern: new RegExp(node.text.slice(1, end), node.text.slice(end + 1)),
      });
    }
    const isCall = ts.isNewExpression(node) || ts.isCallExpression(node);
    if (isCall && node.expression.getText() === 'RegExp') {
      const [pattern, flags] = node.arguments ?? [];
      if (pattern && ts.isStringLiteralLike(pattern) && (!flags || ts.isStringLiteralLike(flags))) {
        const whole = new RegExp(pattern.text, flags?.text);
        found.push({ name: `${file} ${whole}`, pattern: whole });
      } else made.push({ name: `${file} ${pattern?.getText() ?? ''}` });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { found, made };
}
