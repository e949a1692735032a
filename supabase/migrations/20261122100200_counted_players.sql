-- An account counts as a player once its address was confirmed: anybody can ask for a link in the name of any address.

create or replace function public.user_count()
returns integer
language sql
stable
security definer
set search_path = ''
as $$
  select count(*)::integer
  from public.profiles p
  join auth.users u on u.id = p.id
  where not p.banned and not p.deactivated and (u.confirmed_at is not null or u.is_anonymous)
$$;
