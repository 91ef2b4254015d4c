import { useEffect, useState } from 'react';
import { DownloadIcon } from '../../../components/icons.ts';
import { useLanguage } from '../../../components/language.ts';
import { saveFile } from '../../../components/save-file.ts';
import { said } from '../../../lib/language/message.ts';
import { OptionsSection, type SectionProps } from '../section.tsx';
import { type ReceiptRow, receiptHosts, receiptRows } from './receipt-rows.ts';

const ROWS_PER_PAGE = 20;

function Row({ receipt, host, values }: ReceiptRow) {
  const { say, dateAndTime, bytes } = useLanguage();
  return (
    <li className="receipt" data-coatcheck="receipt">
      <div className="cc-row">
        <time dateTime={new Date(receipt.at).toISOString()}>{dateAndTime(receipt.at)}</time>
        <strong>{host}</strong>
        <span>{say('receiptValues', { count: values })}</span>
        <span className="cc-muted">{bytes(receipt.bytes)}</span>
      </div>
      <p className="cc-muted">
        <code>{say('receiptHash', { hash: receipt.sha256 })}</code>
      </p>
      {receipt.heldPrompt ? null : <p>{say('receiptPromptUnseen')}</p>}
      {receipt.heldOriginal ? <p>{say('receiptHeldOriginal')}</p> : null}
    </li>
  );
}

function Rows({ rows }: { readonly rows: readonly ReceiptRow[] }) {
  const { say } = useLanguage();
  const [host, setHost] = useState('');
  const [most, setMost] = useState(ROWS_PER_PAGE);
  const own = rows.filter((row) => host === '' || row.host === host);
  return (
    <>
      <label className="cc-row">
        <span>{say('receiptsOf')}</span>
        <select
          className="cc-input"
          data-coatcheck="receipt-host"
          value={host}
          onChange={(event) => {
            setHost(event.target.value);
            setMost(ROWS_PER_PAGE);
          }}
        >
          <option value="">{say('receiptsOfAll', { number: rows.length })}</option>
          {receiptHosts(rows).map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </label>
      <ul className="grid gap-3" aria-label={say('receipts')}>
        {own.slice(0, most).map((row) => (
          <Row key={`${row.receipt.conversation} ${row.receipt.at} ${row.receipt.sha256}`} {...row} />
        ))}
      </ul>
      {own.length > most ? (
        <div>
          <button type="button" className="cc-button" onClick={() => setMost(most + ROWS_PER_PAGE)}>
            {say('receiptsMore', { number: own.length - most })}
          </button>
        </div>
      ) : null}
    </>
  );
}

export function ReceiptsSection({ engine, report }: SectionProps) {
  const { say } = useLanguage();
  const [rows, setRows] = useState<readonly ReceiptRow[]>();
  useEffect(() => {
    Promise.all([engine.exportReceipts({}), engine.exportLedger({})]).then(
      ([{ receipts }, { conversations }]) => setRows(receiptRows(receipts, conversations)),
      (cause) => report(said('receiptsNotRead'), cause),
    );
  }, [engine, report]);
  const save = () => {
    engine.exportReceipts({}).then(
      ({ receipts }) =>
        saveFile('coatcheck-receipts.json', `${JSON.stringify({ receipts }, null, 2)}\n`, 'application/json'),
      (cause) => report(said('receiptsNotRead'), cause),
    );
  };
  return (
    <OptionsSection id="receipts" title={say('receipts')}>
      <p className="cc-muted">{say('receiptSays')}</p>
      {rows === undefined ? <p>{say('receiptsReading')}</p> : null}
      {rows?.length === 0 ? <p data-coatcheck="receipts-empty">{say('receiptsEmpty')}</p> : null}
      {rows && rows.length > 0 ? <Rows rows={rows} /> : null}
      <div>
        <button type="button" className="cc-button" data-coatcheck="export-receipts" onClick={save}>
          <DownloadIcon />
          {say('receiptsExport')}
        </button>
      </div>
    </OptionsSection>
  );
}
