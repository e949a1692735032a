import type { Shape } from './shapes.ts';

/** A list in the words of its picture. */
export type PicturedList = {
  readonly name: string;
  readonly faction: string;
  readonly points: string;
  /** Its command and its units. */
  readonly totals: readonly string[];
  readonly marks: readonly { readonly isIllegal: boolean; readonly words: string }[];
  readonly units: readonly PicturedUnit[];
  /** The units beyond those that the picture shows; null when it shows all. */
  readonly more: string | null;
  readonly code: PicturedCode | null;
  /** The last line: with what it was made. */
  readonly maker: string;
};

/** A unit of the picture; `facts` stand under its name. */
export type PicturedUnit = {
  readonly quantity: number;
  readonly name: string;
  readonly facts: readonly string[];
  readonly points: string;
  readonly isLeader: boolean;
};

/** The code of a list in its groups, with its QR code. */
export type PicturedCode = {
  readonly label: string;
  readonly groups: readonly string[];
  readonly hint: string;
  readonly squares: { readonly side: number; readonly path: string } | null;
};

/** Most entries that a picture shows. */
export const MOST_UNITS = 60;

export const WIDTH = 1080;
export const MARGIN = 64;
export const INNER = WIDTH - 2 * MARGIN;

/** A part of the picture, and where the next one begins. */
export type Block = { readonly shapes: readonly Shape[]; readonly end: number };
