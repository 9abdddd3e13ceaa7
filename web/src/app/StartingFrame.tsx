import { styled } from 'styled-components';
import { Logo } from '../components/Logo/Logo';
import { Spinner } from '../components/Spinner/Spinner';
import { color, headerHeight, media, phoneHeaderHeight, space } from '../theme/tokens';

/* It is as high as the header of AppShell, which comes with the screen, so that nothing below it moves then. */
const Bar = styled.div`
  display: flex;
  align-items: center;
  box-sizing: content-box;
  height: ${headerHeight};
  padding-inline: ${space[6]};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};

  ${media.phone} {
    height: ${phoneHeaderHeight};
    padding-inline: ${space[4]};
  }
`;

/** The frame of a staff screen until it is there. */
export function StartingFrame() {
  return (
    <>
      <Bar data-toasts-below="">
        <Logo />
      </Bar>
      <Spinner block />
    </>
  );
}
