import type { AccessRule } from '../../auth/rules.js';
import { openApiDocument } from './openapi.js';
import { exampleOf } from './openapiExamples.js';
import { escapeHtml, property, propertyList, prose, typeInWords } from './openapiPageSchema.js';
import { openapiPageStyle } from './openapiPageStyle.js';
import { expanded, type JsonSchema, type Models } from './openapiSchemas.js';

type Content = Record<string, { schema: JsonSchema; example?: unknown }>;

interface Answer {
  description: string;
  content?: Content;
}

interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  'x-access': AccessRule;
  parameters: { name: string; in: string; required: boolean; description?: string; schema: JsonSchema }[];
  requestBody?: { content: Content };
  responses: Record<string, Answer | { $ref: string }>;
}

interface Call extends Operation {
  method: string;
  path: string;
}

const whoMay: Record<AccessRule, string> = {
  anyone: 'anyone',
  signedIn: 'anybody who is signed in',
  activeAccount: 'anybody who is signed in and has nothing to do first',
  admin: 'administrators',
  client: 'clients',
  staff: 'administrators, and clients for what is theirs',
  staffBeforeTwoFactor:
    'administrators and clients, also before they switch on two-step sign-in that is demanded of them',
  candidate: 'candidates, for themselves',
  consentedCandidate: 'candidates who have consented, for themselves',
  staffOrConsentedCandidate: 'administrators, clients, and candidates who have consented, for what is theirs',
  anyoneOrKey: 'anyone',
  signedInOrKey: 'anybody who is signed in, or an access key',
  activeAccountOrKey: 'anybody who is signed in and has nothing to do first, or an access key',
  adminOrKey: 'administrators, or an access key of one',
  clientOrKey: 'clients, or an access key of one',
  staffOrKey: 'administrators, and clients for what is theirs, or an access key of one',
  staffOrKeyOrConsentedCandidate:
    'administrators and clients, or an access key of one, and candidates who have consented, for what is theirs',
};

/** Stands for the nonce in the page that is kept. */
const NONCE = '{nonce}';
let kept: readonly string[] | undefined;

/**
 * The documentation of every call at `/v1/docs`, made from the OpenAPI document: one page without scripts, for the strict CSP. It is made
 * once, as anybody may ask for it.
 */
export function openApiPage(nonce: string): string {
  kept ??= pageOfCalls().split(NONCE);
  return kept.join(escapeHtml(nonce));
}

function pageOfCalls(): string {
  const { info, tags, components, ...document } = openApiDocument() as unknown as {
    info: { title: string; description: string };
    tags: { name: string; description: string }[];
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Models; responses: Record<string, Answer> };
  };
  const calls = Object.entries(expanded(document.paths, components.schemas)).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({
      ...operation,
      method: method.toUpperCase(),
      path: `/v1${path}`,
    })),
  );
  const groups = tags.map(({ name, description }) => ({
    ...{ tag: name, description },
    calls: calls.filter((call) => call.tags.includes(name)),
  }));
  const contents = groups.map(
    ({ tag, calls }) =>
      `<details><summary>${escapeHtml(tag)}</summary><ul>${calls.map(linkTo).join('')}</ul></details>`,
  );
  const sections = groups.map(
    ({ tag, description, calls }) =>
      `<section><h2>${escapeHtml(tag)}</h2><p>${prose(description)}</p>${calls.map((call) => sectionOf(call, components.responses)).join('')}</section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(info.title)}</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><style nonce="${NONCE}">${openapiPageStyle}</style></head>
<body><nav aria-label="Calls">${contents.join('')}</nav><main><h1>${escapeHtml(info.title)}</h1><p>${prose(info.description)}</p>
<p>For programs: <a href="/v1/openapi.json">OpenAPI 3.1</a>. In the examples <code>$BASE</code> is the address of this server and
<code>$TOKEN</code> the access token of <a href="#signIn">POST /v1/identity/login</a> or the token of
<a href="#signInCandidate">POST /v1/candidates/login</a>.</p>${sections.join('')}</main></body></html>`;
}

