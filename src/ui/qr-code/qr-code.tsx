type QrCodeProps = {
  /** The number of squares along a side. */
  side: number;
  /** The dark squares, in units of one. */
  path: string;
  /** Its meaning, for screen readers. */
  label: string;
  className?: string | undefined;
};

/** A QR code as crisp squares, dark on white in both themes so that cameras read it. */
export function QrCode({ side, path, label, className }: QrCodeProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
