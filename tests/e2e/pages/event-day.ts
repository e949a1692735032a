import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Browser, expect } from '@playwright/test';
import type { Language } from '#domain/catalogue/types.ts';
import { axeFindings } from './axe.ts';
import { EventCalls, type Place } from './event-calls.ts';
import { EventField } from './event-field.ts';
import { EventPages } from './event-pages.ts';
import { sidewaysOverflow } from './layout.ts';
import { Operator } from './operator.ts';
import { Player } from './player.ts';
import { wordsIn } from './words.ts';

const PHONE = { width: 390, height: 844 };
const HALL = { width: 1920, height: 1080 };
const DESK = { width: 1280, height: 800 };

/** An event of seven players that has begun, its organiser's desk and the wall of the hall. */
export async function beginDay(browser: Browser, request: APIRequestContext, language: Language) {
  const say = wordsIn(language);
  const guests: Player[] = [];
  const arrive = async (email: string | null, size = PHONE): Promise<EventPages> => {
    const player = await Player.arrive(browser, language);
    guests.push(player);
    await player.page.setViewportSize(size);
    if (email !== null) await player.signIn(email);
    return new EventPages(player.page, say);
  };
  const enrol = async () => EventCalls.signIn(request, await new Operator(request).makeAccount());
  const faults: Record<string, string[]> = {};

  const organiser = await enrol();
  const event = await organiser.announce(`Day of axes ${randomUUID().slice(0, 8)}`);
  const field = new EventField(event);
  for (let count = 0; count < 7; count += 1) {
    const calls = await enrol();
    await calls.join(event);
    await field.add(calls);
  }
  await organiser.begin(event);
  const desk = await arrive(organiser.email, DESK);
  const wall = await arrive(null, HALL);
  await desk.page.goto(`/events/${event}/rounds`);
  await wall.page.goto(`/events/${event}/wall`);
  return {
    say,
    event,
    field,
    desk,
    wall,
    arrive,
    enrol,
    faults,
    /** The games of a round, once the server has them. */
    games: async (round: number): Promise<readonly Place[]> => {
      await expect.poll(async () => organiser.places(event, round)).not.toEqual([]);
      return organiser.places(event, round);
    },
    isPaired: async (round: number) => (await organiser.places(event, round)).length > 0,
    look: async ({ page }: EventPages, place: string) => {
      const found = [...(await axeFindings(page, language)), ...(await sidewaysOverflow(page))];
      if (found.length > 0) faults[place] = found;
    },
    end: async () => {
      for (const guest of guests) await guest.leave();
    },
  };
}

export type Day = Awaited<ReturnType<typeof beginDay>>;
