import graphqlPlugin from '@graphql-eslint/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import regexpPlugin from 'eslint-plugin-regexp';
import { readdirSync } from 'node:fs';
import tseslint from 'typescript-eslint';
import { closedImports, incompleteScreens, lookBehind, otherClocks, ownColours, webSyntax } from './web/lintSyntax.js';

/** Files that the tests and tools own: looser where a test needs to reach in. */
const testFiles = [
  '**/*.test.{ts,tsx}',
  'gateway/test/**',
  'gateway/bench/**',
  'web/bench/**',
  'web/e2e/**',
  'web/src/testing/**',
];

/** The folders of `gateway/src/domains`. */
const domains = readdirSync(new URL('gateway/src/domains', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** What opens the values of records. */
const SEALED_VALUES = '/sealedValues\\.js$';

/** One import direction (docs/architecture.md): a folder never imports from one above it. */
function mayNotImport(files, forbidden, reason) {
  const patterns = forbidden.map((entry) => ({
    message: reason,
    ...(typeof entry === 'string' ? { regex: entry } : { regex: entry.unlessType, allowTypeImports: true }),
  }));
  return { files, ignores: testFiles, rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] } };
}

/** Beside the direction: a rule of its own, as the last setting of one rule counts for a file. */
function closedTo(files, patterns, ignores = testFiles) {
  return { files, ignores, rules: { 'no-restricted-imports': ['error', { patterns }] } };
}

/** What would write to the database past the models, and leave no data version (gateway/src/cache/README.md). */
const OWN_MODELS =
  'Make models with defineModel (gateway/src/cache): what is cached does not see the writes of others.';
const OWN_WRITES = "Write through the model: the driver's own writes leave no data version.";
const DRIVER_WRITE = '[property.name=/^(insert|update|replace|delete|bulkWrite|findOneAnd)/]';
const pastTheModels = [
  ["ImportDeclaration[source.value='mongoose'] > ImportSpecifier[imported.name='model']", OWN_MODELS],
  ["CallExpression[callee.property.name='model']", OWN_MODELS],
  [`MemberExpression[object.property.name="collection"]${DRIVER_WRITE}`, OWN_WRITES],
  [`MemberExpression[object.callee.property.name="collection"]${DRIVER_WRITE}`, OWN_WRITES],
  ["VariableDeclarator > ObjectPattern > Property[key.name='collection']", OWN_WRITES],
  ["VariableDeclarator > MemberExpression.init[property.name='collection']", OWN_WRITES],
  [
    'Property[key.name=/^[$](out|merge)$/], Property[key.value=/^[$](out|merge)$/]',
    'An aggregation that writes leaves no data version.',
  ],
].map(([selector, message]) => ({ selector, message }));

/** What would read or write the values of a record past the field permissions (gateway/src/domains/fields/values). */
const pastTheFieldPolicy = [
  ["MemberExpression[property.name='values']:not(CallExpression > MemberExpression.callee)"],
  ["MemberExpression[computed=true][property.value='values']"],
  ["ObjectPattern > Property[key.name='values']"],
  ['TemplateElement[value.raw=/(^|[$])values[.]/]'],
  ['Literal[value=/^([$]values|[$]?values[.].*)$/]'],
].map(([selector]) => ({
  selector,
  message:
    'Values leave and enter through the field permissions: fieldValueViews to read, checkFieldWrites to write, else a named ' +
    'function of domains/fields/values/storedValues.ts.',
}));

/** What would take a caller's id for the database's: both are texts. */
const globalIds = {
  selector:
    "CallExpression:has(> MemberExpression.callee Identifier[name='services']) > MemberExpression[object.name='input'][property.name=/^(id|.*Id)$/]",
  message: 'Ids come in as global ones: databaseId(type, id) of gateway/src/lib/globalId.ts.',
};

/** What tests would write while a job in the background computes it anew. */
const pastTheBackground = {
  selector: "CallExpression[callee.object.name='CandidateModel'][callee.property.name='insertMany']",
  message:
    'Write candidates with gateway/test/insertedCandidates.ts: what computes states in the background would change them.',
};

/** What would be a second way to leave accents away, and one day another one. */
const otherFolding = {
  selector: "CallExpression[callee.property.name='normalize'][arguments.0.value=/^NFK?D$/]",
  message: 'Accents are left away by withoutAccents of gateway/src/lib/parsing/foldAccents.ts, for the web as well.',
};

