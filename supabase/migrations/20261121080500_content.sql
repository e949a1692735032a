-- What everybody reads and administrators write: news, rules, FAQ, special rules, factions. English is always there; a
-- missing translation shows the English text.

create table public.news_items (
  id uuid primary key default gen_random_uuid(),
  news_id text not null unique check (private.is_line(news_id, 100)),
  -- A day without a time: it is the same day everywhere.
  date date not null,
  translation_key text not null check (private.is_line(translation_key, 200)),
  content_en text not null check (private.is_prose(content_en, 50000)),
  content_es text check (char_length(content_es) <= 50000),
  content_fr text check (char_length(content_fr) <= 50000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index news_items_date_idx on public.news_items (date desc);

create table public.rules_chapters (
  id uuid primary key default gen_random_uuid(),
  title text not null check (private.is_line(title, 200)),
  title_es text check (private.is_line(title_es, 200)),
  title_fr text check (private.is_line(title_fr, 200)),
  order_index integer not null check (order_index >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index rules_chapters_order_idx on public.rules_chapters (order_index);

create table public.rules_sections (
  id uuid primary key default gen_random_uuid(),
  chapter_id uuid not null references public.rules_chapters (id) on delete cascade,
  title text not null check (private.is_line(title, 200)),
  title_es text check (private.is_line(title_es, 200)),
  title_fr text check (private.is_line(title_fr, 200)),
  content text not null check (private.is_prose(content, 50000)),
  content_es text check (char_length(content_es) <= 50000),
  content_fr text check (char_length(content_fr) <= 50000),
  order_index integer not null check (order_index >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index rules_sections_order_idx on public.rules_sections (order_index);
create index rules_sections_chapter_idx on public.rules_sections (chapter_id, order_index);

create table public.faq_sections (
  id uuid primary key default gen_random_uuid(),
  section text not null check (private.is_line(section, 300)),
  section_es text check (private.is_line(section_es, 300)),
  section_fr text check (private.is_line(section_fr, 300)),
  content text not null check (private.is_prose(content, 50000)),
  content_es text check (char_length(content_es) <= 50000),
  content_fr text check (char_length(content_fr) <= 50000),
  order_index integer not null check (order_index >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index faq_sections_order_idx on public.faq_sections (order_index);

create table public.special_rules (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (private.is_line(name, 200)),
  name_es text check (private.is_line(name_es, 200)),
  name_fr text check (private.is_line(name_fr, 200)),
  description text not null check (private.is_prose(description, 20000)),
  description_es text check (char_length(description_es) <= 20000),
  description_fr text check (char_length(description_fr) <= 20000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.factions (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(id) <= 60),
  name text not null check (private.is_line(name, 100)),
  name_es text check (private.is_line(name_es, 100)),
  name_fr text check (private.is_line(name_fr, 100)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index factions_name_idx on public.factions (name);

do $$
declare
  content text;
begin
  foreach content in array array[
    'news_items', 'rules_chapters', 'rules_sections', 'faq_sections', 'special_rules', 'factions'
  ]
  loop
    execute format(
      'create trigger %I before update on public.%I for each row execute function private.touch_updated_at()',
      content || '_touch_updated_at', content
    );
    execute format('alter table public.%I enable row level security', content);
    execute format('create policy "Everybody reads" on public.%I for select to anon, authenticated using (true)', content);
    execute format(
      'create policy "Administrators add" on public.%I for insert to authenticated
         with check ((select private.is_admin()))', content
    );
    execute format(
      'create policy "Administrators change" on public.%I for update to authenticated
         using ((select private.is_admin())) with check ((select private.is_admin()))', content
    );
    execute format(
      'create policy "Administrators delete" on public.%I for delete to authenticated
         using ((select private.is_admin()))', content
    );
    execute format('revoke all on public.%I from anon, authenticated', content);
    execute format('grant select on public.%I to anon', content);
    execute format('grant select, insert, update, delete on public.%I to authenticated', content);
    execute format('grant all on public.%I to service_role', content);
  end loop;
end;
$$;
