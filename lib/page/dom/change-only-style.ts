// Avoids style writes without effect, because each write makes the browser recalculate the page. The browser also rounds what it stores
// ("4012.59375px" becomes "4012.59px"), so the written value is kept here for comparison.

type StyleName = 'display' | 'left' | 'top' | 'right' | 'bottom' | 'width' | 'height';

type StyledElement = { readonly style: Pick<CSSStyleDeclaration, StyleName> };

/** Returns a function that writes a style if the value is new or was changed by others; it returns whether it wrote. */
export function changeOnlyStyleWriter({ style }: StyledElement): (name: StyleName, value: string) => boolean {
  const kept = new Map<StyleName, { readonly asked: string; readonly read: string }>();
  return (name, value) => {
    const before = kept.get(name);
    if (before ? before.asked === value && style[name] === before.read : style[name] === value) return false;
    style[name] = value;
    kept.set(name, { asked: value, read: style[name] });
    return true;
  };
}
