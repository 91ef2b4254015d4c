// Decides which steps of a page's drawing are text, which are plain graphics, and which could show text that has not been read.

/** The drawing of a page as pdf.js lists it: numbers of operators, and their arguments. */
export interface DrawingSteps {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

/** Numbers of pdf.js's operators, by their names. */
export type OperatorNumbers = Readonly<Record<string, number>>;

export type StepKind = 'graphics' | 'text' | 'dropped';

export interface SortedSteps {
  readonly kinds: readonly StepKind[];
  /** Pictures, and drawings that are dropped like pictures because their curves could be letters or a signature. */
  readonly pictures: number;
  readonly texts: number;
  /** Steps of text that the page does not show: invisible text, and text on hidden layers. */
  readonly hiddenTexts: number;
}

const TEXT = ['showText', 'showSpacedText', 'nextLineShowText', 'nextLineSetSpacingShowText'];
const PICTURES = [
  'paintImageMaskXObject',
  'paintImageMaskXObjectGroup',
  'paintImageXObject',
  'paintInlineImageXObject',
  'paintInlineImageXObjectGroup',
  'paintImageXObjectRepeat',
  'paintImageMaskXObjectRepeat',
  'paintSolidColorImageMask',
  'paintXObject',
  // A path that pdf.js made of the letters of a font.
  'rawFillPath',
];
const FILL_COLOURS = ['setFillColor', 'setFillColorN', 'setFillGray', 'setFillRGBColor', 'setFillCMYKColor'];
const STROKE_COLOURS = [
  'setStrokeColor',
  'setStrokeColorN',
  'setStrokeGray',
  'setStrokeRGBColor',
  'setStrokeCMYKColor',
];

/** Steps of a path in pdf.js's list, and how many numbers each has. */
const PATH_STEP = { moveTo: 0, lineTo: 1, curveTo: 2, quadraticCurveTo: 3, closePath: 4 } as const;
const PATH_NUMBERS: readonly number[] = [2, 2, 6, 4, 0];
/** A shape smaller than this in both directions, in points, can be a part of a letter or of a code of squares. */
const SMALLEST_SHAPE = 10;
/** How far a line may slant, in units of the path. */
const SLANT = 0.01;
/** No rendering of text, by the number of the mode (PDF 1.7, table 106). */
const INVISIBLE = 3;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const boxAt = (x: number, y: number): Box => ({ left: x, right: x, top: y, bottom: y });

function extend(box: Box, x: number, y: number): void {
  box.left = Math.min(box.left, x);
  box.right = Math.max(box.right, x);
  box.top = Math.min(box.top, y);
  box.bottom = Math.max(box.bottom, y);
}

const isSmall = (box: Box, scale: number) =>
  Math.max(box.right - box.left, box.bottom - box.top) * scale < SMALLEST_SHAPE;

/** Whether a path has only horizontal and vertical lines, none of them tiny: borders of tables, rules, and backgrounds of cells. */
export function isPlainPath(path: ArrayLike<number>, scale: number): boolean {
  let start: readonly [number, number] = [0, 0];
  let point = start;
  let box: Box | undefined;
  const isStraight = (x: number, y: number) => Math.abs(x - point[0]) < SLANT || Math.abs(y - point[1]) < SLANT;
  for (let at = 0; at < path.length; ) {
    const step = path[at] ?? -1;
    const [x, y] = [path[at + 1] ?? 0, path[at + 2] ?? 0];
    at += 1 + (PATH_NUMBERS[step] ?? Number.POSITIVE_INFINITY);
    if (step === PATH_STEP.moveTo) {
      if (box && isSmall(box, scale)) return false;
      start = point = [x, y];
      box = undefined;
    } else if (step === PATH_STEP.lineTo) {
      if (!isStraight(x, y)) return false;
      box ??= boxAt(...point);
      extend(box, x, y);
      point = [x, y];
    } else if (step === PATH_STEP.closePath) {
      if (!isStraight(...start)) return false;
      point = start;
    } else return false;
  }
  return !box || !isSmall(box, scale);
}

interface State {
  readonly scale: number;
  readonly hasFillPattern: boolean;
  readonly hasStrokePattern: boolean;
  readonly textMode: number;
}

const matrixScale = (matrix: unknown): number => {
  const [a = 1, b = 0, c = 0, d = 1] = (matrix ?? []) as readonly number[];
  return Math.max(Math.hypot(a, b), Math.hypot(c, d));
};

/** Walks through the steps once; one object per page. */
class StepSorter {
  readonly kinds: StepKind[] = [];
  pictures = 0;
  texts = 0;
  hiddenTexts = 0;
  private state: State = { scale: 1, hasFillPattern: false, hasStrokePattern: false, textMode: 0 };
  private readonly saved: State[] = [];
  /** For each open stretch of marked content, whether it hides what it holds. */
  private readonly marked: boolean[] = [];
  private readonly names: ReadonlyMap<number, string>;
  private readonly isLayerShown: (layer: unknown) => boolean;

