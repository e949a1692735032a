-- Visitors without an account report too. Nothing of them is kept but a count under a salted hash of their network, for a day.

alter table public.reports add column by_guest boolean not null default false;

-- One salt a day: hashes of different days cannot be compared, and a hash without its salt names nobody.
create table private.guest_salts (
  day date primary key,
  salt uuid not null default gen_random_uuid()
);

create table private.guest_report_counts (
  key bytea primary key,
  day date not null,
  used integer not null
);

alter table private.guest_salts enable row level security;
alter table private.guest_report_counts enable row level security;
revoke all on private.guest_salts, private.guest_report_counts from anon, authenticated, service_role;

-- The network that asks, as the server or the proxy of a hosted project names it: an address, of IPv6 the first half.
create function private.caller_network()
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  headers constant jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  named constant text := btrim(coalesce(
    headers ->> 'cf-connecting-ip', (regexp_match(headers ->> 'x-forwarded-for', '([^,]*)$'))[1], ''
  ));
  address inet;
begin
  address := named::inet;
  return case when family(address) = 6 then network(set_masklen(address, 64))::text else host(address) end;
exception when others then
  return 'unknown';
end;
$$;

-- True when one more is within `most` a day.
create function private.take_guest_turn(name text, most integer)
returns boolean
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'UTC')::date;
  taken integer;
begin
  delete from private.guest_salts where day < today;
  delete from private.guest_report_counts where day < today;
  insert into private.guest_salts (day) values (today) on conflict do nothing;
  insert into private.guest_report_counts as c (key, day, used)
  select sha256(convert_to(concat(s.salt, name), 'UTF8')), today, 1 from private.guest_salts s where s.day = today
  on conflict (key) do update set used = c.used + 1
  returning used into taken;
  return taken <= most;
end;
$$;

-- A report of a visitor. Three open ones of visitors about one thing are enough: more are taken and not kept. So is what a
-- program fills in: no person sees `website`. Refused with PT429 after 5 a day from one network, or 200 from all.
create function public.report_as_guest(
  kind text, target_id uuid, reason text, details text default null, website text default null
)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  if not private.take_guest_turn('network ' || private.caller_network(), 5) or not private.take_guest_turn('all', 200) then
    raise exception using
      errcode = 'PT429', message = 'too many reports', detail = 'reports',
      hint = ceil(extract(epoch from date_trunc('day', now() at time zone 'UTC') + interval '1 day' - now() at time zone 'UTC'))::text;
  end if;
  if not coalesce(case $1
    when 'list' then exists (select from public.shared_list_facts f where f.list_id = $2 and f.is_shown)
    when 'comment' then exists (
      select from public.list_comments c join public.shared_list_facts f using (list_id)
      where c.id = $2 and f.is_shown and not c.is_hidden and not c.author_hidden
    )
    when 'player' then private.may_see_profile($2)
  end, false) then
    raise exception using errcode = 'check_violation', message = 'there is nothing to report', detail = 'report_target';
  end if;
  if coalesce(website, '') <> '' then
    return;
  end if;
  -- Of several at once about the same thing the count holds.
  perform pg_advisory_xact_lock(hashtextextended('guest report ' || $2::text, 0));
  if (
    select count(*) from public.reports r
    where r.by_guest and r.status = 'open' and r.kind = $1 and r.target_id = $2
  ) >= 3 then
    return;
  end if;
  insert into public.reports (reporter_id, kind, target_id, reason, details, by_guest)
  values (null, $1, $2, $3, $4, true);
end;
$$;

revoke execute on all functions in schema private from public;
revoke all on function public.report_as_guest(text, uuid, text, text, text) from public, anon, authenticated;
grant execute on function public.report_as_guest(text, uuid, text, text, text) to anon;
