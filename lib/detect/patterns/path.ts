import { shapeRule } from './rule.ts';

/** Home directories that do not belong to a person: of shared accounts ("root", "ubuntu") and of placeholders ("<user>"). */
const IMPERSONAL_HOME =
  /(?:^|[\\/])(?:home|users)[\\/](?:public|documents|desktop|downloads|default|all users|shared|user|username|root|ubuntu|www-data|ec2-user|node|runner|app|guest|\.\.\.|<[^>]{1,20}>|%\w{1,20}%|\$\w{1,20})(?:[\\/]|$)/i;
const base = { type: 'PATH', kind: 'path', confidence: 0.92 } as const;

export const path = shapeRule('path', [
  {
    ...base,
    pattern:
      /(?<![\w./-])(?:file:\/\/)?(?:\/mnt\/[a-z])?\/(?:home|Users|users|export\/home|var\/home)\/[\p{L}\p{N}._-]{1,64}(?:\/[^\s"'`<>|:*?,;)\]}/]{1,128}){0,24}\/?/gu,
    accept: ({ value }) => !IMPERSONAL_HOME.test(value),
  },
  {
    ...base,
    // Folders inside the path may contain single spaces ("My Documents"), but the last part may not.
    pattern:
      /(?<![\p{L}\p{N}])[A-Z]:[\\/]{1,2}(?:Users|Documents and Settings|Benutzer|Utilisateurs|Usuarios|Utenti)[\\/]{1,2}[^\s\\/"'`<>|:*?]{1,64}(?: [^\s\\/"'`<>|:*?]{1,32}(?=[\\/])){0,3}(?:[\\/]{1,2}[^\s\\/"'`<>|:*?]{1,64}(?: [^\s\\/"'`<>|:*?]{1,32}(?=[\\/])){0,4}){0,24}[\\/]?/giu,
    accept: ({ value }) => !IMPERSONAL_HOME.test(value),
  },
  // A network share of Windows.
  { ...base, confidence: 0.8, pattern: /(?<![\w\\])\\\\[\w.-]{1,64}(?:\\[^\s\\/"'`<>|:*?]{1,64}){1,16}/g },
  { ...base, confidence: 0.8, pattern: /(?<![\w/.~-])~[a-z_][a-z0-9_-]{1,31}\/[^\s"'`<>|:*?,;)]{1,256}/g },
]);
