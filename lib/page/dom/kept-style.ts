// Writing a style makes the browser recalculate the page even if the value is the same. The browser also rounds what it stores
// ("4012.59375px" is read back as "4012.59px"), so the written value is kept here for comparison.

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
