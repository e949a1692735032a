-- Channels of live games. `game:<id>` is for its members, who are present in it; `watch:<secret>` for whoever has the link. The
-- database alone speaks, and says no more than that there is something to read.

-- The account that asks is in the game of the channel that is asked about. `writes`: it may also be present there.
create function private.is_in_live_channel(writes boolean)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  account constant uuid := private.player();
begin
  if account is null
    or not exists (
      select from public.live_members m where m.game_id = private.topic_id('game') and m.user_id = account
    )
  then
    return false;
  end if;
  return not writes or private.require_player() is not null;
end;
$$;

-- The link of a channel is that of a game.
create function private.is_live_watch()
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  topic constant text := realtime.topic();
begin
  return topic like 'watch:%' and exists (select from public.live_games g where g.watch = substr(topic, 7));
end;
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.is_in_live_channel(boolean), private.is_live_watch() to anon, authenticated;

create policy "Members hear their live game" on realtime.messages
  for select to authenticated
  using (extension in ('broadcast', 'presence') and (select private.is_in_live_channel(false)));

create policy "Members are present in their live game" on realtime.messages
  for insert to authenticated
  with check (extension = 'presence' and (select private.is_in_live_channel(true)));

create policy "Whoever has the link hears a live game" on realtime.messages
  for select to anon, authenticated
  using (extension = 'broadcast' and (select private.is_live_watch()));
