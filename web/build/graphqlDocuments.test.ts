import { resolveDocuments } from './graphqlDocuments';

const generated = `export const SignInDocument = new TypedDocumentString(\`
    mutation SignIn($input: SignInInput!) {
  signIn(input: $input) {
    ...Tokens
  }
}
    fragment Tokens on SignInPayload {
  accessToken
}\`) as unknown as TypedDocumentString<A, B>;`;

const resolve = (code: string) => resolveDocuments(code, () => generated);

it('puts a light document, with its fragments, in the place of the call', () => {
  const code = "import { graphql } from '../generated/light';\nconst d = graphql(`mutation SignIn { x }`);";

  expect(resolve(code)).toContain(
    'const d = "mutation SignIn($input:SignInInput!){signIn(input:$input){...Tokens}}fragment Tokens on SignInPayload{accessToken}";',
  );
});

it('imports a staff document and a staff fragment by the names that codegen gives them', () => {
  const code =
    "import { graphql } from '../../generated/staff';\nconst q = graphql(`query All { x }`);\nconst f = graphql(`\n  fragment Row_client on Client { id }\n`);";

  const resolved = resolve(code);

  expect(resolved).toContain('const q = resolved_AllDocument;\nconst f = resolved_Row_ClientFragmentDoc;');
  expect(resolved).toContain("import { AllDocument as resolved_AllDocument } from '../../generated/staff/graphql';");
});

it('leaves other code alone', () => {
  expect(resolve("import { graphql } from 'msw';\ngraphql(`query All { x }`);")).toBeNull();
  expect(resolve("import { readFragment } from '../generated/staff';")).toBeNull();
});

it('stops the build at a document that codegen has not seen', () => {
  const code = "import { graphql } from '../generated/light';\ngraphql(`query New { x }`);";

  expect(() => resolve(code)).toThrow('run npm run codegen');
});
