-- Joining a live game by code or invitation, leaving it, and the list of one's own.

-- The key under which take_live_turn() counts; null before the first turn of a day.
create function private.live_turn_key(name text, seconds integer)
returns bytea
language sql
stable
security definer
set search_path = ''
as $$
  select sha256(convert_to(
    concat(s.salt, concat_ws(' ', 'live', name, floor(extract(epoch from now()) / seconds))), 'UTF8'
  ))
  from private.guest_salts s
  where s.day = (now() at time zone 'UTC')::date
$$;

-- Takes a guess at a code: ten an hour of an account, sixty of a network, six hundred of all. Codes are one in 148 million. Looks
-- first, so that a refused guess writes nothing.
create function private.take_code_guess(player uuid)
returns void
language plpgsql
volatile
set search_path = ''
as $$
declare
  own constant text := 'guess ' || player;
  network constant text := 'guess ' || private.caller_network();
  keys constant bytea[] := array[
    private.live_turn_key(own, 3600), private.live_turn_key(network, 3600), private.live_turn_key('guess of all', 3600)
  ];
begin
  if exists (
      select from private.guest_report_counts c
      where c.key = any (keys) and c.used >= case c.key when keys[1] then 10 when keys[2] then 60 else 600 end
    )
    or not private.take_live_turn(own, 10, 3600)
    or not private.take_live_turn(network, 60, 3600)
    or not private.take_live_turn('guess of all', 600, 3600)
  then
    perform private.refuse_live_turn('live_guesses', 3600);
  end if;
end;
$$;

-- Gives a guess back that was right.
create function private.give_code_guess(player uuid)
returns void
language sql
volatile
security definer
set search_path = ''
as $$
  update private.guest_report_counts c set used = c.used - 1
  where c.key in (
    private.live_turn_key('guess ' || player, 3600),
    private.live_turn_key('guess ' || private.caller_network(), 3600),
    private.live_turn_key('guess of all', 3600)
  )
$$;

-- Joins the game of a code or an invitation. A wrong one is answered with 404 and not raised, so that the guess stays counted:
-- unknown, ended and expired ones alike. With the second account both end; whoever is in the game comes in again.
create function public.join_live_game(code text)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  me constant uuid := private.require_player();
  typed constant text := btrim(join_live_game.code);
  is_code constant boolean := coalesce(char_length(typed), 0) <= 6;
  joined public.live_games;
  members integer;
begin
  if is_code then
    perform private.take_code_guess(me);
  end if;
  select g.* into joined from public.live_games g
  where case when is_code then g.code = upper(typed) else g.invite = typed end and g.code_until > now()
  for update;
  if joined.id is null then
    perform set_config('response.status', '404', true);
    return jsonb_build_object(
      'code', 'PT404', 'message', 'there is no such code', 'details', 'live_code', 'hint', null
    );
  end if;
  if is_code then
    perform private.give_code_guess(me);
  end if;
  if exists (select from public.live_members m where m.game_id = joined.id and m.user_id = me) then
    return private.live_entry(joined);
  end if;
  members := (select count(*) from public.live_members m where m.game_id = joined.id);
  if members >= 6 then
    raise exception using errcode = 'PT409', message = 'this game is full', detail = 'live_full';
  end if;
  perform private.require_live_room(me);
  insert into public.live_members (game_id, user_id) values (joined.id, me);
  update public.live_games g set code = null, invite = null, code_until = null, last_at = now()
  where g.id = joined.id
  returning g.* into joined;
  perform private.hint_live(joined, 'members');
  return private.live_entry(joined);
end;
$$;

-- The accounts of a game, in the order in which they came. The name is that of the profile; null for an anonymous account.
create function private.live_members_of(game uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', m.user_id,
    'name', case when not c.is_hidden then coalesce(c.username, c.short_id) end,
    'joined_at', floor(extract(epoch from m.joined_at) * 1000)::bigint
  ) order by m.joined_at, m.user_id), '[]')
  from public.live_members m
  left join public.player_cards c on c.id = m.user_id
  where m.game_id = game
$$;

-- The live games of the one who asks, those that were played last first.
create function public.live_games_of_mine()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  me constant uuid := private.player();
begin
  if me is null then
    perform private.refuse_guest();
  end if;
  return (
    select coalesce(jsonb_agg(
      private.live_entry(g.game) || jsonb_build_object(
        'created_at', private.ms_of((g.game).created_at),
        'last_at', private.ms_of((g.game).last_at),
        'bytes', (g.game).bytes,
        'is_mine', (g.game).created_by is not distinct from me,
        'result', (g.game).result,
        'report_is_public', (g.game).report_is_public,
        'members', private.live_members_of((g.game).id)
      ) order by (g.game).last_at desc
    ), '[]')
    from (
      select o as game
      from public.live_members m
      join public.live_games o on o.id = m.game_id
      where m.user_id = me
      order by o.last_at desc
      limit 200
    ) as g
  );
end;
$$;

-- The rows of a game go with its last account.
create function private.drop_deserted_game()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.live_games g
  where g.id = old.game_id and not exists (select from public.live_members m where m.game_id = g.id);
  return null;
end;
$$;

create trigger live_members_drop_deserted
  after delete on public.live_members
  for each row execute function private.drop_deserted_game();

-- Leaves a game: it cannot be read or written any more. What one wrote stays for the others, and goes with the last of them.
create function public.leave_live_game(game uuid)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  me constant uuid := private.require_player();
  left_game constant public.live_games := private.live_game_of(game, me, true);
begin
  delete from public.live_members m where m.game_id = left_game.id and m.user_id = me;
  perform private.hint_live(left_game, 'members');
end;
$$;

-- Deletes a game that nobody else is in.
create function public.delete_live_game(game uuid)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  me constant uuid := private.require_player();
  deleted constant public.live_games := private.live_game_of(game, me, true);
begin
  if exists (select from public.live_members m where m.game_id = deleted.id and m.user_id <> me) then
    raise exception using errcode = 'PT409', message = 'others are in this game', detail = 'live_others';
  end if;
  delete from public.live_games g where g.id = deleted.id;
end;
$$;

-- Sends an account away that whoever opened the game did not want, such as a stranger who found the code.
create function public.remove_live_member(game uuid, account uuid)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  me constant uuid := private.require_player();
  kept constant public.live_games := private.live_game_of(game, me, true);
begin
  if kept.created_by is distinct from me or account = me then
    raise exception using
      errcode = 'insufficient_privilege', message = 'only who opened the game removes others', detail = 'not_yours';
  end if;
  delete from public.live_members m where m.game_id = kept.id and m.user_id = account;
  perform private.hint_live(kept, 'members');
end;
$$;

-- Ends the link for spectators and answers another one.
create function public.renew_live_watch(game uuid)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  me constant uuid := private.require_player();
  renewed public.live_games;
begin
  renewed := private.live_game_of(game, me, true);
  update public.live_games g set watch = private.new_live_secret() where g.id = renewed.id returning g.* into renewed;
  return private.live_entry(renewed);
end;
$$;

revoke execute on all functions in schema private from public;
revoke all on function
  public.join_live_game(text),
  public.live_games_of_mine(),
  public.leave_live_game(uuid),
  public.delete_live_game(uuid),
  public.remove_live_member(uuid, uuid),
  public.renew_live_watch(uuid)
from public, anon, authenticated;
grant execute on function
  public.join_live_game(text),
  public.live_games_of_mine(),
  public.leave_live_game(uuid),
  public.delete_live_game(uuid),
  public.remove_live_member(uuid, uuid),
  public.renew_live_watch(uuid)
to authenticated;
