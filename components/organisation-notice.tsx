import type { OrganisationPolicyForPages } from '../lib/engine/organisation/settings-in-force.ts';
import { said } from '../lib/language/message.ts';
import { NoticeCard } from './notice.tsx';

/** Says whose rules apply, and what is wrong with them if they are invalid. */
export function OrganisationNotice({
  organisation,
}: {
  readonly organisation: OrganisationPolicyForPages | undefined;
}) {
  if (!organisation) return null;
  const { name, problem } = organisation;
  const title = name === '' ? said('organisationRules') : said('organisationRulesOf', { name });
  return (
    <div data-coatcheck="organisation" data-problem={problem !== undefined}>
      <NoticeCard
        notice={{
          tone: problem ? 'warning' : 'info',
          title,
          detail: problem ? [problem, said('policyStrictest')] : [],
        }}
      />
    </div>
  );
}
