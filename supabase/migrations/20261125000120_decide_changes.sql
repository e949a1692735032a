-- Editors decide about proposed changes; administrators appoint editors.

-- Editors of what a change is about, and administrators.
create function private.may_decide(faction text)
returns boolean
language sql
stable
set search_path = ''
as $$
  select private.edits_all() or coalesce($1 = any (private.edited_factions()), false)
$$;

-- Accepts a change, gives it back with a question, declines it with a reason, or opens it again. `change` takes the place of
-- what was proposed, when only a part is accepted.
create function public.decide_change(change_id uuid, decision text, answer text default null, change jsonb default null)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  before public.catalogue_changes;
  after public.catalogue_changes;
begin
  perform private.require_me();
  select * into before from public.catalogue_changes c where c.id = change_id for update;
  if before.id is null or not private.may_decide(before.faction) then
    raise exception using errcode = 'insufficient_privilege', message = 'only its editors decide about a change';
  end if;
  if decision is null or decision not in ('accepted', 'returned', 'declined', 'proposed') then
    raise exception using errcode = 'check_violation', message = 'there is no such decision', detail = 'bad_decision';
  end if;
  if decision in ('returned', 'declined') and coalesce(btrim(answer), '') = '' then
    raise exception using errcode = 'check_violation', message = 'the author is told why', detail = 'answer_needed';
  end if;
  if before.state not in ('proposed', 'returned', 'accepted', 'declined') then
    raise exception using errcode = 'PT409', message = 'this change no longer waits', detail = 'not_open';
  end if;
  if $4 is not null then
    perform private.check_change(before.section, before.target, $4);
  end if;
  update public.catalogue_changes c set
    state = decision, answer = nullif(btrim($3), ''), change = coalesce($4, c.change),
    decided_by = private.me(), decided_at = now()
  where c.id = change_id
  returning * into after;
  perform private.write_log(
    'update', 'catalogue_changes', change_id::text, before.target,
    jsonb_build_object('state', before.state, 'answer', before.answer, 'change', before.change),
    jsonb_build_object('state', after.state, 'answer', after.answer, 'change', after.change)
  );
end;
$$;

create function public.grant_editor(player uuid, faction text default null)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  insert into public.catalogue_editors (player_id, faction) values ($1, $2) on conflict do nothing;
end;
$$;

create function public.revoke_editor(player uuid, faction text default null)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  delete from public.catalogue_editors e where e.player_id = $1 and e.faction is not distinct from $2;
end;
$$;

create trigger catalogue_editors_log
  after insert or delete on public.catalogue_editors
  for each row execute function private.log_change('player_id');

revoke execute on all functions in schema private from public;
revoke all on function
  public.decide_change(uuid, text, text, jsonb),
  public.grant_editor(uuid, text),
  public.revoke_editor(uuid, text)
from public, anon, authenticated;
grant execute on function
  public.decide_change(uuid, text, text, jsonb),
  public.grant_editor(uuid, text),
  public.revoke_editor(uuid, text)
to authenticated;
