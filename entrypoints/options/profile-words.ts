export const PROFILES = [
  ['balanced', 'profileBalanced'],
  ['strict', 'profileStrict'],
  ['names-only', 'profileNamesOnly'],
  ['translate', 'profileTranslate'],
  ['custom', 'profileCustom'],
] as const;
