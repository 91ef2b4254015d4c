import type { Translated } from '../../message.ts';
import type { fileErrorTexts as english } from '../en/file-errors.ts';

export const fileErrorTexts = {
  entryWithoutTerm: '{entry} n’a pas de terme. Donnez-lui-en un, ou supprimez-la.',
  entryTypeUnknown: '{entry} a un type qui n’existe pas. Choisissez parmi : {types}.',
  entryRiskWrong: '{entry} a un risque qui n’est pas entre 1 et 5. Écrivez un nombre entier de 1 à 5.',
  entryFlagWrong: '{entry} doit indiquer true ou false pour « pattern », « caseSensitive » et « learned ».',
  entryNoObject: '{entry} n’est pas un objet avec « term ».',
  dictionaryColumns: 'La première ligne du dictionnaire doit nommer ses colonnes : {columns}.',
  dictionaryNoList: 'Le dictionnaire doit être une liste d’entrées. Exportez-en un pour voir la forme.',
  dictionaryTermEmpty: 'Une entrée du dictionnaire est vide. Donnez-lui un terme, ou supprimez-la.',
  dictionaryPatternSlow:
    'Le motif « {term} » du dictionnaire regarde en avant ou répète le texte d’un groupe : la recherche pourrait ne jamais finir. Supprimez cette partie.',
  dictionaryPatternInvalid:
    'Le motif « {term} » du dictionnaire n’est pas une expression régulière valide. Corrigez-le, ou saisissez-le comme un simple terme.',
  fileKindUnknown: 'Coatcheck ne sait pas lire ce type de fichier.',
  fileTooLong: 'Il est trop long pour être vérifié.',
  fileNotText: 'Il contient autre chose que du texte.',
  fileWithoutText: 'Aucun texte n’y est lisible.',
  noSurrogateInFile:
    'Rien dans le fichier ne remplace un original de cette conversation. Choisissez un fichier qu’elle a produit.',
  documentDamaged: 'Le fichier est endommagé, ou n’est pas ce que son nom indique. Joignez une autre copie.',
  documentEncrypted: 'Il est protégé par un mot de passe. Joignez une copie sans mot de passe.',
  documentTooManyPages: 'Il a plus de pages qu’il n’est possible d’en vérifier. Joignez seulement les pages utiles.',
  documentGone: 'Le fichier n’est plus en mémoire. Joignez-le à nouveau.',
  documentReaderStopped:
    'La lecture de ce fichier s’est arrêtée. Joignez-le à nouveau, ou une copie dans un autre format.',
  attachmentConversationChanged: 'La page affiche maintenant une autre conversation. Joignez de nouveau le fichier.',
  attachmentFormLost: '{file} ne serait plus valide après remplacement.',
  lineOfFile: 'La ligne {number} du fichier',
  entryUnusable: '{entry} est inutilisable. {cause}',
  dictionaryQuoteOpen:
    'Le champ entre guillemets qui commence à la ligne {number} ne se termine pas. Fermez le guillemet.',
  dictionaryNotJson: '{entry} n’est pas du JSON valide. Exportez un dictionnaire pour voir la forme.',
  siteFileWrong: '{path} : {reason}. Corrigez le fichier, puis importez-le de nouveau.',
  siteFileObject: 'doit être un objet',
  siteFileField: 'n’est pas un champ connu',
  siteFileText: 'doit être un texte',
  siteFileTextLong: 'dépasse {most} caractères',
  siteFileList: 'doit être une liste non vide',
  siteFileListLong: 'a plus de {most} entrées',
  siteFileRepeat:
    'peut prendre trop de temps : n’y répétez que des caractères ou ensembles isolés, deux fois au plus, et aucun texte de groupe',
  siteFilePattern: 'n’est pas une expression régulière',
  siteFileGroup: 'a besoin d’un groupe pour l’identifiant',
  siteFileSelector: 'n’est pas un sélecteur CSS',
  siteFileId: 'ne doit contenir que des minuscules, des chiffres et des traits d’union',
  siteFileOtherHost: 'n’est pas un hôte de {site}',
  siteFileHost: 'n’est pas un nom d’hôte',
  siteFileHostTaken: 'appartient à un site que Coatcheck connaît',
  siteFileNeeded: 'est requis pour un site que Coatcheck ne connaît pas',
  siteFileNumber: 'doit être un nombre entier supérieur à 0',
  siteFileFlag: 'doit être true ou false',
  siteFileValue: 'doit être {value}',
  siteFileTwice: 'apparaît deux fois',
  siteFileLong: 'est trop long',
  siteFileJson: 'n’est pas du JSON valide',
  attachNotChecked:
    'Votre organisation n’autorise aucun fichier qui n’a pas pu être vérifié. Joignez plutôt son texte.',
} as const satisfies Translated<typeof english>;
