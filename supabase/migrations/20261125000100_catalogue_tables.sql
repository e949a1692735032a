-- A living catalogue (ADR 078): players propose changes, editors decide, administrators publish numbered releases. Everything is
-- written by the functions below; the tables are only read.

-- Who may decide about proposals: of one faction, or of everything where `faction` is null.
create table public.catalogue_editors (
  id uuid primary key default gen_random_uuid(),
  player_id uuid not null references public.player_cards (id) on delete cascade,
  faction text check (faction ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(faction) <= 100),
  created_at timestamptz not null default now(),
  unique nulls not distinct (player_id, faction)
);

-- A release holds everything that it says over the files of a build (ADR 075), so the newest one is all that a device needs.
create table public.catalogue_releases (
  number integer primary key check (number > 0),
  format integer not null default 1 check (format > 0),
  published_at timestamptz not null default now(),
  note text not null check (private.is_plain_prose(note, 2000)),
  note_es text check (private.is_plain_prose(note_es, 2000)),
  note_fr text check (private.is_plain_prose(note_fr, 2000)),
  overlay jsonb not null check (octet_length(overlay::text) <= 3000000),
  remarks jsonb not null check (octet_length(remarks::text) <= 1000000),
  -- Of the UTF-8 bytes of overlay::text || remarks::text, in hexadecimal.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- The release whose overlay a roll-back says again; 0 stands for the files alone.
  back_to integer check (back_to >= 0)
);

create table public.catalogue_changes (
  id uuid primary key default gen_random_uuid(),
  author_id uuid references public.player_cards (id) on delete set null,
  section text not null check (section in ('factions', 'units', 'terms', 'missions')),
  target text not null check (char_length(target) <= 200),
  -- One change as an overlay has it under its target.
  change jsonb not null check (octet_length(change::text) <= 60000 and private.is_clean(change)),
  -- Why, for the editor and later for players.
  note text not null check (private.is_plain_prose(note, 1000)),
  source text not null check (source in ('card', 'rules', 'faq')),
  source_page text check (private.is_line(source_page, 100)),
  wants_credit boolean not null default false,
  -- The release that the author saw, 0 for the files alone.
  based_on integer not null check (based_on >= 0),
  state text not null default 'proposed'
    check (state in ('proposed', 'returned', 'accepted', 'published', 'declined', 'withdrawn')),
  -- The words of who decided, for the author.
  answer text check (private.is_plain_prose(answer, 1000)),
  decided_by uuid references public.player_cards (id) on delete set null,
  decided_at timestamptz,
  release integer references public.catalogue_releases (number),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The faction whose editors decide; null where only editors of everything do.
  faction text generated always as (case section when 'units' then split_part(target, '/', 1) when 'factions' then target end) stored
);

create index catalogue_changes_author_idx on public.catalogue_changes (author_id, created_at desc);
create index catalogue_changes_queue_idx on public.catalogue_changes (state, created_at);
create index catalogue_changes_target_idx on public.catalogue_changes (section, target);
create index catalogue_changes_decided_idx on public.catalogue_changes (decided_by);
create index catalogue_changes_release_idx on public.catalogue_changes (release);

create trigger catalogue_changes_touch_updated_at
  before update on public.catalogue_changes
  for each row execute function private.touch_updated_at();

-- What the player who asks may decide about: everything, or the units of these factions.
create function private.edits_all()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select private.is_admin() or (
    private.may_write()
    and exists (select from public.catalogue_editors e where e.player_id = private.me() and e.faction is null)
  )
$$;

create function private.edited_factions()
returns text[]
language sql
stable
security definer
set search_path = ''
as $$
  select case when private.me() is null or not private.may_write() then '{}' else array(
    select e.faction from public.catalogue_editors e where e.player_id = private.me() and e.faction is not null
  ) end
$$;

-- Makes the hash of a release, whoever writes one.
create function private.hash_release()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.sha256 := encode(sha256(convert_to(new.overlay::text || new.remarks::text, 'UTF8')), 'hex');
  return new;
end;
$$;

create trigger catalogue_releases_hash
  before insert or update on public.catalogue_releases
  for each row execute function private.hash_release();

alter table public.catalogue_editors enable row level security;
alter table public.catalogue_releases enable row level security;
alter table public.catalogue_changes enable row level security;

create policy "Editors know what they edit, administrators know all editors"
  on public.catalogue_editors for select to authenticated
  using (player_id = (select private.me()) or (select private.is_admin()));
create policy "Everybody reads"
  on public.catalogue_releases for select to anon, authenticated
  using (true);
create policy "Authors read their own, editors those of what they edit"
  on public.catalogue_changes for select to authenticated
  using (
    author_id = (select private.me()) or (select private.edits_all()) or faction = any ((select private.edited_factions())::text[])
  );

revoke all on public.catalogue_editors, public.catalogue_releases, public.catalogue_changes from anon, authenticated;
grant select on public.catalogue_releases to anon, authenticated;
grant select on public.catalogue_editors, public.catalogue_changes to authenticated;
grant all on public.catalogue_editors, public.catalogue_releases, public.catalogue_changes to service_role;

revoke execute on all functions in schema private from public;
grant execute on function private.edits_all(), private.edited_factions(), private.is_clean(jsonb) to authenticated, service_role;
