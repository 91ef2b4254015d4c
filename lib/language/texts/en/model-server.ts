/** The person's own model server: its options, the card of a fact, and the outcome of a send. */
export const modelServerTexts = {
  modelServer: 'Your own model server',
  modelServerLead:
    'If you host a model with Coatcheck’s server, you can hide a fact and still have it answered: it is removed from the prompt, and a vague hint goes along.',
  modelServerLearns:
    'The server learns the prompt without the hidden facts, where they were removed, and one vague hint for all of them together.',
  modelServerAddress: 'Address',
  modelServerKey: 'Key, if the server asks for one',
  modelServerTest: 'Test',
  modelServerSave: 'Test and save',
  modelServerAsking: 'Asking the server …',
  modelServerFound: {
    one: 'Model {model}, {count} type of facts, suggested ε = {epsilon}, vector set {set}',
    other: 'Model {model}, {count} types of facts, suggested ε = {epsilon}, vector set {set}',
  },
  modelServerInUse: 'In use: {address}',
  modelServerSaved: '{address} is your model server now',
  modelServerNotUsed: 'The server cannot be used',
  modelServerNotStored: 'The model server was not changed',
  modelServerRemoved: 'The model server was removed',
  modelServerSites: 'Sites whose prompts go to this server, beside its own pages',
  modelServerSitesNone: 'Switch Coatcheck on for your chat page first; it is listed here then.',
  modelServerRemoveTitle: 'Remove {address}?',
  modelServerRemoveWarning: 'Facts that you hide leave as placeholders then.',
  modelChat: 'Chat with your model server',
  siteModelChat: 'the chat with your model server',
  modelChatLead:
    'Prompts go to {address}, as Coatcheck writes them. Open what it marked to hide a fact by a vague hint.',
  modelChatMissing: 'No model server is set up. Name it in Coatcheck’s options.',
  modelChatBrokeOff: 'The answer broke off.',
  hideHint: 'Remove, and send a vague hint',
  hideHintMeans:
    'Your server gets no word of it, and can still use it a little. Lower temperatures show more of it in the answer.',
  becomesHinted: 'removed; a vague hint goes to your server',
  becomesRemoved: 'removed, without a hint',
  hintWent: 'A vague hint went along to {host}.',
  hintUnseen: 'No request with the vague hint was seen: the answer may not know of what was removed.',
  hintUnwatched: 'The vague hint cannot be put in here: reload the page, or hide the fact in another way.',
  hintNotCarried:
    'The page’s request was stopped: it was no chat request to {host}, so the vague hint could not go along.',
  hintServerGone: '{host} does not answer. Start your model server, and send again.',
  hintOldVectors:
    '{host} has other restoration vectors than when it was tested. Test your model server again in Coatcheck’s options, and send again.',
  hintServerRefused: '{host} refused the request (status {status}).',
  promisedHinted: {
    one: '{count} fact removed; one noisy hint for your server (ε = {epsilon} for all of them at once)',
    other: '{count} facts removed; one noisy hint for your server (ε = {epsilon} for all of them at once)',
  },
  promisedTakenOut: {
    one: '{count} removed without a trace of its value',
    other: '{count} removed without a trace of their values',
  },
} as const;
