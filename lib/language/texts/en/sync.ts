/** Sync of settings and dictionary through the browser, and its errors. */
export const syncTexts = {
  sync: 'Sync between your devices',
  syncMeans:
    'Carries your settings and your dictionary to your other devices through the browser’s own sync, encrypted with a passphrase that only you know.',
  syncWhat: 'What is synced, and what is not',
  syncShared:
    'Synced: the profile and your own profile, how prompts are reviewed, the kind of stand-ins, how replies are restored, and the dictionary with “My details” and the words that you decided about.',
  syncNotShared: 'Never synced: chats, their originals and records, and the keys of the vault.',
  syncOwn:
    'Each device keeps for itself: its sites and their settings, its passphrase and when it locks, how long chats are kept, downloaded models, your model server, and the language.',
  syncSeen:
    'The browser’s sync service gets encrypted data: it sees how much there is and when it changes. Coatcheck cannot see whether your browser syncs extensions; turn that on in the browser’s own settings. Firefox for Android does not sync them.',
  syncTurnOnTitle: 'Turn sync on…',
  syncTurnOnMeans: 'You enter the passphrase once on each device.',
  syncTurnOnNow: 'Turn sync on',
  syncJoinTitle: 'Join your other devices…',
  syncJoinMeans:
    'Sync is on on another of your devices. Enter its passphrase here, once. The settings from there replace those here; the words of both stay.',
  syncJoinNow: 'Join',
  syncPassphrase: 'Passphrase of sync',
  syncNotTurnedOn: 'Sync was not turned on',
  syncTurnedOn: 'Sync is on.',
  syncIsOff: 'Sync is off.',
  syncLast: 'Sync is on. Last in step with the browser’s sync: {time}.',
  syncWords: { one: '{count} word of your dictionary is in it.', other: '{count} words of your dictionary are in it.' },
  syncDevices: {
    one: '{count} device has joined.',
    other: '{count} devices have joined; one that was reset counts again.',
  },
  syncDo: 'Sync now',
  syncNotDone: 'Not in step with your other devices',
  syncNotRead: 'The state of sync could not be read.',
  syncTurnOffAsk: 'Turn off…',
  syncDeleteAsk: 'Delete what is there…',
  syncTurnOffTitle: 'Turn sync off?',
  syncTurnOffWarning:
    'What lies in the browser’s sync is deleted, so sync ends on all your devices. Each device keeps its settings and words.',
  syncTurnOffNow: 'Turn off and delete',
  syncTurnedOff: 'Sync is off, and what lay in the browser’s sync was deleted.',
  syncNotTurnedOff: 'Sync was not turned off',
  syncFull:
    'The browser’s sync has no room left, so nothing new was written. Turn sync off and on again to empty it; if that does not help, use a backup file.',
  syncTooOften: 'The browser allows no more writes to its sync for now. Coatcheck tries again in a few minutes.',
  syncUnavailable:
    'The browser’s sync could not be read or written. Coatcheck tries again in a few minutes; if it stays so, restart the browser.',
  syncTooLarge:
    'Your settings and dictionary need {percent}% of the room in the browser’s sync. Nothing new was written, and your other devices keep what they have. Remove words that you no longer need, or use a backup file.',
  syncNewer:
    'A newer Coatcheck on another device wrote what lies in the browser’s sync. It was left alone, and nothing here was changed. Update Coatcheck here.',
  syncNotReadable:
    'What lies in the browser’s sync is damaged, or a newer Coatcheck wrote it. It was left alone, and nothing here was changed. Update Coatcheck here; if it stays so, turn sync off and on again.',
  syncOtherPassphrase:
    'Another device has turned sync on anew, with another passphrase. Nothing here was changed. Enter that passphrase below.',
  syncIncomplete:
    'A part of what another device wrote has not arrived yet. Nothing here was changed. Wait a little and try again.',
  syncGone:
    'What lay in the browser’s sync was deleted, by another device or by the browser. Nothing here was changed. Turn sync on again if you want it.',
} as const;
