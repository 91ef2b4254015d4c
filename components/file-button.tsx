import { UploadIcon } from './icons.ts';

interface Props {
  readonly label: string;
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

/** A button that opens a file dialog. The browser's own file button would have a label in the browser's language. */
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
          // Cleared, so that choosing the same file again fires a change event.
          event.target.value = '';
        }}
      />
    </label>
  );
}
