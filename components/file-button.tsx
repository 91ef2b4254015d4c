import { UploadIcon } from './icons.ts';

interface Props {
  readonly label: string;
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

/** Asks for a file. The browser would write on its own button, and in its own language. */
export function FileButton({ label, accept, onFile }: Props) {
  return (
    <label className="cc-button cc-file">
      <UploadIcon />
      {label}
      <input
        type="file"
        className="cc-hidden"
        accept={accept}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onFile(file);
          // The same file can be chosen again.
          event.target.value = '';
        }}
      />
    </label>
  );
}
