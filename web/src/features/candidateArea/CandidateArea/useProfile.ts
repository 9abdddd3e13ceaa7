import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isInForce } from '../../../session/owner';
import { RequestError, requestFor } from '../../../session/request';
import { endSession } from '../../../session/sessionStore';
import { kindOfFailure } from '../failures';
import { ownCandidateQuery, type OwnCandidate } from '../ownCandidateOperations';
import { useOwner } from '../../../session/useSession';

export type Profile =
  | { status: 'loading' }
  | { status: 'failed'; mayPass: boolean }
  /** `askedAt` by `performance.now()`: what was saved since may not be in it. */
  | { status: 'ready'; candidate: OwnCandidate; askedAt: number };

async function fetchProfile(owner: string | null, language: string): Promise<Profile> {
  const askedAt = performance.now();
  try {
    const variables = { language: language === 'en-US' ? 'EN_US' : 'PT_BR' } as const;
    const { viewer } = await requestFor(owner)(ownCandidateQuery, variables);
    const candidate = viewer?.candidate;
    return candidate ? { status: 'ready', candidate, askedAt } : { status: 'failed', mayPass: false };
  } catch (error) {
    // The guard leads on, to the page that says so; the session of somebody who came since goes on.
    if (error instanceof RequestError && error.code === 'NOT_FOUND' && isInForce(owner)) endSession('deleted');
    return { status: 'failed', mayPass: kindOfFailure(error) !== 'final' };
  }
}

/**
 * The candidate's own record, in the language of the page; a later failure never takes away one that is there. `reload`
 * resolves once what it has loaded, or something newer, is shown. @throws RequestError (NETWORK) when nothing was loaded
 */
export function useProfile(): { profile: Profile; reload: () => Promise<void> } {
  const { i18n } = useTranslation();
  const owner = useOwner();
  const [profile, setProfile] = useState<Profile>({ status: 'loading' });
  const attempts = useRef(0);
  const shown = useRef(0);

  const reload = useCallback(async () => {
    const attempt = (attempts.current += 1);
    const fetched = await fetchProfile(owner, i18n.language);
    // An older answer must not replace a newer one, which has all that it was loaded for.
    if (attempt < shown.current) return;
    if (fetched.status === 'failed') {
      // As long as a newer one is on its way, the record may still come.
      if (attempt === attempts.current) setProfile((before) => (before.status === 'ready' ? before : fetched));
      throw RequestError.network(fetched);
    }
    shown.current = attempt;
    setProfile(fetched);
  }, [owner, i18n.language]);

  useEffect(() => {
    void reload().catch(() => undefined); // The page says that it failed.
  }, [reload]);

  return { profile, reload };
}
