import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './explorer.css';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';

const FIRST_QUERY = `# 1. Sign in: run this mutation with the e-mail and the password of a user.
# 2. Put the access token into the tab 'Headers' below: { "Authorization": "Bearer …" }
# 3. Run the query.
mutation SignIn {
  signIn(input: { email: "", password: "" }) {
    accessToken
    userErrors {
      message
    }
  }
}

query FirstCandidates {
  candidates(first: 5, sort: NAME_ASC) {
    totalCount
    edges {
      node {
        id
        name
        status
        progress
        confirmations {
          clientName
          isConfirmed
        }
      }
    }
  }
}
`;

/** Asks the server that this page came from, with the fields of the tab 'Headers'. */
async function ask(question: object, { headers }: { headers?: Record<string, unknown> } = {}) {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { ...(headers as Record<string, string> | undefined), 'content-type': 'application/json' },
    body: JSON.stringify(question),
  });
  return response.json() as Promise<object>;
}

const container = document.getElementById('explorer');
if (container) {
  // What is typed here may hold passwords and tokens: it is kept in this tab, and not in the browser for good.
  createRoot(container).render(
    <GraphiQL
      fetcher={ask}
      storage={sessionStorage}
      initialQuery={FIRST_QUERY}
      defaultEditorToolsVisibility="headers"
      shouldPersistHeaders={false}
      showPersistHeadersSettings={false}
    />,
  );
}
