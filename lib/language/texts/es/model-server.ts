import type { Translated } from '../../message.ts';
import type { modelServerTexts as english } from '../en/model-server.ts';

export const modelServerTexts = {
  modelServer: 'Tu propio servidor de modelo',
  modelServerLead:
    'Si alojas un modelo con el servidor de Coatcheck, puedes ocultar un dato y aun así recibir respuesta: se quita del mensaje y lo acompaña una pista vaga.',
  modelServerLearns:
    'El servidor se entera del mensaje sin los datos ocultos, de dónde se quitaron y de una sola pista vaga para todos.',
  modelServerAddress: 'Dirección',
  modelServerKey: 'Clave, si el servidor pide una',
  modelServerTest: 'Probar',
  modelServerSave: 'Probar y guardar',
  modelServerAsking: 'Preguntando al servidor…',
  modelServerFound: {
    one: 'Modelo {model}, {count} tipo de datos, ε sugerido = {epsilon}, conjunto de vectores {set}',
    other: 'Modelo {model}, {count} tipos de datos, ε sugerido = {epsilon}, conjunto de vectores {set}',
  },
  modelServerInUse: 'En uso: {address}',
  modelServerSaved: '{address} es ahora tu servidor de modelo',
  modelServerNotUsed: 'El servidor no se puede usar',
  modelServerNotStored: 'El servidor de modelo no se cambió',
  modelServerRemoved: 'Se quitó el servidor de modelo',
  modelServerSites: 'Sitios cuyos mensajes van a este servidor, además de sus propias páginas',
  modelServerSitesNone: 'Activa primero Coatcheck en tu página de chat; entonces aparecerá aquí.',
  modelServerRemoveTitle: '¿Quitar {address}?',
  modelServerRemoveWarning: 'Los datos que ocultes saldrán entonces como marcadores.',
  modelChat: 'Chat con tu servidor de modelo',
  siteModelChat: 'chat con tu servidor de modelo',
  modelChatLead:
    'Los mensajes van a {address}, tal como los escribe Coatcheck. Abre lo marcado para ocultar un dato con una pista vaga.',
  modelChatMissing: 'No hay ningún servidor de modelo. Indícalo en las opciones de Coatcheck.',
  modelChatBrokeOff: 'La respuesta se interrumpió.',
  hideHint: 'Quitar y enviar una pista vaga',
  hideHintMeans:
    'Tu servidor no recibe ni una palabra y aun así puede usarlo un poco. A menor temperatura, la respuesta muestra más.',
  becomesHinted: 'quitado; una pista vaga va a tu servidor',
  becomesRemoved: 'quitado, sin pista',
  hintWent: 'Una pista vaga fue también a {host}.',
  hintUnseen: 'No se vio ninguna petición con la pista vaga: puede que la respuesta no sepa nada de lo quitado.',
  hintUnwatched: 'Aquí no se puede añadir la pista vaga: recarga la página u oculta el dato de otra manera.',
  hintNotCarried:
    'La petición de la página se detuvo: no era una petición de chat a {host}, así que la pista vaga no podía ir con ella.',
  hintServerGone: '{host} no responde. Inicia tu servidor de modelo y envía otra vez.',
  hintOldVectors:
    '{host} tiene otros vectores de restauración que cuando se probó. Prueba otra vez tu servidor de modelo en las opciones de Coatcheck y vuelve a enviar.',
  hintServerRefused: '{host} rechazó la petición (estado {status}).',
  promisedHinted: {
    one: '{count} dato quitado; una pista con ruido para tu servidor (ε = {epsilon} para todos a la vez)',
    other: '{count} datos quitados; una pista con ruido para tu servidor (ε = {epsilon} para todos a la vez)',
  },
  promisedTakenOut: {
    one: '{count} quitado sin rastro de su valor',
    other: '{count} quitados sin rastro de sus valores',
  },
} as const satisfies Translated<typeof english>;
