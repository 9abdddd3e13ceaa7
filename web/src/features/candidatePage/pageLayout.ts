import { styled } from 'styled-components';
import { color, media, radius, space, typeset } from '../../theme/tokens';

/** What is read at the left, what is done beside it. On a phone what is done comes first. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  align-items: start;

  @media (min-width: 1080px) {
    grid-template-columns: minmax(0, 1fr) clamp(20rem, 28vw, 26rem);
  }
`;

export const Column = styled.div`
  display: grid;
  gap: ${space[4]};
  min-width: 0;
`;

export const Aside = styled(Column)`
  @media (max-width: 1079px) {
    order: -1;
  }
`;

export const Head = styled.div`
  display: grid;
  gap: ${space[3]};
  margin-bottom: ${space[4]};
`;

export const HeadLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  min-width: 0;
`;

export const Names = styled.div`
  flex: 1 1 20rem;
  min-width: 0;
  overflow-wrap: anywhere;

  h1 {
    ${typeset('heading', 'semibold')}
  }
  p {
    ${typeset('body')}
    color: ${color.textMuted};
  }
`;

export const Standing = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  min-width: 0;
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};

  > [data-progress] {
    flex: 1 1 10rem;
    min-width: 8rem;
    max-width: 22rem;
  }
  > [data-actions] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
    margin-inline-start: auto;

    ${media.phone} {
      flex: 1 0 100%;
      margin: 0;

      > * {
        flex: 1 1 auto;
      }
    }
  }
`;

export const Quiet = styled.p`
  ${typeset('small')}
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;
