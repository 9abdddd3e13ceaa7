import { keyframes, styled } from 'styled-components';
import { color, radius, space } from '../../theme/tokens';

const shine = keyframes`from { background-position: 150% 0; } to { background-position: -50% 0; }`;

/** One grey bar of a given size; the others are made of it. */
export const SkeletonBar = styled.span.attrs({ 'aria-hidden': true })<{ $width?: string; $height?: string }>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  max-width: 100%;
  height: ${({ $height = '0.875rem' }) => $height};
  border-radius: ${radius.small};
  background: linear-gradient(100deg, ${color.skeleton} 40%, ${color.skeletonShine} 50%, ${color.skeleton} 60%);
  background-size: 200% 100%;
  animation: ${shine} 1.6s linear infinite;
`;

const Lines = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  padding: ${space[4]} 0;
  & + & {
    border-top: 1px solid ${color.border};
  }
`;

const widths = ['92%', '76%', '84%', '64%', '80%'];

/** Lines of text to come. Hidden from screen readers: put `aria-busy` on the region, or a Spinner beside it. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  return (
    <Lines aria-hidden>
      {Array.from({ length: lines }, (_, index) => (
        <SkeletonBar key={index} $width={widths[index % widths.length]} />
      ))}
    </Lines>
  );
}

/** List rows to come: as many as the page will have, so that nothing jumps. */
export function SkeletonRows({ rows = 5 }: { rows?: number }) {
  return (
    <div aria-hidden>
      {Array.from({ length: rows }, (_, index) => (
        <Row key={index}>
          <SkeletonBar $width="2.25rem" $height="2.25rem" />
          <Lines style={{ flex: 1 }}>
            <SkeletonBar $width={widths[index % widths.length]} />
            <SkeletonBar $width="40%" $height="0.75rem" />
          </Lines>
          <SkeletonBar $width="5rem" $height="1.5rem" />
        </Row>
      ))}
    </div>
  );
}
