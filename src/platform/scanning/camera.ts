/**
 * The reason why there is no picture of a camera. `insecure`: browsers give it to https pages only;
 * `busy`: another program has it.
 */
export type CameraProblem = 'insecure' | 'missing' | 'refused' | 'busy';

export type OpenCamera =
  | { readonly ok: true; readonly stream: MediaStream }
  | { readonly ok: false; readonly problem: CameraProblem };

/** As many pixels as the camera has: a small code is then read from two metres. */
const WANTED = {
  facingMode: 'environment',
  width: { ideal: 3840 },
  height: { ideal: 2160 },
} as const satisfies MediaTrackConstraints;

const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Opens the camera at the back, or any other. The browser asks the player first. Never throws. */
export async function openCamera(): Promise<OpenCamera> {
  if (!isSecureContext) return { ok: false, problem: 'insecure' };
  // Absent in some browsers inside other apps, whatever the types say.
  const { mediaDevices } = navigator as { readonly mediaDevices?: MediaDevices };
  if (mediaDevices === undefined) return { ok: false, problem: 'missing' };
  try {
    return { ok: true, stream: await mediaDevices.getUserMedia({ video: WANTED, audio: false }) };
  } catch (cause) {
    const name = cause instanceof Error ? cause.name : '';
    return { ok: false, problem: PROBLEMS[name] ?? 'missing' };
  }
}

/** Stops the camera, and with it the light that says that it is on. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
