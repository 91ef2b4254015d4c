import FreeShape from 'lucide-react/icons/circle';
import SmallClueShape from 'lucide-react/icons/circle-dot';
import ClueShape from 'lucide-react/icons/contrast';
import ReplacedShape from 'lucide-react/icons/diamond';
import NeverShape from 'lucide-react/icons/hexagon';
import type { RiskLevel } from '../lib/detect/annotation.ts';

const RISK_SHAPES = { 1: FreeShape, 2: SmallClueShape, 3: ClueShape, 4: ReplacedShape, 5: NeverShape } as const;

/** A shape for each risk level, so that colour is not its only sign: kept levels are rings, replaced ones are filled. */
export function RiskShape({ risk }: { readonly risk: RiskLevel }) {
  const Shape = RISK_SHAPES[risk];
  return <Shape className={risk >= 4 ? 'cc-shape cc-filled' : 'cc-shape'} />;
}
