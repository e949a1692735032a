-- Results that somebody confirmed without an account come into the history of the account that later signs in on that device.
-- The anonymous account offers them under a secret, and the other one shows it: neither can do that to a stranger.

alter table private.live_claims
  -- SHA-256 of the secret; null while they are not offered.
  add column offer bytea,
  add column offered_at timestamptz;

create index live_claims_offer_idx on private.live_claims (offer) where offer is not null;

-- Returns the secret, which is good for ten minutes; null when there is nothing to offer.
create function public.offer_live_results()
returns text
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  me constant uuid := private.require_player();
  secret constant text := private.new_live_secret();
begin
  update private.live_claims c
  set offer = sha256(convert_to(secret, 'UTF8')), offered_at = now()
  where c.user_id = me;
  return case when found then secret end;
end;
$$;

-- Puts one account in the place of another in a result.
create function private.live_result_of(result jsonb, former uuid, account uuid)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select jsonb_set(result, '{players}', jsonb_object_agg(
    p.key,
    case when p.value ->> 'account' = former::text then jsonb_set(p.value, '{account}', to_jsonb(account)) else p.value end
  ))
  from jsonb_each(result -> 'players') as p
$$;

-- Takes the results of an offer, and returns how many came. One that finds no room stays offered. Who has played against
-- oneself gets no result of it.
create function public.take_live_results(offer text)
returns integer
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  me constant uuid := private.require_player();
  claim record;
  taken integer := 0;
begin
  perform private.require_me();
  if not private.take_live_turn('take ' || me, 30, 3600) then
    perform private.refuse_live_turn('live_takes', 3600);
  end if;
  for claim in
    select c.user_id, c.game_id, c.result
    from private.live_claims c
    where c.offer = sha256(convert_to(take_live_results.offer, 'UTF8')) and c.offered_at > now() - interval '10 minutes'
    order by c.game_id
    for update
  loop
    begin
      if not exists (select from jsonb_each(claim.result -> 'players') as p where p.value ->> 'account' = me::text) then
        perform private.record_live_result(claim.game_id, private.live_result_of(claim.result, claim.user_id, me), false);
        taken := taken + 1;
      end if;
      delete from private.live_claims c where c.user_id = claim.user_id and c.game_id = claim.game_id;
    exception when sqlstate 'PT413' or sqlstate 'PT429' or check_violation then
      raise log 'a result of a live game was not brought along (%)', sqlstate;
    end;
  end loop;
  return taken;
end;
$$;

revoke execute on all functions in schema private from public;
revoke all on function public.offer_live_results(), public.take_live_results(text) from public, anon, authenticated;
grant execute on function public.offer_live_results(), public.take_live_results(text) to authenticated;