  constructor(operators: OperatorNumbers, isLayerShown: (layer: unknown) => boolean) {
    this.names = new Map(Object.entries(operators).map(([name, number]) => [number, name]));
    this.isLayerShown = isLayerShown;
  }

  add(operator: number, given: unknown): void {
    const name = this.names.get(operator) ?? '';
    const args = Array.isArray(given) ? given : [];
    this.follow(name, args);
    this.kinds.push(this.kindOf(name, args));
  }

  private kindOf(name: string, args: readonly unknown[]): StepKind {
    if (TEXT.includes(name)) {
      this.texts += 1;
      if (this.state.textMode === INVISIBLE || this.marked.includes(true)) this.hiddenTexts += 1;
      return 'text';
    }
    if (PICTURES.includes(name) || (name === 'constructPath' && !this.isPlain(args))) {
      this.pictures += 1;
      return 'dropped';
    }
    return 'graphics';
  }

  private isPlain([painting, data, box]: readonly unknown[]): boolean {
    const painted = this.names.get(painting as number) ?? '';
    // Such a path only limits where later steps draw.
    if (painted === 'endPath' || !box) return true;
    const pattern = /stroke/i.test(painted) && this.state.hasStrokePattern;
    if (pattern || (/fill/i.test(painted) && this.state.hasFillPattern)) return false;
    const path = (data as readonly (ArrayLike<number> | null)[])[0];
    return !path || isPlainPath(path, this.state.scale);
  }

  private follow(name: string, args: readonly unknown[]): void {
    if (name === 'save' || name === 'paintFormXObjectBegin') this.saved.push(this.state);
    if (name === 'restore' || name === 'paintFormXObjectEnd') this.state = this.saved.pop() ?? this.state;
    if (name === 'transform') this.state = { ...this.state, scale: this.state.scale * matrixScale(args) };
    if (name === 'paintFormXObjectBegin')
      this.state = { ...this.state, scale: this.state.scale * matrixScale(args[0]) };
    if (FILL_COLOURS.includes(name)) this.state = { ...this.state, hasFillPattern: args[0] === 'TilingPattern' };
    if (STROKE_COLOURS.includes(name)) this.state = { ...this.state, hasStrokePattern: args[0] === 'TilingPattern' };
    if (name === 'setTextRenderingMode') this.state = { ...this.state, textMode: Number(args[0]) };
    if (name === 'beginMarkedContent') this.marked.push(false);
    if (name === 'beginMarkedContentProps') this.marked.push(args[0] === 'OC' && !this.isLayerShown(args[1]));
    if (name === 'endMarkedContent') this.marked.pop();
  }
}

export function sortedSteps(
  { fnArray, argsArray }: DrawingSteps,
  operators: OperatorNumbers,
  isLayerShown: (layer: unknown) => boolean,
): SortedSteps {
  const sorter = new StepSorter(operators, isLayerShown);
  fnArray.forEach((operator, at) => {
    sorter.add(operator, argsArray[at]);
  });
  const { kinds, pictures, texts, hiddenTexts } = sorter;
  return { kinds, pictures, texts, hiddenTexts };
}
