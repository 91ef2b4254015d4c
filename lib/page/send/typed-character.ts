// Which character a key types.

type TypedKey = Pick<KeyboardEvent, 'key' | 'keyCode' | 'isComposing' | 'ctrlKey' | 'metaKey' | 'altKey'> &
  Pick<KeyboardEvent, 'getModifierState'>;

/** The character that this key types; undefined for shortcuts, keys without a character, and keys of an input method. */
export function typedCharacter(event: TypedKey): string | undefined {
  if (event.isComposing || event.keyCode === 229 || Array.from(event.key).length !== 1) return undefined;
  if (event.getModifierState('AltGraph')) return event.key;
  // With Alt, a Mac types characters; other systems have shortcuts.
  const isShortcut = event.ctrlKey || event.metaKey || (event.altKey && event.key < '\u0080');
  return isShortcut ? undefined : event.key;
}
