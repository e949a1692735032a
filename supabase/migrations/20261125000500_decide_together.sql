-- One decision about several changes, all or none (ADR 078): a table of units is decided with one press. Each is judged by
-- decide_change, with the rights of the player who calls.
create function public.decide_changes(change_ids uuid[], decision text, answer text default null)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  one uuid;
begin
  perform private.require_me();
  if coalesce(cardinality(change_ids), 0) not between 1 and 300 then
    raise exception using errcode = 'check_violation', message = 'one to 300 changes at a time', detail = 'bad_decision';
  end if;
  -- In one order, so that two calls at once wait for each other.
  for one in select distinct c from unnest(change_ids) as c order by c loop
    perform public.decide_change(one, $2, $3);
  end loop;
end;
$$;

revoke all on function public.decide_changes(uuid[], text, text) from public, anon, authenticated;
grant execute on function public.decide_changes(uuid[], text, text) to authenticated;
