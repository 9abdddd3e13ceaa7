import { ApolloProvider } from '@apollo/client/react';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ReactElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { createStaffClient } from '../apollo/client';
import { toast } from '../components/Toast/toast';
import { Toaster } from '../components/Toast/Toaster';
import { staffTexts } from '../app/staffScreens';
import { loadTexts } from '../i18n';
import { CandidateSelectionProvider } from '../features/candidates/candidateSelection';
import { DraftsProvider } from '../features/recordDialog/drafts';
import { ownerInForce } from '../session/owner';
import { setSession } from '../session/sessionStore';
import { rememberUser } from './session';
import { StylesAside } from './StylesAside';

interface RenderStaffOptions {
  /** Where the memory router starts. */
  path?: string;
  role?: 'admin' | 'client';
  /** Whether the server has a mail server. */
  canMail?: boolean;
  /** Whether the person keeps the accounts of a team and webhooks, as administrators and the contact of a company do. */
  keepsTeam?: boolean;
}

/** Renders a staff screen with a fresh Apollo client and a signed-in person; `address()` tells where the router is. */
export async function renderStaff(
  ui: ReactElement,
  { path = '/', role = 'admin', canMail = true, keepsTeam = role === 'admin' }: RenderStaffOptions = {},
) {
  toast.clear();
  await loadTexts(...staffTexts);
  if (ownerInForce() === null) rememberUser();
  const owner = ownerInForce() ?? '';
  // Nothing is left of the test before.
  setSession({ status: 'anonymous', reason: 'signedOut', kind: null });
  setSession({
    status: 'authenticated',
    viewer: {
      kind: 'user',
      owner,
      id: 'viewer',
      name: role === 'admin' ? 'Ana Lima' : 'Marina Tavares',
      email: 'ana@esteira.local',
      roles: [role],
      mustChangePassword: false,
      mustEnableTwoFactor: false,
      viewerCanManageClients: role === 'admin',
      viewerCanManageFields: role === 'admin',
      viewerCanManageStaff: keepsTeam,
      viewerCanManageRetention: role === 'admin',
      viewerCanManageWebhooks: keepsTeam,
      viewerCanExport: role === 'admin',
      viewerCanCreateCandidates: true,
      viewerCanMailCandidates: canMail,
    },
  });
  let current = '';
  const Address = () => {
    const { pathname, search } = useLocation();
    current = pathname + search;
    return null;
  };
  const user = userEvent.setup();
  const result = render(
    <StylesAside>
      <MemoryRouter initialEntries={[path]}>
        <ApolloProvider client={createStaffClient(owner)}>
          <CandidateSelectionProvider>
            <DraftsProvider owner={owner}>
              <Suspense fallback={null}>{ui}</Suspense>
            </DraftsProvider>
          </CandidateSelectionProvider>
          {/* A busy machine lets their time pass before a test has looked at them. */}
          <Toaster duration={Infinity} />
          <Address />
        </ApolloProvider>
      </MemoryRouter>
    </StylesAside>,
  );
  return { user, address: () => current, ...result };
}
