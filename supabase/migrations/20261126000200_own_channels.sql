-- Each player has a private channel, `user:<id>`. The database alone speaks in it, and says no more than what is new: the
-- app asks for the rest as ever, so what a policy hides stays hidden.

create policy "Players hear their own channel" on realtime.messages
  for select to authenticated
  using (extension = 'broadcast' and realtime.topic() = 'user:' || (select private.me()));

create function private.hint_player(player uuid, about text) returns void
language sql security definer
set search_path = ''
as $$
  select realtime.send(jsonb_build_object('about', $2), 'news', 'user:' || $1, true);
$$;

create function private.hint_activity() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.hint_player(new.owner_id, 'activity');
  return null;
end;
$$;

create trigger activity_events_hint
  after insert on public.activity_events
  for each row
  when (new.owner_id is not null and new.owner_id <> new.actor_id)
  execute function private.hint_activity();

create function private.hint_result() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.hint_player(player, 'results')
  from unnest(array[new.user_id, new.opponent_id]) as players (player)
  where player is not null and player is distinct from private.me();
  return null;
end;
$$;

create trigger game_results_hint
  after insert or update of status on public.game_results
  for each row execute function private.hint_result();

revoke all on function private.hint_player(uuid, text), private.hint_activity(), private.hint_result()
  from public, anon, authenticated;
