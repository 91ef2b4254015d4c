// Names whose letters can be spelled out or counted, and those letters.

/** A name whose letters can be spelled or counted. A placeholder has brackets and digits. */
export const IS_NAME_OF_LETTERS = /^[\p{L}\p{M}'’ -]+$/u;

export const lettersOf = (name: string): readonly string[] => name.normalize('NFC').match(/\p{L}/gu) ?? [];
