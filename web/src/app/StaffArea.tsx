import '@fontsource-variable/inter/index.css';
import { ApolloProvider } from '@apollo/client/react';
import { Suspense, useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { createStaffClient } from '../apollo/client';
import { retryWhenOnline } from '../apollo/retryWhenOnline';
import { CandidateSelectionProvider } from '../features/candidates/candidateSelection';
import { LiveProvider } from '../features/live/LiveProvider';
import { DraftsProvider } from '../features/recordDialog/drafts';
import { useOwner } from '../session/useSession';
import { StartingFrame } from './StartingFrame';

/** What admin and client screens stand in: cache, choices and drafts of one signed-in person, so that one person never sees another's. */
export default function StaffArea() {
  const owner = useOwner();
  return <StaffProviders key={owner} owner={owner} />;
}

function StaffProviders({ owner }: { owner: string | null }) {
  const [client] = useState(() => createStaffClient(owner));
  useEffect(() => retryWhenOnline(client), [client]);
  return (
    <ApolloProvider client={client}>
      <CandidateSelectionProvider>
        <DraftsProvider owner={owner}>
          <LiveProvider>
            <Suspense fallback={<StartingFrame />}>
              <Outlet />
            </Suspense>
          </LiveProvider>
        </DraftsProvider>
      </CandidateSelectionProvider>
    </ApolloProvider>
  );
}
