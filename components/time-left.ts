import { useEffect, useState } from 'react';

/** Minutes and seconds until a time, as a clock shows them: "9:05". */
export function clockUntil(end: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((end - now) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The time left until `end`, renewed each second. */
export function useTimeLeft(end: number): string {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return clockUntil(end, now);
}
