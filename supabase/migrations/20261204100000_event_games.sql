-- The games of finished events, for statistics and ratings (docs/statistics.md, "Games of events"). The database folds the
-- log of an event once it is finished, by the rules of src/domain/events/log.

-- True for a JSON number that is whole and within bounds.
create function private.is_whole(value jsonb, low integer, high integer)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case when jsonb_typeof(value) = 'number'
    then (value #>> '{}')::numeric = trunc((value #>> '{}')::numeric) and (value #>> '{}')::numeric between low and high
    else false
  end
$$;

create function private.is_uuid(value jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select coalesce(
    jsonb_typeof(value) = 'string' and value #>> '{}' ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
    false
  )
$$;

-- True for the points of both sides of a game.
create function private.is_event_result(result jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select private.is_whole(result #> '{one,mission}', -999, 999) and private.is_whole(result #> '{one,feats}', -999, 999)
    and private.is_whole(result #> '{other,mission}', -999, 999) and private.is_whole(result #> '{other,feats}', -999, 999)
$$;

-- True for a deed that figures come from and whose form is sound; others are left out. A deed may hold more than is read here.
create function private.is_event_deed(deed jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select private.is_whole(deed -> 'round', 1, 15) and case deed ->> 'kind'
    when 'report' then private.is_uuid(deed -> 'one') and private.is_uuid(deed -> 'other') and private.is_event_result(deed -> 'result')
    when 'decide' then private.is_uuid(deed -> 'one') and private.is_uuid(deed -> 'other')
      and (deed -> 'result' = 'null' or private.is_event_result(deed -> 'result'))
      and (deed -> 'base' = 'null' or private.is_uuid(deed -> 'base'))
      and (deed -> 'reason' = 'null' or jsonb_typeof(deed -> 'reason') = 'string' and char_length(deed ->> 'reason') <= 200)
    when 'play' then (deed -> 'mission' = 'null' or jsonb_typeof(deed -> 'mission') = 'string' and deed ->> 'mission' ~ '^[a-z0-9-]{1,60}$')
      and (deed -> 'feat' = 'null' or jsonb_typeof(deed -> 'feat') = 'string' and deed ->> 'feat' ~ '^[a-z0-9-]{1,60}$')
    when 'pair' then (deed -> 'base' = 'null' or private.is_uuid(deed -> 'base'))
      and (deed -> 'reason' = 'null' or jsonb_typeof(deed -> 'reason') = 'string' and char_length(deed ->> 'reason') <= 200)
      and case when jsonb_typeof(deed -> 'places') = 'array' then jsonb_array_length(deed -> 'places') <= 256 and not exists (
        select from jsonb_array_elements(deed -> 'places') as place
        where not coalesce(
          (place -> 'table' = 'null' or private.is_whole(place -> 'table', 1, 256)) and private.is_uuid(place -> 'one')
            and (place -> 'other' = 'null' or private.is_uuid(place -> 'other')),
          false
        )
      ) else false end
    else false
  end
$$;

-- A game of an event after a deed about it: the last report of either side, and the decision with its id. `side`: of the author.
create function private.game_after_deed(game jsonb, id uuid, deed jsonb, side text)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select case
    when deed ->> 'kind' = 'report' then case
      when game ? 'decided' then game
      else game || jsonb_build_object(side, deed -> 'result')
    end
    when game ->> 'decided' is distinct from deed ->> 'base' then game
    when deed -> 'result' = 'null' then game - '{decided,result}'::text[]
    else game || jsonb_build_object('decided', id, 'result', deed -> 'result')
  end
$$;

create aggregate private.fold_game(id uuid, deed jsonb, side text) (
  sfunc = private.game_after_deed,
  stype = jsonb,
  initcond = '{}'
);

-- The games of some rounds that somebody has said something about, by the deeds before a number. `rounds`: [{"round": 1, "number": 2, "places":
-- [...]}] with the number of the deed that paired the round. A game counts for nothing when it is {}.
create function private.event_results(event uuid, rounds jsonb, before integer)
returns table (round integer, one text, other text, game jsonb)
language sql
stable
set search_path = ''
as $$
  with told as materialized (
    select d.number, d.id, d.deed, d.player_id::text as author
    from private.event_deeds d
    where d.event_id = $1 and d.number < before
      and d.number > (select min((r ->> 'number')::integer) from jsonb_array_elements(rounds) as r)
      and (d.deed ->> 'kind' = 'report' and d.player_id is not null or d.deed ->> 'kind' = 'decide' and d.runs)
      and private.is_event_deed(d.deed)
  ),
  seated as (
    select (r ->> 'round')::integer as round, (r ->> 'number')::integer as number, p ->> 'one' as one, p ->> 'other' as other
    from jsonb_array_elements(rounds) as r
    cross join jsonb_array_elements(r -> 'places') as p
  )
  select
    s.round, s.one, s.other,
    private.fold_game(t.id, t.deed, case when t.author = s.one then 'one' else 'other' end order by t.number)
  from seated s
  join told t on t.deed ->> 'one' = s.one and t.deed ->> 'other' = s.other
    and (t.deed ->> 'round')::numeric = s.round and t.number > s.number
  where t.deed ->> 'kind' = 'decide' or t.author in (s.one, s.other)
  group by s.round, s.one, s.other
$$;

-- The rounds of an event as its log leaves them: [{"round", "number", "id", "first", "places"}], by number and id of the deed that paired each, and the
-- number of the first one that did. Null for more than 200 pairings, which nobody makes by hand: each may look at the whole log.
create function private.event_rounds(event uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  paired jsonb := '[]';
  known jsonb;
  told record;
  seated text[];
begin
  if (select count(*) from private.event_deeds d where d.event_id = event and d.runs and d.deed ->> 'kind' = 'pair') > 200 then
    return null;
  end if;
  for told in
    select d.number, d.id, d.deed, trunc((d.deed ->> 'round')::numeric)::integer as round
    from private.event_deeds d
    where d.event_id = event and d.runs and d.deed ->> 'kind' = 'pair' and private.is_event_deed(d.deed)
    order by d.number
  loop
    known := paired -> (told.round - 1);
    select array_agg(seat) into seated
    from jsonb_array_elements(told.deed -> 'places') as p
    cross join unnest(array[p ->> 'one', p ->> 'other']) as seat
    where seat is not null;
    continue when told.round > jsonb_array_length(paired) + 1
      or known ->> 'id' is distinct from told.deed ->> 'base'
      or cardinality(seated) <> (select count(distinct seat) from unnest(seated) as seat)
      or known is not null and exists (
        select from private.event_results(event, jsonb_build_array(known), told.number) as r where r.game <> '{}'
      );
    paired := jsonb_set(
      paired, array[(told.round - 1)::text],
      jsonb_build_object(
        'round', told.round, 'number', told.number, 'id', told.id, 'first', coalesce(known -> 'first', to_jsonb(told.number)),
        'places', told.deed -> 'places'
      )
    );
  end loop;
  return paired;
end;
$$;

-- The games of an event whose result counts, by its log: decided, or reported alike by both. Byes are none.
create function private.settled_event_games(event uuid)
returns table (
  round integer, one text, other text, one_score integer, other_score integer, mission text, feat text, paired_at timestamptz
)
language sql
stable
set search_path = ''
as $$
  with rounds as materialized (
    select private.event_rounds($1) as value
  ),
  told as materialized (
    select d.number, (d.deed ->> 'round')::numeric as round, d.deed
    from private.event_deeds d
    where d.event_id = $1 and d.runs and d.deed ->> 'kind' = 'play' and private.is_event_deed(d.deed)
  ),
  plays as (
    -- A round is told its mission once it is paired, and keeps it when it is paired again.
    select distinct on (t.round) t.round, t.deed ->> 'mission' as mission, t.deed ->> 'feat' as feat
    from rounds
    join told t on t.number > (rounds.value -> (t.round::integer - 1) ->> 'first')::integer
    order by t.round, t.number desc
  ),
  results as (
    select r.round, r.one, r.other, case
      when r.game ? 'decided' then r.game -> 'result'
      when (r.game #> '{one,one,mission}', r.game #> '{one,one,feats}', r.game #> '{one,other,mission}', r.game #> '{one,other,feats}')
        = (r.game #> '{other,one,mission}', r.game #> '{other,one,feats}', r.game #> '{other,other,mission}', r.game #> '{other,other,feats}')
        then r.game -> 'one'
    end as result
    from rounds
    cross join private.event_results($1, rounds.value, 2147483647) as r
    where r.other is not null
  )
  select
    r.round, r.one, r.other,
    trunc((r.result #>> '{one,mission}')::numeric + (r.result #>> '{one,feats}')::numeric)::integer,
    trunc((r.result #>> '{other,mission}')::numeric + (r.result #>> '{other,feats}')::numeric)::integer,
    p.mission, p.feat, d.at
  from results r
  cross join rounds
  join private.event_deeds d on d.event_id = $1 and d.number = (rounds.value -> (r.round - 1) ->> 'number')::integer
  left join plays p on p.round = r.round
  where r.result is not null
$$;

revoke execute on all functions in schema private from public;
