import { expect } from '@playwright/test';
import { LANGUAGES } from '#domain/catalogue/types.ts';
import type { Place } from './pages/event-calls.ts';
import { beginDay, type Day } from './pages/event-day.ts';
import { LOST, WON } from './pages/event-field.ts';
import { type EventPages, PATIENT } from './pages/event-pages.ts';
import { test } from './pages/journey.ts';

/** One of seven has a bye, and two do not agree. Returns the phones of those two. */
async function playFirstRound(day: Day): Promise<readonly [EventPages, EventPages]> {
  const { desk, field, games, look, say, wall } = day;
  await desk.propose(1);
  await look(desk, 'the proposed pairings');
  await desk.tellPairings();
  await desk.button('Start the clock').click();
  const all = await games(1);
  expect(all).toHaveLength(4);
  const bye = field.of(all.find(({ other }) => other === null)?.one ?? null);
  await expect(desk.row(bye.name)).toContainText(say('has a bye'));
  const disputed = all.find(({ table }) => table === 1);
  if (disputed === undefined) throw new Error('The round has no first table.');
  const score = field.scores(disputed)[0] === WON ? '8 : 4' : '4 : 8';
  const [phone, rival] = await reportTwice(day, disputed, score);
  await field.play(
    1,
    all.filter((place) => place !== disputed),
  );

  const [one, other] = [field.of(disputed.one), field.of(disputed.other)];
  await expect(desk.row(one.name)).toContainText(say('Two results'), PATIENT);
  await look(desk, 'a round of the organiser');
  await desk.openDecision(one.name, other.name);
  await look(desk, 'a decision');
  await desk.dialog.getByRole('listitem').filter({ hasText: one.name }).getByRole('button').click();
  await expect(desk.row(one.name)).toContainText(say('by the organisers'));
  await rival.reads('The organisers decided: {score}. Speak with them if it is wrong.', { score });
  await wall.lists(one.name, score);
  await expect(wall.page.getByRole('timer')).toBeVisible();
  await look(wall, 'the wall in a round');
  return [phone, rival];
}

/** The two players of a game report different results, each on a phone. */
async function reportTwice({ arrive, event, field, look }: Day, game: Place, score: string) {
  const [one, other] = [field.of(game.one), field.of(game.other)];
  const [own, their] = field.scores(game);
  const phone = await arrive(one.calls.email);
  await phone.page.goto(`/events/${event}/rounds`);
  await phone.reads('Table {table}: you play against {rival}', { table: 1, rival: other.name });
  await phone.button('Report the result').click();
  await phone.typePoints(one.name, own);
  await phone.typePoints(other.name, their);
  await look(phone, 'a report on a phone');
  await phone.button('Report this result').click();
  const said = { own: score, rival: other.name };
  await phone.reads('You reported {own}. It counts once {rival} confirms it.', said);
  await expect.poll(async () => other.calls.reports(event)).toBe(1);

  const rival = await arrive(other.calls.email);
  await rival.page.goto(`/events/${event}/rounds`);
  await rival.button('It was different').click();
  await rival.typePoints(one.name, LOST);
  await rival.typePoints(other.name, LOST);
  await rival.button('Report this result').click();
  await rival.reads('You two reported different results');
  await look(rival, 'two results on a phone');
  return [phone, rival] as const;
}

/** An eighth player comes late and plays from now on. */
async function playSecondRound({ arrive, desk, enrol, event, field, games, look, say }: Day): Promise<void> {
  const calls = await enrol();
  const phone = await arrive(calls.email);
  await phone.page.goto(`/events/${event}`);
  await phone.button('Wait for a seat').click();
  await expect(phone.button('Withdraw')).toBeVisible();
  await look(phone, 'the event on a phone');
  const late = await field.add(calls);
  await desk.page.goto(`/events/${event}`);
  await desk.button('Give a seat: {name}', { name: late.name }).click();
  await expect(desk.button('Check in: {name}', { name: late.name })).toBeVisible();
  await desk.setRound(late.name, 'Plays from round', 2);
  await look(desk, 'the event of its organiser');

  await desk.follow('Pairings');
  await desk.propose(2);
  await desk.tellPairings();
  const all = await games(2);
  expect(all.map(({ other }) => other)).not.toContain(null);
  const game = all.find(({ one, other }) => one === late.id || other === late.id);
  if (game === undefined) throw new Error('The late player has no game.');
  const rival = field.of(game.one === late.id ? game.other : game.one);
  await phone.page.goto(`/events/${event}/rounds`);
  await phone.button('Report the result').click();
  await phone.typePoints(late.name, LOST);
  await phone.typePoints(rival.name, WON);
  await phone.button('Report this result').click();
  await expect(phone.button('Correct my report')).toBeVisible();
  await field.play(2, all);
  const score = game.one === late.id ? '4 : 8' : '8 : 4';
  await phone.reads('Both of you reported {score}. It counts.', { score });
  await expect(desk.page.getByText(say('no result yet'), { exact: true })).toHaveCount(0, PATIENT);
}

