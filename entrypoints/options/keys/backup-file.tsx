import { useState } from 'react';
import { useLanguage } from '../../../components/language.ts';

export function BackupFileField() {
  const { say } = useLanguage();
  const [name, setName] = useState('');
  return (
    <div className="cc-row">
      {/* The browser's own file button would have a label in the browser's language. */}
      <label className="cc-button cc-file">
        {say('backupFile')}
        <input
          className="cc-hidden"
          type="file"
          name="file"
          accept=".backup"
          required
          data-coatcheck="backup-file"
          onChange={(event) => setName(event.target.files?.[0]?.name ?? '')}
        />
      </label>
      <span className="cc-grow">{name}</span>
    </div>
  );
}
