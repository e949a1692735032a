-- What happens to changes and credits when a player leaves or asks for a copy of their data.

-- With an account go its changes that nobody has taken up, and its name out of the remarks of releases.
create function private.forget_changes()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.catalogue_changes c where c.author_id = old.id and c.state not in ('accepted', 'published');
  update public.catalogue_releases r set remarks = n.remarks
  from (
    select o.number, jsonb_object_agg(part.key, coalesce((
      select jsonb_object_agg(t.key, jsonb_set(t.value, '{by}', (t.value -> 'by') - coalesce(old.username, '')))
      from jsonb_each(part.value) as t
    ), '{}')) as remarks
    from public.catalogue_releases o
    cross join lateral jsonb_each(o.remarks) as part
    group by o.number
  ) as n
  where n.number = r.number and n.remarks is distinct from r.remarks;
  return old;
end;
$$;

create trigger player_cards_forget_changes
  before delete on public.player_cards
  for each row execute function private.forget_changes();

create or replace function public.export_my_data()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_me();
  return private.export_as_player() || jsonb_build_object(
    'warnings', (
      select coalesce(jsonb_agg(to_jsonb(w) - 'report_id' order by w.created_at), '[]')
      from public.player_warnings w where w.player_id = private.me()
    ),
    'administration', (
      select coalesce(jsonb_agg(to_jsonb(e) - 'before' - 'after' order by e.id), '[]')
      from public.admin_log e where e.admin_id = private.me()
    ),
    'catalogue_changes', (
      select coalesce(jsonb_agg(to_jsonb(c) - 'decided_by' order by c.created_at), '[]')
      from public.catalogue_changes c where c.author_id = private.me()
    ),
    'editor_of', (
      select coalesce(jsonb_agg(to_jsonb(e) order by e.created_at), '[]')
      from public.catalogue_editors e where e.player_id = private.me()
    )
  );
end;
$$;

revoke execute on all functions in schema private from public;