/** What would record a change of somebody as one of the server, for whom no policy has to be asked. */
const otherAuthor = {
  selector:
    ":function:has(> Identifier[name='viewer']) CallExpression[callee.property.name=/^record(All)?$/][arguments.0.raw='null']",
  message: 'A change is recorded for the viewer who makes it; null is for what the server does by itself.',
};

/** What only the compiler keeps from others. */
const privateByType = {
  selector: "MethodDefinition[accessibility='private'][kind!='constructor']",
  message: 'Private methods are written #name, as private state is.',
};

/** What a domain has of a model: `StoredTag` is written, `TagRecord` is read, and nothing of it can be written (CONTRIBUTING). */
const otherRows = {
  selector:
    "CallExpression[callee.name='defineModel'] > TSTypeParameterInstantiation > TSTypeReference:not([typeName.name=/^Stored[A-Z]/])",
  message: 'What is stored is called Stored…; what others read of it is …Record, a DeepReadonly.',
};

/** Syntax that no file uses, tests and tools included; each setting below repeats it, as the last one counts for a file. */
const refusedEverywhere = [otherFolding, privateByType, otherRows, otherAuthor];

/** Syntax that code does not use, and the files that may, each with its reason. */
const refusedSyntax = [
  { files: ['gateway/src/**/*.ts'], refused: pastTheModels },
  { files: ['gateway/src/domains/**/*.ts'], refused: [...pastTheModels, ...pastTheFieldPolicy] },
  { files: ['gateway/src/domains/**/*Resolvers.ts'], refused: [...pastTheModels, ...pastTheFieldPolicy, globalIds] },
  // Here values are opened, and fields have other things of that name.
  { files: ['gateway/src/domains/fields/**/*.ts'], refused: pastTheModels },
  { files: ['gateway/src/domains/fields/**/*Resolvers.ts'], refused: [...pastTheModels, globalIds] },
  // These are the way that all others take.
  { files: ['gateway/src/cache/{dataVersions,defineModel}.ts'], refused: [] },
  // Counts of tries are not cached, and the seed leaves data versions itself.
  { files: ['gateway/src/auth/counters.ts', 'gateway/src/seed/**'], refused: [] },
  { files: ['gateway/src/lib/parsing/*.ts'], refused: [...pastTheModels, lookBehind] },
  { files: ['web/src/**/*.{ts,tsx}'], refused: [...webSyntax, ...ownColours] },
  // The brand's own colours, on a plate of theirs, and those that are drawn on photographs and paper.
  {
    files: [
      'web/src/components/{CenteredCard,Logo,Button}/*.{ts,tsx}',
      'web/src/features/candidateArea/capture/**/*.{ts,tsx}',
    ],
    refused: webSyntax,
  },
  // The colours themselves, one of which is called `text`.
  { files: ['web/src/theme/tokens.ts'], refused: [...otherClocks, ...incompleteScreens] },
  // It shows the components to developers.
  { files: ['web/src/gallery/**'], refused: otherClocks },
  // Here is the clock.
  { files: ['web/src/lib/moments.ts'], refused: [] },
  // Here accents are left away.
  { files: ['gateway/src/lib/parsing/foldAccents.ts'], refused: pastTheModels, except: otherFolding },
].map(({ files, refused, except }) => ({
  files,
  ignores: testFiles,
  rules: {
    'no-restricted-syntax': ['error', ...refused, ...refusedEverywhere.filter((entry) => entry !== except)],
  },
}));

/** How a comment may begin in lower case: libraries, a form of dates, files, fields of the ELF format. */
const LOWER_CASE_NAMES =
  '(?:exceljs|bcrypt|zod|graphql-jit|napi-rs|jsdom|tsx|apollo-upload-client|yyyy-MM-dd)\\b|docs/|[a-z]+_[a-z]';

