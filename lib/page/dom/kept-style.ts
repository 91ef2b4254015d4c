// A style that is written anew makes the browser look at the whole page, even where it says the same. And it is read otherwise than it was
// written: "4012.59375px" becomes "4012.59px", so that what is read does not tell what was asked for.

export type StyleName = 'display' | 'left' | 'top' | 'right' | 'bottom' | 'width' | 'height';

type Styled = { readonly style: Pick<CSSStyleDeclaration, StyleName> };

/** Writes what is new, or what somebody else has changed since. True where it wrote. */
export function keptStyle({ style }: Styled): (name: StyleName, value: string) => boolean {
  const kept = new Map<StyleName, { readonly asked: string; readonly read: string }>();
  return (name, value) => {
    const before = kept.get(name);
    if (before ? before.asked === value && style[name] === before.read : style[name] === value) return false;
    style[name] = value;
    kept.set(name, { asked: value, read: style[name] });
    return true;
  };
}
