import { LockIcon } from './icons.ts';
import { useLanguage } from './language.ts';

/** A note beside a control that the organisation's rules disable. */
export function SetByOrganisationNote({ isSet = true }: { readonly isSet?: boolean }) {
  const { say } = useLanguage();
  if (!isSet) return null;
  return (
    <p className="cc-muted cc-row" data-coatcheck="set-by-organisation">
      <LockIcon />
      {say('setByOrganisation')}
    </p>
  );
}
