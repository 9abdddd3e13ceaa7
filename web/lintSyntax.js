/** Syntax that the sources of the web do not use, for eslint.config.js. */

/** What would write a time by another clock than the language's one. */
export const otherClocks = [
  'MemberExpression[property.name=/^toLocale(Time|Date)String$/]',
  'Property[key.name=/^(timeStyle|hour|hour12|hourCycle)$/]',
].map((selector) => ({
  selector,
  message: 'Times are written by web/src/lib/moments.ts: each language has one clock.',
}));

/** What would stand on a screen in one language only. */
const SHOWN = 'title|placeholder|label|subtitle|header|message|text|caption|hint|description';
const pastTheCatalogues = [
  'JSXText[value=/\\p{L}{2}/u]',
  ':matches(JSXElement, JSXFragment) > JSXExpressionContainer > Literal[value=/\\p{L}{2}/u]',
  `JSXAttribute[name.name=/^(aria-label|alt|${SHOWN})$/] > Literal[value=/\\p{L}{2}/u]`,
  `JSXAttribute[name.name=/^(aria-label|alt|${SHOWN})$/] > JSXExpressionContainer > Literal[value=/\\p{L}{2}/u]`,
  `Property[key.name=/^(${SHOWN})$/] > Literal.value[value=/\\p{L}{2}/u]`,
].map((selector) => ({
  selector,
  message: 'Texts come from the catalogues of web/src/i18n, which are in both languages.',
}));

/** What a screen, or a list on it, lacks; React and the browser notice it late, or never. */
export const incompleteScreens = [
  {
    selector:
      "Program:has(JSXIdentifier[name=/^(Admin|Client|Staff)Shell$/]):has(ExportDefaultDeclaration):not(:has(JSXOpeningElement[name.name='title']))",
    message: 'A screen has a <title>: it names the window, and tells readers of screens that another page has come.',
  },
  {
    selector:
      "CallExpression[callee.property.name='map'] > ArrowFunctionExpression > JSXElement.body > JSXOpeningElement:not(:has(> JSXAttribute[name.name='key']))",
    message: 'What is made for each entry of a list has a key.',
  },
];

/** Controls that may stand without a name: those of the design system cannot. */
const bareControls = {
  selector:
    "JSXOpeningElement[name.name=/^(input|textarea|select)$/]:not(:has(> JSXAttribute[name.name='hidden'][value=null])):not(:has(> JSXAttribute[name.name='type'][value.value='radio']))",
  message: 'Use TextInput, TextArea, Select or Checkbox of web/src/components, which do not go without a label.',
};

/** Colours that would be the same in the dark. */
export const ownColours = [
  'TemplateElement[value.raw=/#[0-9a-f]{3,8}\\b|\\b(?:rgb|hsl)a?[(]/i]',
  'Literal[value=/^(?:#[0-9a-f]{3,8}|(?:rgb|hsl)a?[(].*)$/i]',
].map((selector) => ({ selector, message: 'Colours come from web/src/theme/tokens.ts, which knows the dark ones.' }));

/** What Safari before 16.4 cannot read: the whole file would be one syntax error. What the gateway shares with the web is read there too. */
export const lookBehind = {
  selector: 'Literal[regex.pattern=/[(][?]<[=!]/]',
  message: 'Browsers of before 2023 know no look-behind: take what stands before into a group.',
};

/** What no screen has. */
export const webSyntax = [...otherClocks, ...pastTheCatalogues, ...incompleteScreens, bareControls, lookBehind];

/** What the gateway's own build compiles. */
const gatewaySources = {
  regex: '/gateway/',
  message: "The web takes the gateway's sources through lib/parsing.ts alone.",
};

/** What would send for one candidate with the token of another one who has signed in in another tab. */
const requestOfAnyone = {
  regex: '/session/(request|authorizedFetch)$',
  importNames: ['request', 'authorizedFetch'],
  message: 'What belongs to one candidate is sent by useOwnRequest or requestFor, which name whose it is.',
};

/** What would show a person of the staff what was asked for the one before. */
const fetchOfAnyone = {
  regex: '/session/authorizedFetch$',
  message: 'Pages of the staff fetch by staffFetch, whose late answers no other person is shown.',
};

/** What would take the whole screen away where the code of a dialog or a part does not come. */
const lazyByItself = {
  regex: '^react$',
  importNames: ['lazy', 'Suspense'],
  message:
    'Dialogs and parts of staff screens are made by lazyComponent and stand in <LazyDialog> or <LazySection> (features/lazyLoading).',
};

/** What draws those two, and the light routes, which say in ways of their own that a part did not come. */
const ownLoading = ['web/src/features/{lazyLoading,identity/Login,candidateArea}/**'];

/**
 * Imports that files of the web do without, tests apart: the files, the patterns, the files that may. One setting counts for a
 * file, the last one, so that each repeats what holds for all.
 * @param testFiles the files of tests
 */
export const closedImports = (testFiles) => [
  [['web/src/**/*.{ts,tsx}'], [gatewaySources], [...testFiles, 'web/src/lib/parsing.ts']],
  [['web/src/features/**/*.{ts,tsx}'], [gatewaySources, lazyByItself, fetchOfAnyone], [...testFiles, ...ownLoading]],
  // Its connection is closed with the screen, and shows nothing itself.
  [['web/src/features/live/liveConnection.ts'], [gatewaySources, lazyByItself], testFiles],
  [['web/src/features/candidateArea/**/*.{ts,tsx}'], [gatewaySources, requestOfAnyone], testFiles],
];
