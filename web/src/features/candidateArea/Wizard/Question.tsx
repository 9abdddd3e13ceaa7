import { styled } from 'styled-components';
import { typeset } from '../../../theme/tokens';
import type { StepProblem } from '../stepProblems';

/** A longer label is a sentence, and smaller: the input must stay above a phone's keyboard. */
export const LONG_LABEL = 60;

export const Question = styled.h1<{ $long: boolean }>`
  ${({ $long }) => typeset($long ? 'title' : 'heading', 'bold')}
  overflow-wrap: anywhere;
`;

const ComplaintTitle = styled.strong`
  display: block;
`;

/** What keeps the candidate from going on. */
export function ComplaintText({ complaint: { title, description } }: { complaint: StepProblem }) {
  return (
    <>
      {title && <ComplaintTitle>{title} </ComplaintTitle>}
      <span>{description}</span>
    </>
  );
}

/** Where a step stands: one opened from the review leads back there. */
export type StepPlace = 'middle' | 'last' | 'review';

/** The key of the text on the button that leads on. */
export const goText = {
  middle: 'wizard.next',
  last: 'wizard.finish',
  review: 'wizard.backToReview',
} as const satisfies Record<StepPlace, string>;
