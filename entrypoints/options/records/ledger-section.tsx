import { useEffect, useState } from 'react';
import { epsilonText } from '../../../components/guarantee-words.ts';
import { DownloadIcon } from '../../../components/icons.ts';
import { useLanguage } from '../../../components/language.ts';
import { saveFile } from '../../../components/save-file.ts';
import type { LedgerRecord } from '../../../lib/engine/protocol.ts';
import { said, type TextKey } from '../../../lib/language/message.ts';
import type { EpsilonUnit } from '../../../lib/privacy/epsilons.ts';
import { OptionsSection, type SectionProps } from '../section.tsx';
import { BarChart } from './bar-chart.tsx';
import { conversationLabel } from './conversation-words.ts';
import { ExactFigures } from './exact-figures.tsx';
import { epsilonUnitsSpent, figuresByConversation, figuresByDay, type LedgerTotals } from './ledger-figures.ts';

const PERIODS_IN_DAYS = [30, 90, 365] as const;
const MAX_CHATS = 40;

const UNIT_NAME = {
  tenthOfRange: 'unitTenth',
  wordsOfGroup: 'unitGroup',
  anyWords: 'unitAnyWords',
  allWordsAtOnce: 'unitAtOnce',
} as const satisfies Record<EpsilonUnit, TextKey>;

function Charts({ records }: { readonly records: readonly LedgerRecord[] }) {
  const language = useLanguage();
  const { say, date } = language;
  const [span, setSpan] = useState<number>(PERIODS_IN_DAYS[0]);
  const isByChat = span === 0;
  const figures = isByChat ? figuresByConversation(records, MAX_CHATS) : figuresByDay(records, Date.now(), span);
  const nameOf = ({ id, at }: LedgerTotals) => (isByChat ? conversationLabel(id, at, language) : date(at));
  const units = epsilonUnitsSpent(figures);
  const of = say(isByChat ? 'chat' : 'day');
  return (
    <>
      <label className="cc-row">
        <span>{say('ledgerShow')}</span>
        <select
          className="cc-input"
          data-coatcheck="ledger-span"
          value={span}
          onChange={(event) => setSpan(Number(event.target.value))}
        >
          {PERIODS_IN_DAYS.map((days) => (
            <option key={days} value={days}>
              {say('ledgerDays', { number: days })}
            </option>
          ))}
          <option value={0}>{say('ledgerByChat')}</option>
        </select>
      </label>
      <BarChart
        name="chart-values"
        title={say('chartValues')}
        of={of}
        bars={figures.map((figure) => {
          const { id, values, prompts } = figure;
          const words = say('chartValuesOf', { values: say('chartValueCount', { count: values }), count: prompts });
          return { id, name: nameOf(figure), value: values, words };
        })}
      />
      {units.map((unit) => (
        <BarChart
          key={unit}
          name={`chart-budget-${unit}`}
          title={say('chartBudget', { unit: say(UNIT_NAME[unit]) })}
          of={of}
          bars={figures.map((figure) => {
            const epsilon = figure.epsilons[unit] ?? 0;
            return {
              id: figure.id,
              name: nameOf(figure),
              value: epsilon,
              words: `ε = ${epsilonText(epsilon, language)}`,
            };
          })}
        />
      ))}
      {units.length > 0 ? <p className="cc-muted">{say('chartBudgetMeans')}</p> : null}
      <ExactFigures records={records} most={MAX_CHATS} />
    </>
  );
}

export function LedgerSection({ engine, report }: SectionProps) {
  const { say } = useLanguage();
  const [records, setRecords] = useState<readonly LedgerRecord[]>();
  useEffect(() => {
    engine.exportLedger({}).then(
      ({ conversations }) => setRecords(conversations),
      (cause) => report(said('ledgerNotRead'), cause),
    );
  }, [engine, report]);
  const save = () => {
    engine.exportLedger({}).then(
      ({ conversations }) =>
        saveFile('coatcheck-ledger.json', `${JSON.stringify({ conversations }, null, 2)}\n`, 'application/json'),
      (cause) => report(said('ledgerNotRead'), cause),
    );
  };
  const isEmpty = records?.every(({ released }) => released.prompts.length === 0);
  return (
    <OptionsSection id="ledger" title={say('ledger')}>
      <p className="cc-muted">{say('ledgerSays')}</p>
      {records === undefined ? <p>{say('ledgerReading')}</p> : null}
      {isEmpty ? <p data-coatcheck="ledger-empty">{say('ledgerEmpty')}</p> : null}
      {records && !isEmpty ? <Charts records={records} /> : null}
      <div>
        <button type="button" className="cc-button" data-coatcheck="export-ledger" onClick={save}>
          <DownloadIcon />
          {say('ledgerExport')}
        </button>
      </div>
    </OptionsSection>
  );
}
