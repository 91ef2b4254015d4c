// Writes the objects of a PDF file one behind the other (PDF 1.7, chapter 7.5). Nothing is copied from another file.
import { zlibSync } from 'fflate';

/** The number of an object, as other objects refer to it. */
export type ObjectNumber = number & { readonly pdfObject: true };

const ENCODER = new TextEncoder();
/** The second line has bytes above 127, by which programs see that the file is binary. */
const HEADER = [...ENCODER.encode('%PDF-1.7\n%'), 0xe2, 0xe3, 0xcf, 0xd3, 0x0a];

export const reference = (object: ObjectNumber): string => `${object} 0 R`;

/** A number of a content stream, which knows no exponents. */
export const decimal = (value: number): string => {
  if (!Number.isFinite(value)) throw new RangeError('A place in the document is not a number');
  return String(Number(value.toFixed(3)));
};

export class PdfWriter {
  private readonly parts: Uint8Array[] = [Uint8Array.from(HEADER)];
  private length = HEADER.length;
  /** By object number; the first number is 1. */
  private readonly offsets: number[] = [];

  private push(part: Uint8Array): void {
    this.parts.push(part);
    this.length += part.length;
  }

  /** Gives a number to an object that is written later. */
  reserve(): ObjectNumber {
    this.offsets.push(-1);
    return this.offsets.length as ObjectNumber;
  }

  add(content: string, number = this.reserve()): ObjectNumber {
    this.offsets[number - 1] = this.length;
    this.push(ENCODER.encode(`${number} 0 obj\n${content}\nendobj\n`));
    return number;
  }

  /** @param filter of bytes that are packed already; without one they are packed here */
  addStream(entries: string, bytes: Uint8Array, filter?: string): ObjectNumber {
    const packed = filter ? bytes : zlibSync(bytes);
    const number = this.reserve();
    this.offsets[number - 1] = this.length;
    const head = `<< ${entries} /Filter /${filter ?? 'FlateDecode'} /Length ${packed.length} >>`;
    this.push(ENCODER.encode(`${number} 0 obj\n${head}\nstream\n`));
    this.push(packed);
    this.push(ENCODER.encode('\nendstream\nendobj\n'));
    return number;
  }

  addText(entries: string, text: string): ObjectNumber {
    return this.addStream(entries, ENCODER.encode(text));
  }

  /** The whole file. */
  file(catalog: ObjectNumber, info: ObjectNumber): Uint8Array<ArrayBuffer> {
    const start = this.length;
    const rows = this.offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
    const size = rows.length + 1;
    const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`;
    const trailer = `trailer\n<< /Size ${size} /Root ${reference(catalog)} /Info ${reference(info)} >>\n`;
    this.push(ENCODER.encode(`${table}${trailer}startxref\n${start}\n%%EOF\n`));
    const whole = new Uint8Array(this.length);
    let at = 0;
    for (const part of this.parts) {
      whole.set(part, at);
      at += part.length;
    }
    return whole;
  }
}
