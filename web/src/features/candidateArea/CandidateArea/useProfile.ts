import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request, RequestError } from '../../../session/request';
import { endSession } from '../../../session/sessionStore';
import { ownCandidateDocument, type OwnCandidate } from '../ownCandidateDocuments';

export type Profile =
  { status: 'loading' } | { status: 'failed'; offline: boolean } | { status: 'ready'; candidate: OwnCandidate };

async function fetchProfile(language: string): Promise<Profile> {
  try {
    const { viewer } = await request(ownCandidateDocument, { language: language === 'en-US' ? 'EN_US' : 'PT_BR' });
    return viewer?.candidate ? { status: 'ready', candidate: viewer.candidate } : { status: 'failed', offline: false };
  } catch (error) {
    // the guard leads on, to the page that says so
    if (error instanceof RequestError && error.code === 'NOT_FOUND') endSession('deleted');
    return { status: 'failed', offline: error instanceof RequestError && error.code === 'NETWORK' };
  }
}

/** The candidate's own record, in the language of the page; a later failure never takes away one that is there. */
export function useProfile(): { profile: Profile; reload: () => void } {
  const { i18n } = useTranslation();
  const [profile, setProfile] = useState<Profile>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    void fetchProfile(i18n.language).then((fetched) => {
      if (!isCurrent) return;
      setProfile((before) => (fetched.status === 'failed' && before.status === 'ready' ? before : fetched));
    });
    return () => {
      isCurrent = false;
    };
  }, [i18n.language, attempt]);

  return { profile, reload: () => setAttempt((before) => before + 1) };
}
