// Legal forms written with points, whose letters are no words: "Talleres Beltrán S.L.", "Nordvik s.r.o.", "Grupo Sol S.A. de C.V."

const LEGAL_FORM =
  /(?<=[^\s,])[\s,]+(?:בע["״]מ|ذ\.م\.م\.?|ش\.م\.م\.?|Ε\.Π\.Ε\.|Ι\.Κ\.Ε\.|[ΑΟΕ]\.Ε\.|s\.? ?a\.? ?de ?c\.? ?v\.?|s\. ?(?:a|l|c|e|k)\.(?: ?(?:u|l|s|r)\.)*|s\. ?r\. ?[lo]\.|s\. ?p\. ?a\.|s\. ?n\. ?c\.|s\. ?coop\.|sp\. z ?o\. ?o\.(?: ?sp\. ?k\.)?|sp\. ?[jkp]\.|d\. ?o\. ?o\.|a\. ?[sşdg]\.|v\. ?o\. ?f\.|[bn]\. ?v\.|e\. ?[vk]\.|k\. ?k\.|l\. ?l\. ?[cp]\.|p\. ?[cl]\. ?c?\.?)$/iu;

/** Cuts an organisation's name before its legal form. A name without one has an empty form. */
export function splitLegalForm(name: string): readonly [name: string, form: string] {
  const form = LEGAL_FORM.exec(name)?.[0] ?? '';
  return [name.slice(0, name.length - form.length), form];
}
