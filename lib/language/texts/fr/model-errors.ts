import type { Translated } from '../../message.ts';
import type { modelErrorTexts as english } from '../en/model-errors.ts';

export const modelErrorTexts = {
  fileNotRead: '{address} n’a pas pu être lu.',
  modelDownloadIncomplete: 'Son téléchargement n’est pas complet. Reprenez-le dans les options.',
  modelFallback: '{detail} D’ici là, le modèle de Coatcheck est utilisé.',
  modelFileDiffers:
    'Le fichier « {file} » de « {model} » n’est pas celui que le hub indique ({why}). Il a été supprimé et n’est pas utilisé. Réessayez ; si cela échoue encore, choisissez un autre modèle.',
  hashDiffers: 'son empreinte diffère',
  largerThanListed: 'il est plus grand qu’indiqué',
  hubFileRefused:
    'Le hub indique « {file} » de « {model} », mais ne le fournit pas ({status}). Réessayez plus tard, ou choisissez un autre modèle.',
  hubConnectionBroken:
    'La connexion au hub s’est interrompue à plusieurs reprises. Ce qui est chargé est conservé : vérifiez la connexion et reprenez.',
  modelStopped: 'Le modèle a été arrêté. Réessayez.',
  modelNotStarted:
    'Le modèle de détection n’a pas pu démarrer ({detail}). Rien n’est envoyé tant que les noms ne peuvent pas être trouvés : redémarrez le navigateur, ou réinstallez Coatcheck.',
  modelUnusableRemove:
    'Le modèle « {model} » ne peut pas être utilisé. {detail} Supprimez-le dans les options, ou choisissez un autre modèle.',
  modelUnusable: 'Le modèle « {model} » ne peut pas être utilisé. {detail}',
  hubUnreachable:
    '{host} est injoignable. Vérifiez la connexion et que Coatcheck a le droit de joindre ce site ; puis réessayez.',
  hubModelUnknown:
    'Le hub n’a pas de modèle public « {model} ». Vérifiez le nom : propriétaire/nom, comme dans son adresse.',
  modelNameInvalid: '« {model} » n’est pas un nom de modèle : écrivez propriétaire/nom, comme dans son adresse.',
  hubBusy: 'Le hub n’accepte plus de requêtes pour l’instant. Réessayez dans quelques minutes.',
  hubError: 'Le hub a répondu par une erreur ({status}). Réessayez plus tard.',
  hubFormUnknown: 'Le hub a répondu sous une forme que Coatcheck ne connaît pas. Réessayez plus tard.',
  modelLacksFile:
    'Le modèle « {model} » n’a pas de fichier « {file} », il ne peut donc pas fonctionner dans un navigateur. Choisissez-en un fait pour transformers.js (ONNX).',
  modelTooLarge: 'Le modèle « {model} » est trop grand pour un navigateur ({size} Go). Choisissez-en un plus petit.',
  modelLacksOutside:
    'Le modèle n’indique pas quels mots il laisse de côté : il n’a pas d’étiquette « O » (les siennes commencent par {labels}). Choisissez un autre modèle.',
  manifestLacksFile: 'La liste des fichiers du modèle ne contient pas « {file} ». Réinstallez Coatcheck.',
  manifestUnreadable: 'La liste des fichiers du modèle est illisible. Réinstallez Coatcheck.',
  manifestFormUnknown: 'La liste des fichiers du modèle n’a pas une forme connue. Réinstallez Coatcheck.',
  wordModelOutputWrong: 'La sortie du modèle de langue ne correspond pas à ses mots. Réinstallez Coatcheck.',
  wordModelListDiffers: 'Les mots du modèle de langue ne sont pas ceux de la liste. Réinstallez Coatcheck.',
  wordModelClassUnknown: 'Le modèle de langue ne connaît pas la classe « {name} ». Réinstallez Coatcheck.',
  adviseModelMissing:
    'Réinstallez Coatcheck ; depuis les sources, entraînez le modèle (models/training) et listez ses fichiers (scripts/model-manifest.ts).',
  adviseModelDamaged:
    'Réinstallez Coatcheck ; après un entraînement, listez de nouveau les fichiers (scripts/model-manifest.ts).',
  adviseDownloadAgain: 'Supprimez le modèle dans les options et téléchargez-le de nouveau.',
  modelFileMissing: 'Le fichier de modèle « {file} » est absent. {advice}',
  modelFileDamaged: 'Le fichier de modèle « {file} » est endommagé : il diffère de celui qui était listé. {advice}',
  modelFileUnlisted: '« {file} » n’est pas listé.',
  modelRemovedMeanwhile: 'Le modèle a été supprimé pendant son téléchargement.',
  modelNoSpace: 'Il n’y a pas assez de place sur cet appareil pour le modèle. Libérez-en et réessayez.',
  modelDownloadedElsewhere: 'Ce modèle est en cours de téléchargement dans un autre onglet. Attendez-le là-bas.',
  modelFileIncomplete: 'Le fichier « {file} » n’est pas complet.',
  modelPartMissing: 'Une partie de « {file} » a disparu. Téléchargez de nouveau le modèle.',
  nameListsUnreadable: 'Les listes de noms sont illisibles. Réinstallez Coatcheck.',
  modelLabelsMissing: 'Le config.json du modèle ne nomme pas d’étiquettes (id2label). Choisissez un autre modèle.',
  modelLabelsGap: 'Le config.json du modèle a un trou dans ses étiquettes (id2label).',
  modelLabelsTooMany: 'Le modèle a {labels} étiquettes ; Coatcheck en lit au plus {most}. Choisissez un autre modèle.',
  modelOutputWrong:
    'La sortie du modèle ne correspond pas aux étiquettes de son config.json. Choisissez un autre modèle.',
  modelTransitionsWrong:
    'La table des transitions entre étiquettes du modèle ({file}) ne correspond pas à ses étiquettes. Choisissez un autre modèle.',
  modelSpansUnsupported:
    'Coatcheck ne peut pas servir l’interface GLiNER du modèle ({part}). Choisissez un autre modèle.',
  wordListIncomplete: 'La liste de mots n’est pas complète. Réinstallez Coatcheck.',
  wordListMixed: 'Les fichiers de la liste de mots ne vont pas ensemble. Réinstallez Coatcheck.',
  serverUnreachable: 'Aucun serveur ne répond à {address}. Vérifiez qu’il fonctionne, et l’adresse.',
  serverWantsKey: 'Le serveur à {address} demande une autre clé. Corrigez-la.',
  serverWithoutVectors:
    'Le serveur à {address} ne fournit pas de vecteurs de restauration (statut {status}). Vérifiez l’adresse, ou démarrez celui de Coatcheck, qui en fournit.',
  serverVectorsUnusable:
    'Ce que le serveur à {address} a donné n’est pas utilisable comme vecteurs de restauration ({fault}). Mettez le serveur à jour, ou vérifiez l’adresse.',
  serverAddressInvalid: '« {address} » n’est pas une adresse. Donnez-en une comme http://127.0.0.1:8642.',
  serverAddressUnencrypted: 'Un serveur sur une autre machine doit avoir une adresse en https://. Corrigez-la.',
  serverNotAllowed: 'Le navigateur n’a pas le droit de joindre {address}. Autorisez-le quand il le demande.',
  modelServerInvalid: 'Ce ne sont pas les réglages d’un serveur de modèle. Testez-le de nouveau dans les options.',
} as const satisfies Translated<typeof english>;
