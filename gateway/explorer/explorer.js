/** The explorer's page: plain modules and no library, so that it works offline and under the strict policy of all pages. */
import { drawSchema } from './schema.js';

const element = (id) => document.getElementById(id);
const operation = element('operation');
const variables = element('variables');
const answer = element('answer');
const outcome = element('outcome');

/** Kept in this page only: a reload signs out. */
let accessToken = null;

operation.value = `# Sign in above, then run this.
query FirstCandidates($first: Int) {
  candidates(first: $first, sort: NAME_ASC) {
    totalCount
    edges {
      node {
        id
        name
        status
        progress
        confirmations { clientName isConfirmed }
      }
    }
  }
}
`;
variables.value = '{ "first": 5 }';

async function graphql(query, values) {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(accessToken && { authorization: `Bearer ${accessToken}` }) },
    body: JSON.stringify({ query, variables: values }),
  });
  return { status: response.status, body: await response.json() };
}

async function run() {
  outcome.value = 'Running…';
  const began = performance.now();
  try {
    const { status, body } = await graphql(operation.value, JSON.parse(variables.value || '{}'));
    answer.textContent = JSON.stringify(body, null, 2);
    outcome.value = `HTTP ${status}, ${Math.round(performance.now() - began)} ms`;
  } catch (error) {
    answer.textContent = '';
    outcome.value = error instanceof SyntaxError ? `The variables are no JSON: ${error.message}` : error.message;
  }
}

async function signIn(event) {
  event.preventDefault();
  const input = Object.fromEntries(new FormData(event.target));
  const { body } = await graphql(
    `
      mutation SignIn($input: SignInInput!) {
        signIn(input: $input) {
          accessToken
          userErrors {
            message
          }
        }
      }
    `,
    { input },
  );
  const { accessToken: token, userErrors } = body.data?.signIn ?? { userErrors: body.errors };
  if (token) await showSession(token, input.email);
  else element('session').textContent = userErrors.map(({ message }) => message).join(' ');
}

async function showSession(token, email) {
  accessToken = token;
  element('session').textContent = token ? `Signed in as ${email}` : 'Not signed in';
  element('sign-in').hidden = Boolean(token);
  element('sign-out').hidden = !token;
  element('sign-in').reset();
}

async function signOut() {
  await graphql('mutation { signOut { userErrors { message } } }');
  await showSession(null);
}

/** Puts a proposed operation where it can be changed and run. */
function propose(proposal) {
  operation.value = proposal.operation;
  variables.value = JSON.stringify(proposal.variables, null, 2);
  operation.focus();
  operation.setSelectionRange(0, 0);
  operation.scrollTop = 0;
}

element('sign-in').addEventListener('submit', signIn);
element('sign-out').addEventListener('click', signOut);
element('run').addEventListener('click', run);
document.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void run();
});

await drawSchema({ graphql, into: element('schema'), search: element('search'), propose });