const linkTo = ({ operationId, method, path }: Call) =>
  `<li><a href="#${operationId}">${method} ${escapeHtml(path)}</a></li>`;

function sectionOf(call: Call, failures: Record<string, Answer>): string {
  const { operationId, method, path, parameters, requestBody } = call;
  const answers = Object.entries(call.responses).map(([status, answer]) => {
    const failure = '$ref' in answer ? failures[answer.$ref.split('/').at(-1) ?? ''] : undefined;
    return { status, failure, answer: answer as Answer };
  });
  const parts = [
    `<h3><a href="#${operationId}">${method} ${escapeHtml(path)}</a></h3><p>${prose(call.description)}</p>`,
    `<p class="who">Who may: ${whoMay[call['x-access']]}</p>`,
    ...(parameters.length === 0 ? [] : [`<h4>Parameters</h4><ul>${parameters.map(parameterOf).join('')}</ul>`]),
    ...Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) =>
      contentOf('payload', 'Payload', type, schema),
    ),
    ...answers.flatMap(({ status, failure, answer }) => (failure ? [] : [answerOf(status, answer)])),
    `<details><summary>Errors</summary><ul>${answers
      .map(({ status, failure }) => (failure ? `<li><code>${status}</code> ${prose(failure.description)}</li>` : ''))
      .join('')}</ul></details>`,
    `<details><summary>Example</summary><pre tabindex="0">${escapeHtml(curlOf(call))}</pre></details>`,
  ];
  return `<section id="${operationId}">${parts.join('')}</section>`;
}

const parameterOf = ({ name, in: place, required, description, schema }: Operation['parameters'][number]) =>
  property(
    name,
    { ...schema, ...(description !== undefined && { description }) },
    [`in the ${place}`, ...(required ? ['required'] : [])],
    'payload',
  );

function answerOf(status: string, { content }: Answer): string {
  const [first] = Object.entries(content ?? {});
  return first ? contentOf('answer', `Answer ${status}`, first[0], first[1].schema) : `<h4>Answer ${status}</h4>`;
}

function contentOf(place: 'payload' | 'answer', title: string, type: string, schema: JsonSchema): string {
  const inside = propertyList(schema, place) || `<p>${escapeHtml(typeInWords(schema))}</p>`;
  return `<details${place === 'payload' ? ' open' : ''}><summary>${title}, ${escapeHtml(type)}</summary>${inside}</details>`;
}

/** The call from a shell. */
function curlOf({ method, path, requestBody, responses, ...call }: Call): string {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => `$${name.toUpperCase()}`);
  const asked = call.parameters.filter((parameter) => parameter.in === 'query' && parameter.required);
  const query = asked.map(({ name, schema }) => `${name}=${String(exampleOf(schema, name))}`).join('&');
  const [body] = Object.entries(requestBody?.content ?? {});
  const download = Object.values(responses).find(
    (answer) => 'content' in answer && !answer.content?.['application/json'],
  );
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}"$BASE${address}${query && `?${query}`}"`,
    ...(call['x-access'] === 'anyone' ? [] : ['-H "authorization: Bearer $TOKEN"']),
    ...(body ? dataOf(body[0], body[1]) : []),
    ...(download ? ['-o answer'] : []),
  ].join(' \\\n  ');
}

function dataOf(type: string, { schema, example }: Content[string]): string[] {
  if (type === 'application/json') {
    return [`-H 'content-type: application/json'`, `-d '${JSON.stringify(example)}'`];
  }
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, property]) => {
    const isFile = (property.items ?? property).format === 'binary';
    if (!isFile && !required.includes(name)) return [];
    return [`-F '${name}=${isFile ? '@' : ''}${[exampleOf(property, name)].flat().join()}'`];
  });
}
