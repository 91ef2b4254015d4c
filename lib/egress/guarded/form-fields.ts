// Reads the fields of a FormData that the page sends, including its files.
import type { BlobReader } from './blobs.ts';
import type { BufferReader } from './buffers.ts';
import { type FrozenBody, frozenBody } from './frozen-body.ts';
import {
  addToPrivateList,
  brandCheck,
  type PrivateList,
  privateList,
  type Realm,
  unbound,
  withoutPrototype,
  withUnpatchedThen,
} from './primitives.ts';

interface Field {
  readonly name: string;
  readonly value: string | File;
}

interface FormFieldsReader {
  is(value: unknown): value is FormData;
  /** Undefined if a file can only be read asynchronously. */
  now(fields: FormData): FrozenBody | undefined;
  later(fields: FormData): Promise<FrozenBody>;
}

export function formFieldsReader(realm: Realm, all: BufferReader, blobs: BlobReader): FormFieldsReader {
  const { FormData: Fields } = realm;
  const eachField = unbound(Fields.prototype.forEach);
  const append = unbound(Fields.prototype.append as (name: string, value: unknown) => void);

  function fieldsOf(fields: FormData): PrivateList<Field> {
    const list = privateList<Field>();
    eachField(fields, (value, name) => addToPrivateList(list, withoutPrototype({ name, value })));
    return list;
  }

  function formOf(list: PrivateList<Field>): FormData {
    const form = new Fields();
    for (let i = 0; i < list.length; i += 1) {
      const field = list[i];
      if (field) append(form, field.name, field.value);
    }
    return form;
  }

  /** Undefined if a file can only be read asynchronously. */
  function textOfFields(list: PrivateList<Field>): string | undefined {
    let text = '';
    for (let i = 0; i < list.length; i += 1) {
      const { name, value } = list[i] ?? { name: '', value: '' };
      const isText = typeof value === 'string';
      text += all.lettersOf(`${name}=${isText ? value : blobs.nameOf(value)}\n`);
      if (isText) continue;
      const known = blobs.now(value);
      if (!known) return undefined;
      text += `${known.text}\n`;
    }
    return text;
  }

  async function readFields(list: PrivateList<Field>): Promise<FrozenBody> {
    const read = privateList<Field>();
    let text = '';
    let isUnread = false;
    for (let i = 0; i < list.length; i += 1) {
      const { name, value } = list[i] ?? { name: '', value: '' };
      if (typeof value === 'string') {
        text += all.lettersOf(`${name}=${value}\n`);
        addToPrivateList(read, withoutPrototype({ name, value }));
        continue;
      }
      const file = await withUnpatchedThen(blobs.later(value));
      isUnread ||= file.form === 'unread';
      text += `${all.lettersOf(`${name}=${blobs.nameOf(value)}\n`)}${file.text}\n`;
      addToPrivateList(read, withoutPrototype({ name, value: file.body as File }));
    }
    return frozenBody(isUnread ? 'unread' : 'fields', text, formOf(read));
  }

  return {
    is: brandCheck<FormData>((fields) => eachField(fields, () => undefined)),
    now(fields) {
      const list = fieldsOf(fields);
      const text = textOfFields(list);
      return text === undefined ? undefined : frozenBody('fields', text, formOf(list));
    },
    later: (fields) => readFields(fieldsOf(fields)),
  };
}
