/**
 * The tasks of PostgreSQL's background processes; PGlite has no such processes, so the server runs
 * them.
 */
export type Upkeep = {
  /** Bytes of WAL written since the last checkpoint. */
  readonly walBytes: () => Promise<number>;
  /** CHECKPOINT, then every data file to the disk. */
  readonly checkpoint: () => Promise<void>;
  /** VACUUM and ANALYZE. */
  readonly vacuum: () => Promise<void>;
};

export type Schedule = {
  /** The interval between two checks. */
  readonly everyMs: number;
  /** A checkpoint is due after so much WAL … */
  readonly walBytes: number;
  /** … or after this long, when anything was written. */
  readonly checkpointMs: number;
  readonly vacuumMs: number;
};

const MINUTE = 60_000;
export const SCHEDULE: Schedule = {
  everyMs: MINUTE,
  walBytes: 32 * 1024 * 1024,
  checkpointMs: 5 * MINUTE,
  vacuumMs: 60 * MINUTE,
};

/**
 * Decides what is due, one look after the other. `now` is in milliseconds from any fixed start.
 * Returns a function that does what is due and says what it did.
 */
export function createMaintenance(upkeep: Upkeep, now: () => number, schedule: Schedule = SCHEDULE) {
  let checkpointAt = now();
  let vacuumAt = now();
  let writtenSinceVacuum = 0;

  return async (): Promise<{ readonly checkpoint: boolean; readonly vacuum: boolean }> => {
    const vacuum = now() - vacuumAt >= schedule.vacuumMs;
    if (vacuum) {
      vacuumAt = now();
      if (writtenSinceVacuum + (await upkeep.walBytes()) > 0) await upkeep.vacuum();
      writtenSinceVacuum = 0;
    }
    const written = await upkeep.walBytes();
    const due =
      written >= schedule.walBytes || (written > 0 && now() - checkpointAt >= schedule.checkpointMs);
    if (due) {
      await upkeep.checkpoint();
      checkpointAt = now();
      if (!vacuum) writtenSinceVacuum += written;
    }
    return { checkpoint: due, vacuum };
  };
}
