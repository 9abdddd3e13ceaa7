import { useRef } from 'react';
import { Button, type ButtonProps } from '../../../components/Button/Button';

export interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** What the chooser offers: types or endings, as of `<input accept>`. */
  accept: string;
  /** Opens the camera at once where there is one. */
  capture?: boolean;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
}

/** A button that opens the camera or the device's own chooser. */
export function FileButton({ accept, capture = false, multiple = false, onFiles, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        {...(capture && { capture: 'environment' })}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = ''; // A file may be chosen once more.
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
