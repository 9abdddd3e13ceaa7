import { readFileSync } from 'node:fs';
import { Kind, parse, stripIgnoredCharacters, type DefinitionNode } from 'graphql';
import type { Plugin } from 'vite';

const CALL = /\bgraphql\(\s*`([^`]*)`\s*(?:,\s*)?\)/g;
const GENERATED_IMPORT = /from\s+['"]([^'"]*\/generated\/(light|staff))['"]/;
const LIGHT_DOCUMENT = /export const (\w+) = new TypedDocumentString\(`([^`]*)`/g;

/** Codegen writes every part of a name with a capital: `Row_client` becomes `Row_Client`. */
function capitalized(name: string): string {
  return name.replace(/(?:^|_)[a-z]/g, (start) => start.toUpperCase());
}

/** The name under which codegen exports the document of a source text. */
function exportedName(source: string): string {
  const definition: DefinitionNode | undefined = parse(source).definitions[0];
  if (definition?.kind === Kind.OPERATION_DEFINITION && definition.name)
    return `${capitalized(definition.name.value)}Document`;
  if (definition?.kind === Kind.FRAGMENT_DEFINITION) return `${capitalized(definition.name.value)}FragmentDoc`;
  throw new Error(`a GraphQL document without a name: ${source.slice(0, 60)}`);
}

/** The light documents with the fragments that they need, as codegen put them together. */
function lightTexts(generated: string): Map<string, string> {
  return new Map(Array.from(generated.matchAll(LIGHT_DOCUMENT), ([, name = '', text = '']) => [name, text]));
}

/**
 * Replaces `graphql(…)` calls by what they would return. At run time the generated function looks its argument up in a
 * table of all documents of the app, so every screen would load the documents of all the others, twice.
 */
export function resolveDocuments(code: string, readLight: () => string): string | null {
  const generated = GENERATED_IMPORT.exec(code);
  const [, path, kind] = generated ?? [];
  if (!path) return null;
  const imports: string[] = [];
  let texts: Map<string, string> | undefined;
  const resolved = code.replace(CALL, (_call, source: string) => {
    const name = exportedName(source);
    if (kind === 'staff') {
      imports.push(`import { ${name} as resolved_${name} } from '${path}/graphql';`);
      return `resolved_${name}`;
    }
    texts ??= lightTexts(readLight());
    const text = texts.get(name);
    if (text === undefined) throw new Error(`generated/light knows no ${name}: run npm run codegen`);
    return JSON.stringify(stripIgnoredCharacters(text));
  });
  return resolved === code ? null : `${resolved}\n${imports.join('\n')}\n`;
}

/** {@link resolveDocuments} for production builds. */
export function graphqlDocuments(generatedLight: string): Plugin {
  let light: string | undefined;
  const readLight = () => (light ??= readFileSync(generatedLight, 'utf8'));
  return {
    name: 'graphql-documents',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.tsx?$/.test(id)) return null;
      // They only define things: what is not imported any more may go.
      if (id.includes('/src/generated/')) return { code, map: null, moduleSideEffects: false };
      if (!code.includes('graphql(')) return null;
      const resolved = resolveDocuments(code, readLight);
      return resolved === null ? null : { code: resolved, map: null };
    },
  };
}
