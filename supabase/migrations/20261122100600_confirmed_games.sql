-- A player's page counts games that another account has confirmed. Games against a made-up guest are their player's own: anybody
-- could win sixty of them an hour.

create or replace function public.public_profile(of_username text default null, of_id uuid default null)
returns table (
  id uuid,
  username text,
  short_id text,
  bio text,
  location text,
  favorite_faction text,
  avatar_url text,
  social_discord text,
  social_twitter text,
  social_instagram text,
  social_youtube text,
  social_twitch text,
  games_won integer,
  games_lost integer,
  games_drawn integer,
  created_at timestamptz,
  posts_count integer,
  likes_count integer,
  followers_count integer,
  following_count integer,
  shows_activity boolean,
  is_own boolean,
  is_followed boolean,
  follows_me boolean,
  is_blocked boolean
)
language sql
stable
security definer
set search_path = ''
as $$
  select
    p.id, p.username, left(p.wab_id, 8), p.bio, p.location, p.favorite_faction, p.avatar_url,
    p.social_discord, p.social_twitter, p.social_instagram, p.social_youtube, p.social_twitch,
    greatest(0, p.games_won - g.won), greatest(0, p.games_lost - g.lost), greatest(0, p.games_drawn - g.drawn), p.created_at,
    (select count(*)::integer from public.shared_list_facts f where f.user_id = p.id and f.is_shown),
    (select coalesce(sum(f.likes_count), 0)::integer from public.shared_list_facts f where f.user_id = p.id and f.is_shown),
    (
      select count(*)::integer
      from public.user_follows f join public.player_cards c on c.id = f.follower_id
      where f.followed_id = p.id and not c.is_hidden
    ),
    (
      select count(*)::integer
      from public.user_follows f join public.player_cards c on c.id = f.followed_id
      where f.follower_id = p.id and not c.is_hidden
    ),
    private.may_see_activity(p.id) or p.id is not distinct from (select private.me()),
    p.id is not distinct from (select private.me()),
    private.follows((select private.me()), p.id),
    private.follows(p.id, (select private.me())),
    p.id = any (private.blocked_ids())
  from public.profiles p
  cross join lateral (
    select
      (count(*) filter (where r.own_score > r.opponent_score))::integer as won,
      (count(*) filter (where r.own_score < r.opponent_score))::integer as lost,
      (count(*) filter (where r.own_score = r.opponent_score))::integer as drawn
    from public.game_results r
    where r.user_id = p.id and r.status = 'guest'
  ) as g
  where (private.fold(p.username) = private.fold($1) or p.id = $2)
    and private.may_see_profile(p.id)
$$;
