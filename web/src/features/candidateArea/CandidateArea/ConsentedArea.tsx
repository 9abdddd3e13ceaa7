import { lazy, Suspense, type ComponentType } from 'react';
import { styled } from 'styled-components';
import { Stack } from '../../../components/Layout/Layout';
import { media, space } from '../../../theme/tokens';
import type { WithdrawConsentProps } from '../Consent/WithdrawConsent';
import { EndedAdmission } from '../EndedAdmission/EndedAdmission';
import { CandidateForm, type CandidateFormProps } from './CandidateForm';

/** Without its button the form still stands: what is missing comes when the page is loaded anew. */
const NoButton = { default: () => null };
const WithdrawConsent = lazy<ComponentType<WithdrawConsentProps>>(() =>
  import('../Consent/WithdrawConsent').catch(() => NoButton),
);

/* Higher than what a window shows below its header: the button that takes the consent back is in no first screen, and never comes
   under the finger that goes on from question to question. */
const Page = styled(Stack)`
  justify-content: space-between;
  min-height: 100lvh;

  /* With room for the bar at the foot of a phone. */
  ${media.phone} {
    min-height: calc(100lvh + ${space[16]});
    padding-bottom: ${space[16]};
  }
`;

export interface ConsentedAreaProps extends CandidateFormProps, Pick<WithdrawConsentProps, 'onWithdrawn'> {}

/**
 * What the consent opens: the form, and at the end of the page the way to take the consent back. Once the company has ended
 * the admission that is said instead, also to a candidate who has not consented.
 */
export default function ConsentedArea({ onWithdrawn, ...form }: ConsentedAreaProps) {
  const { id, hasConsented, hasEnded } = form.candidate;
  return (
    <Page $gap={6}>
      {hasEnded ? (
        <EndedAdmission candidate={form.candidate} onExpired={form.onOutdated} />
      ) : (
        <CandidateForm {...form} />
      )}
      {hasConsented && (
        <Suspense>
          <WithdrawConsent candidateId={id} onWithdrawn={onWithdrawn} />
        </Suspense>
      )}
    </Page>
  );
}