export default tseslint.config(
  { ignores: ['**/dist/**', '**/generated/**', 'data/**', '**/artifacts/**', 'coverage/**'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { project: ['./gateway/tsconfig.json', './web/tsconfig.json', './tsconfig.json'] },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/require-await': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': ['error', { allow: ['error'] }],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs,js}'],
    ...regexpPlugin.configs['flat/recommended'],
    rules: {
      ...regexpPlugin.configs['flat/recommended'].rules,
      'max-lines': ['error', { max: 299, skipBlankLines: false, skipComments: false }],
      // Names and values are cleaned of control characters, so that patterns have to name them.
      'no-control-regex': 'off',
      // Comments are sentences; those in the midst of a line are words of it. Names are written as their owners do.
      'capitalized-comments': [
        'error',
        'always',
        { ignoreInlineComments: true, ignoreConsecutiveComments: true, ignorePattern: LOWER_CASE_NAMES },
      ],
      // A pattern whose time grows faster than its text stops the whole process, or freezes the page.
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignoreSticky: true }],
    },
  },
  {
    files: testFiles,
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      'no-console': 'off',
    },
  },
  { files: ['web/**/*.{ts,tsx}'], ...reactHooks.configs.flat['recommended-latest'] },
  {
    files: ['schema/*.graphql'],
    plugins: { '@graphql-eslint': graphqlPlugin },
    languageOptions: { parser: graphqlPlugin.parser, parserOptions: { graphQLConfig: { schema: 'schema/*.graphql' } } },
    rules: {
      '@graphql-eslint/require-description': [
        'error',
        {
          types: true,
          FieldDefinition: true,
          InputValueDefinition: false,
          EnumValueDefinition: true,
          ignoredSelectors: ['FieldDefinition[name.value=id]'],
        },
      ],
      '@graphql-eslint/naming-convention': [
        'error',
        {
          types: 'PascalCase',
          FieldDefinition: 'camelCase',
          InputValueDefinition: 'camelCase',
          EnumValueDefinition: 'UPPER_CASE',
        },
      ],
      'max-lines': ['error', { max: 299 }],
      '@graphql-eslint/no-unreachable-types': 'error',
      '@graphql-eslint/unique-type-names': 'off',
    },
  },
  { files: ['**/*.{ts,tsx}'], rules: { 'no-restricted-syntax': ['error', ...refusedEverywhere] } },
  ...refusedSyntax,
  {
    files: ['gateway/src/**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', pastTheBackground, ...refusedEverywhere] },
  },
  mayNotImport(
    ['gateway/src/{lib,auth,cache,database,spreadsheet,files}/**/*.ts'],
    ['/(domains|transports|server)/'],
    'lib, auth, cache, database, spreadsheet and files know nothing of domains, transports or the server.',
  ),
  ...domains.map((domain) => {
    const others = `/(${domains.filter((other) => other !== domain).join('|')})/([a-zA-Z]+/)*[a-zA-Z]+`;
    return mayNotImport(
      [`gateway/src/domains/${domain}/**/*.ts`],
      [
        '/(transports|server)/',
        `${others}(Resolvers|Rest)\\.js$`,
        { unlessType: `${others}Model\\.js$` },
        ...(domain === 'fields' ? [] : [SEALED_VALUES]),
      ],
      'A domain knows nothing of the transports that call it, calls another domain through its service, and opens no values.',
    );
  }),
  mayNotImport(
    ['gateway/src/{seed,server}/**/*.ts'],
    [SEALED_VALUES],
    'Values are opened in domains/fields/values alone.',
  ),
  mayNotImport(
    ['gateway/src/transports/**/*.ts'],
    ['/server/(app|index)\\.js$', SEALED_VALUES],
    'The server mounts the transports; they know nothing of it, nor of what the values of a record are made of.',
  ),
  mayNotImport(
    ['web/src/{components,theme,i18n,lib}/**/*.{ts,tsx}'],
    ['/(features|app|session|apollo)/'],
    'The design system knows nothing of features.',
  ),
  mayNotImport(['web/src/features/**/*.{ts,tsx}'], ['/app/'], 'Features know nothing of the app that mounts them.'),
  mayNotImport(
    ['web/src/features/{identity,candidateArea}/**/*.{ts,tsx}', 'web/src/session/**/*.{ts,tsx}'],
    ['/app/', '^@apollo/', '/apollo/', '^radix-ui$', '^react-hook-form$', '/generated/staff'],
    'The login and the candidate routes stay light (docs/decisions/0001-two-web-clients.md), and know nothing of the app that mounts them.',
  ),
  closedTo(
    ['gateway/src/lib/parsing/**/*.ts'],
    [
      {
        regex: '^(?!@brazilian-utils/brazilian-utils/|[.]/)',
        message:
          'The web takes these modules into its build as they are: they import nothing but each other and the checks of numbers.',
      },
    ],
  ),
  ...closedImports(testFiles).map((each) => closedTo(...each)),
);
