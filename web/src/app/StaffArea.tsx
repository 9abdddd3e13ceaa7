import '@fontsource-variable/inter/index.css';
import { ApolloProvider } from '@apollo/client/react';
import { Suspense, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { createStaffClient } from '../apollo/client';
import { retryWhenOnline } from '../apollo/retryWhenOnline';
import { toast } from '../components/Toast/toast';
import { CandidateSelectionProvider } from '../features/candidates/candidateSelection';
import { useDemandMeanwhile } from '../features/identity/TwoFactor/useDemandMeanwhile';
import { ChunkErrorBoundary } from '../features/lazyLoading/ChunkErrorBoundary';
import { lazyComponent } from '../features/lazyLoading/loadChunk';
import { LiveProvider } from '../features/live/LiveProvider';
import { DraftsProvider } from '../features/recordDialog/drafts';
import { sessionStore } from '../session/sessionStore';
import { isSessionOver } from '../session/staffFetch';
import { useOwner, useViewer } from '../session/useSession';
import { loadViewer } from '../session/viewer';
import BrokenScreen from './BrokenScreen';
import { ErrorBoundary } from './ErrorBoundary';
import { StartingFrame } from './StartingFrame';
import { UnloadedScreen } from './UnloadedScreen';

const DemandedTwoFactor = lazyComponent(() => import('../features/identity/TwoFactor/DemandedTwoFactor'));

/** What admin and client screens stand in: cache, choices and drafts of one signed-in person, so that one person never sees another's. */
export default function StaffArea() {
  const owner = useOwner();
  return <StaffProviders key={owner} owner={owner} />;
}

function StaffProviders({ owner }: { owner: string | null }) {
  const [client] = useState(() => createStaffClient(owner));
  useEffect(() => retryWhenOnline(client), [client]);
  const { isAsked, finish } = useDemandMeanwhile(owner);
  const isDue = useViewer()?.mustEnableTwoFactor === true;
  // Screens that are open already stay, with all that is typed in them, and are asked for it where they are.
  const [wasDue] = useState(isDue);
  const from = useLocation();
  // Messages name candidates; the one that says that the session has ended comes after this.
  useEffect(() => sessionStore.subscribe(() => isSessionOver(owner) && toast.clear()), [owner]);
  // Until a second factor that is demanded is set up the sign-in screen keeps the person.
  if (wasDue && isDue) return <Navigate to="/login" replace state={{ from, owner }} />;
  return (
    <ApolloProvider client={client}>
      <CandidateSelectionProvider>
        <DraftsProvider owner={owner}>
          <LiveProvider>
            <StaffScreen />
            {(isAsked || isDue) && (
              // Where it cannot be loaded, what is refused says what is demanded, and a reload asks for it.
              <ChunkErrorBoundary fallback={null}>
                <Suspense>
                  <DemandedTwoFactor
                    onDone={async () => {
                      if (isDue) await loadViewer();
                      finish();
                      // What was refused meanwhile is shown as failed.
                      await client.refetchQueries({ include: 'active' });
                    }}
                  />
                </Suspense>
              </ChunkErrorBoundary>
            )}
          </LiveProvider>
        </DraftsProvider>
      </CandidateSelectionProvider>
    </ApolloProvider>
  );
}

/** Around a staff screen. What is shown where it fails has come with the area: it is needed where nothing more can be loaded. */
function StaffScreen() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary fallback={<BrokenScreen />} resetKey={pathname}>
      <ChunkErrorBoundary fallback={<UnloadedScreen />} resetKey={pathname}>
        <Suspense fallback={<StartingFrame />}>
          <Outlet />
        </Suspense>
      </ChunkErrorBoundary>
    </ErrorBoundary>
  );
}