/** One player has left, and the organiser's network is lost while the round is paired. */
async function playThirdRound(day: Day, phones: readonly EventPages[]): Promise<void> {
  const { desk, field, games, isPaired, look, wall } = day;
  await desk.follow('Event');
  await desk.setRound(field.at(6).name, 'Drops after round', 2);
  await desk.follow('Pairings');
  const network = desk.page.context();
  await network.setOffline(true);
  await desk.propose(3);
  await desk.tellPairings();
  await desk.showsRound(3);
  await expect(desk.waiting()).toBeVisible();
  await look(desk, 'a round without a network');
  expect(await isPaired(3)).toBe(false);
  for (const phone of phones) await phone.showsRound(2);
  await network.setOffline(false);
  await expect(desk.waiting()).toHaveCount(0);
  for (const phone of phones) await phone.showsRound(3);
  const all = await games(3);
  expect(all.flatMap(({ one, other }) => [one, other])).not.toContain(field.at(6).id);
  const [top, ...others] = all;
  if (top === undefined) throw new Error('The round has no game.');
  await field.play(3, others);
  const [one, other] = [field.of(top.one), field.of(top.other)];
  const [own, their] = field.scores(top);
  await desk.openDecision(one.name, other.name);
  await desk.typePoints(one.name, own);
  await desk.typePoints(other.name, their);
  await desk.button('Enter this result').click();
  await wall.lists(one.name, own === WON ? '8 : 4' : '4 : 8');
}

/** Everybody sees the same ranks, at the desk, on a phone and on the wall. */
async function finishDay(day: Day, [phone]: readonly [EventPages, EventPages]): Promise<void> {
  const { desk, event, field, look, say, wall } = day;
  await desk.follow('Event');
  await desk.button('Finish').click();
  await desk.page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('Finish'), exact: true })
    .click();
  await expect(desk.button('Continue the event')).toBeVisible();
  await desk.follow('Standings');
  const winner = desk.page.getByRole('list', { name: say('Awards'), exact: true }).getByRole('listitem');
  await expect(winner.first()).toContainText(field.at(0).name);
  await expect(desk.row(field.at(6).name)).toContainText(
    say('left after round {droppedAfter}', { droppedAfter: 2 }),
  );
  await look(desk, 'the standings');
  // Ten games and two byes, of three points each, and none is lost.
  const points = await desk.points();
  expect(points[0]).toBe(9);
  expect(points).toHaveLength(8);
  expect(points.reduce((sum, each) => sum + each, 0)).toBe(36);

  await phone.page.goto(`/events/${event}/standings`);
  await expect(phone.page.getByRole('list', { name: say('Awards'), exact: true })).toBeVisible();
  expect(await phone.page.getByRole('row').allTextContents()).toEqual(
    await desk.page.getByRole('row').allTextContents(),
  );
  await look(phone, 'the standings on a phone');
  await phone.follow('Lists');
  await expect(phone.row(field.at(0).name)).toBeVisible();
  await look(phone, 'the lists on a phone');
  await phone.follow('Log');
  await phone.reads('Round {round} was paired.', { round: 3 });
  await look(phone, 'the log on a phone');
  await desk.follow('Lists');
  await expect(desk.row(field.at(0).name)).toBeVisible();
  await look(desk, 'the lists');
  await desk.follow('Log');
  await look(desk, 'the log');
  await wall.page.reload();
  const ranks = wall.page.getByRole('list', { name: say('Standings'), exact: true }).getByRole('listitem');
  await expect(ranks).toHaveCount(8);
  await expect(ranks.first()).toContainText(field.at(0).name);
  await look(wall, 'the wall at the end');
}

for (const language of LANGUAGES) {
  test(`an event is played over three rounds, with all that goes wrong on such a day (${language})`, async ({
    browser,
    request,
  }) => {
    test.slow();
    const day = await beginDay(browser, request, language);
    const phones = await playFirstRound(day);
    await playSecondRound(day);
    await playThirdRound(day, phones);
    await finishDay(day, phones);
    expect(day.faults).toEqual({});
    await day.end();
  });
}
