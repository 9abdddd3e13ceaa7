import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppShell } from '../../../components/AppShell/AppShell';
import { Button } from '../../../components/Button/Button';
import { Inline } from '../../../components/Layout/Layout';
import { SkeletonRows } from '../../../components/Skeleton/Skeleton';
import { request, RequestError } from '../../../session/request';
import { LanguageSwitch } from '../../identity/LanguageSwitch/LanguageSwitch';
import { useSignOut } from '../../identity/useSignOut';
import { forgetStoredAnswers } from '../storedAnswers';
import { Consent } from '../Consent/Consent';
import { ownCandidateDocument, type OwnCandidate } from '../ownCandidateDocuments';

// the form loads while the consent is being read: the first page of a phone waits for neither of them
const loadForm = () => import('./CandidateForm');
const CandidateForm = lazy(loadForm);
const AccessHelp = lazy(() => import('./AccessHelp'));

type Profile =
  { status: 'loading' } | { status: 'failed'; offline: boolean } | { status: 'ready'; candidate: OwnCandidate };

async function fetchProfile(language: string): Promise<Profile> {
  try {
    const { viewer } = await request(ownCandidateDocument, { language: language === 'en-US' ? 'EN_US' : 'PT_BR' });
    return viewer?.candidate ? { status: 'ready', candidate: viewer.candidate } : { status: 'failed', offline: false };
  } catch (error) {
    return { status: 'failed', offline: error instanceof RequestError && error.code === 'NETWORK' };
  }
}

/** /candidate: consent, wizard, review; after finishing, what was sent. */
export default function CandidateArea() {
  const { t, i18n } = useTranslation('candidate');
  const { t: identityT } = useTranslation('identity');
  const signOut = useSignOut();
  const [profile, setProfile] = useState<Profile>({ status: 'loading' });
  const [justConsented, setJustConsented] = useState(false);

  const [attempt, setAttempt] = useState(0);
  const reload = () => setAttempt((before) => before + 1);

  useEffect(() => {
    let isCurrent = true;
    void fetchProfile(i18n.language).then((fetched) => {
      if (isCurrent) setProfile(fetched);
    });
    // a failure shows when the form is needed
    void loadForm().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [i18n.language, attempt]);

  const leave = () => {
    forgetStoredAnswers();
    signOut();
  };

  if (profile.status === 'failed') {
    return (
      <Suspense>
        <AccessHelp offline={profile.offline} onRetry={reload} onLeave={forgetStoredAnswers} />
      </Suspense>
    );
  }
  return (
    <AppShell
      width="narrow"
      home="/candidate"
      userMenu={
        <Inline $gap={3}>
          <LanguageSwitch />
          <Button variant="ghost" onClick={leave}>
            {identityT('signOut.label')}
          </Button>
        </Inline>
      }
    >
      <title>{t('pageTitle', { page: t('title') })}</title>
      {profile.status === 'loading' ? (
        <SkeletonRows rows={4} />
      ) : profile.candidate.hasConsented ? (
        <Suspense fallback={<SkeletonRows rows={4} />}>
          <CandidateForm candidate={profile.candidate} startAtFirst={justConsented} />
        </Suspense>
      ) : (
        <Consent
          document={profile.candidate.consentDocument}
          companyName={profile.candidate.companyName}
          onAccepted={() => {
            setJustConsented(true);
            reload();
          }}
        />
      )}
    </AppShell>
  );
}
