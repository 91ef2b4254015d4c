/** The pause on a site, in the popup and in the page. */
export const pauseTexts = {
  pauseHere: 'Pause on this site',
  pauseMinutes: { one: 'Pause for {count} minute', other: 'Pause for {count} minutes' },
  pauseUntilOn: 'Until I turn it on',
  pauseHint: 'Meanwhile prompts on this site are sent as you write them.',
  pausedFor: 'Paused for {time}: prompts are sent as you write them.',
  endPause: 'End the pause',
  pausedBadge: 'Paused: not protected',
  pausedHint: 'Coatcheck is paused here: prompts are sent as you write them.',
} as const;
