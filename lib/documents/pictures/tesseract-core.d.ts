// The part of Tesseract's WebAssembly build that is used here; the package has no types.
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  export interface TessBaseAPI {
    /** @returns 0 if the languages ("eng+deu") were loaded */
    Init(folder: string | null, languages: string, engine: number): number;
    SetVariable(name: string, value: string): boolean;
    SetPageSegMode(mode: number): void;
    /** Reads the file "/input". @returns 0 if it is a picture */
    SetImageFile(orientation?: number, angle?: number): number;
    /** @returns 0 on success */
    Recognize(monitor: null): number;
    GetTSVText(page: number): string;
    Clear(): void;
    End(): void;
  }

  export interface TesseractCore {
    readonly FS: {
      writeFile(path: string, content: Uint8Array): void;
      unlink(path: string): void;
    };
    readonly TessBaseAPI: new () => TessBaseAPI;
    destroy(object: TessBaseAPI): void;
  }

  interface CoreOptions {
    readonly wasmBinary: Uint8Array | ArrayBuffer;
    readonly print: (line: string) => void;
    readonly printErr: (line: string) => void;
    /** @param percent of the page, from 0 to 100 */
    readonly TesseractProgress: (percent: number) => void;
  }

  const load: (options: CoreOptions) => Promise<TesseractCore>;
  export default load;
}
