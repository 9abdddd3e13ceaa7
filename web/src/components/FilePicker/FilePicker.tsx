import { css, styled } from 'styled-components';
import { buttonStyles, type ButtonStyleProps } from '../Button/buttonStyles';
import { useLabelledControl } from '../Field/fieldContext';
import { color, focusRing, radius, space, typeset } from '../../theme/tokens';

const Root = styled.div<{ $tall: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
  overflow-wrap: anywhere;
  ${typeset('body')}
  color: ${color.textMuted};
  ${({ $tall }) =>
    $tall &&
    css`
      flex-direction: column;
      justify-content: center;
      min-height: 9rem;
      padding: ${space[5]};
      border: 2px dashed ${color.borderStrong};
      border-radius: ${radius.large};
      text-align: center;

      &:hover,
      &:focus-within {
        border-color: ${color.accent};
        background: ${color.surfaceHover};
      }
    `}
`;

const Looks = styled.span<ButtonStyleProps>`
  ${buttonStyles}
  flex: none;
`;

/* Over all of it: clicks, dropped files and the focus are the browser's own. */
const Input = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  opacity: 0;
  cursor: pointer;

  &:focus-visible + ${Looks} {
    ${focusRing}
  }
`;

export interface FilePickerProps {
  file: File | null;
  /** Which files the browser offers, such as `.xlsx`. */
  accept: string;
  onChoose: (file: File) => void;
  /** What the button says. */
  chooseLabel: string;
  /** Said while no file is chosen. */
  noneLabel: string;
  /** A field to drop files on, and not a line of a form. */
  tall?: boolean;
}

/**
 * Chooses one file. The browser's own control speaks the browser's language instead of the page's, and forgets its file when
 * it leaves the page; this one shows the file that it is given.
 */
export function FilePicker({ file, accept, onChoose, chooseLabel, noneLabel, tall = false }: FilePickerProps) {
  const control = useLabelledControl({});
  return (
    <Root $tall={tall}>
      <Input
        {...control}
        type="file"
        accept={accept}
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          if (chosen) onChoose(chosen);
          // A file that was corrected can be chosen again under its name.
          event.target.value = '';
        }}
      />
      <Looks $variant="secondary" $size="medium" aria-hidden>
        {chooseLabel}
      </Looks>
      <span role="status">{file?.name ?? noneLabel}</span>
    </Root>
  );
}
