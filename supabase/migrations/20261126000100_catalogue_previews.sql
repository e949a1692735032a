-- Administrators let testers use the next release before it is published (ADR 080): a link with a token that cannot be guessed.

create table public.catalogue_previews (
  -- The token of the link: 122 random bits.
  id uuid primary key default gen_random_uuid(),
  -- The number that the release would have.
  number integer not null check (number > 0),
  overlay jsonb not null check (octet_length(overlay::text) <= 3000000),
  remarks jsonb not null check (octet_length(remarks::text) <= 1000000),
  -- As of a release: of the UTF-8 bytes of overlay::text || remarks::text, in hexadecimal.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now()
);

create trigger catalogue_previews_hash
  before insert or update on public.catalogue_previews
  for each row execute function private.hash_release();

alter table public.catalogue_previews enable row level security;

create policy "Administrators see the links that they may take back"
  on public.catalogue_previews for select to authenticated
  using ((select private.is_admin()));

revoke all on public.catalogue_previews from anon, authenticated;
grant select on public.catalogue_previews to authenticated;
grant all on public.catalogue_previews to service_role;

-- Those who were given a link read it for 14 days, and no longer than until the release of that number is published.
create function private.lives(preview public.catalogue_previews)
returns boolean
language sql
stable
set search_path = ''
as $$
  select preview.created_at > now() - interval '14 days'
    and preview.number > coalesce((select max(r.number) from public.catalogue_releases r), 0)
$$;

-- Makes a link to what the next release would say and returns its token. The newest five are kept.
create function public.preview_release(after integer, "overlay" jsonb, remarks jsonb)
returns uuid
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  upcoming integer;
  made uuid;
begin
  perform private.require_admin();
  upcoming := private.next_release(after);
  perform private.check_release($2, $3);
  insert into public.catalogue_previews (number, overlay, remarks, created_at)
  values (upcoming, $2, $3, clock_timestamp())
  returning id into made;
  delete from public.catalogue_previews p
  where not private.lives(p)
    or p.id not in (select n.id from public.catalogue_previews n order by n.created_at desc, n.id limit 5);
  perform private.write_log('call', 'preview_release', upcoming::text, upcoming::text);
  return made;
end;
$$;

create function public.drop_preview(preview uuid)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  gone integer;
begin
  perform private.require_admin();
  delete from public.catalogue_previews p where p.id = $1 returning p.number into gone;
  if gone is not null then
    perform private.write_log('call', 'drop_preview', gone::text, gone::text);
  end if;
end;
$$;

-- What a link leads to, as a row of `catalogue_releases` that a device reads; null when it is over or there never was one.
create function public.catalogue_preview(token uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'number', p.number, 'format', 1, 'published_at', p.created_at, 'note', 'Not published yet.', 'note_es', null, 'note_fr', null,
    'sha256', p.sha256, 'overlay', p.overlay::text, 'remarks', p.remarks::text
  )
  from public.catalogue_previews p
  where p.id = token and private.lives(p)
$$;

-- With an account go the links to what names it; releases lose the name alone.
create function private.forget_previews()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.catalogue_previews p
  where exists (
    select from jsonb_each(p.remarks) as part cross join lateral jsonb_each(part.value) as t
    where t.value -> 'by' ? old.username
  );
  return old;
end;
$$;

create trigger player_cards_forget_previews
  before delete on public.player_cards
  for each row execute function private.forget_previews();

revoke execute on all functions in schema private from public;
revoke all on function
  public.preview_release(integer, jsonb, jsonb), public.drop_preview(uuid), public.catalogue_preview(uuid)
from public, anon, authenticated;
grant execute on function public.preview_release(integer, jsonb, jsonb), public.drop_preview(uuid) to authenticated;
grant execute on function public.catalogue_preview(uuid) to anon, authenticated;
