import { absoluteUrl, paths } from '#platform/paths.ts';

/** Returns the link behind the QR code on the door of an event: its page, with the door's code. */
export function doorLink(event: string, door: string): string {
  return absoluteUrl(`${paths.event(event)}?door=${encodeURIComponent(door)}`);
}
