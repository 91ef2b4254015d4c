// Reads the fields of a FormData that the page sends, including its files.
import type { Blobs } from './blobs.ts';
import type { Buffers } from './buffers.ts';
import { type Frozen, frozen } from './frozen.ts';
import { bare, branded, type Held, held, hold, method, own, type Realm } from './primitives.ts';

interface Field {
  readonly name: string;
  readonly value: string | File;
}

export interface FormFields {
  is(value: unknown): value is FormData;
  /** Undefined if a file can only be read asynchronously. */
  now(fields: FormData): Frozen | undefined;
  later(fields: FormData): Promise<Frozen>;
}

export function formFields(realm: Realm, all: Buffers, blobs: Blobs): FormFields {
  const { FormData: Fields } = realm;
  const eachField = method(Fields.prototype.forEach);
  const append = method(Fields.prototype.append as (name: string, value: unknown) => void);

  function fieldsOf(fields: FormData): Held<Field> {
    const list = held<Field>();
    eachField(fields, (value, name) => hold(list, bare({ name, value })));
    return list;
  }

  function formOf(list: Held<Field>): FormData {
    const form = new Fields();
    for (let i = 0; i < list.length; i += 1) {
      const field = list[i];
      if (field) append(form, field.name, field.value);
    }
    return form;
  }

  /** Undefined if a file can only be read asynchronously. */
  function textOfFields(list: Held<Field>): string | undefined {
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

  async function readFields(list: Held<Field>): Promise<Frozen> {
    const read = held<Field>();
    let text = '';
    let isUnread = false;
    for (let i = 0; i < list.length; i += 1) {
      const { name, value } = list[i] ?? { name: '', value: '' };
      if (typeof value === 'string') {
        text += all.lettersOf(`${name}=${value}\n`);
        hold(read, bare({ name, value }));
        continue;
      }
      const file = await own(blobs.later(value));
      isUnread ||= file.form === 'unread';
      text += `${all.lettersOf(`${name}=${blobs.nameOf(value)}\n`)}${file.text}\n`;
      hold(read, bare({ name, value: file.body as File }));
    }
    return frozen(isUnread ? 'unread' : 'fields', text, formOf(read));
  }

  return {
    is: branded<FormData>((fields) => eachField(fields, () => undefined)),
    now(fields) {
      const list = fieldsOf(fields);
      const text = textOfFields(list);
      return text === undefined ? undefined : frozen('fields', text, formOf(list));
    },
    later: (fields) => readFields(fieldsOf(fields)),
  };
}
