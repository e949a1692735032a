/** The shapes that a picture is made of, in its pixels, from the upper left corner. */

/** The colours of a picture by their task; `draw-layout.ts` takes them from the tokens. */
export type Tone =
  | 'ground'
  | 'card'
  | 'text'
  | 'muted'
  | 'accent'
  | 'gold'
  | 'line'
  | 'crest'
  | 'danger'
  | 'dangerSoft'
  | 'warning'
  | 'warningSoft'
  | 'white'
  | 'black';

export type Font = {
  readonly face: 'display' | 'body' | 'mono';
  readonly weight: number;
  readonly size: number;
};

type Place = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export type BoxShape = Place & {
  readonly kind: 'box';
  readonly radius: number;
  readonly fill: Tone;
  /** 1 unless given. */
  readonly alpha?: number;
  readonly edge?: Tone;
};

/** One line of text in its place, which nothing of it leaves. */
export type TextShape = Place & {
  readonly kind: 'text';
  readonly text: string;
  readonly font: Font;
  readonly tone: Tone;
  readonly align: 'left' | 'right' | 'center';
};

/** A path of its own units, drawn at a scale. */
export type PathShape = Place & {
  readonly kind: 'path';
  readonly path: string;
  readonly scale: number;
  readonly tone: Tone;
  readonly alpha?: number;
  /** Width of the pen in units of the path; filled without it. */
  readonly pen?: number;
};

export type Shape = BoxShape | TextShape | PathShape;

/** Returns the width of a text in a font, in pixels. */
export type Measure = (text: string, font: Font) => number;
