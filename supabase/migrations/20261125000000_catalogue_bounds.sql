-- The bounds of changes to the catalogue: the schemas of the strict parser (src/domain/catalogue/release/overlay-schema.ts) as
-- JSON Schema. scripts/supabase/catalogue-bounds.test.ts holds the two together. When the parser changes, a new migration replaces
-- private.catalogue_bounds() with what `node scripts/supabase/catalogue-bounds.ts` prints.

-- The path of the first value that does not fit a schema, null when all does. Knows the words that those schemas use.
create function private.misfit(value jsonb, bounds jsonb, path text default '')
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  kind constant text := jsonb_typeof(value);
  wanted constant text := bounds ->> 'type';
  entry record;
  found text;
begin
  if bounds ? 'anyOf' then
    for entry in select e.value as option from jsonb_array_elements(bounds -> 'anyOf') as e loop
      if private.misfit(value, entry.option, path) is null then
        return null;
      end if;
    end loop;
    return path;
  end if;
  if kind is distinct from (case wanted when 'integer' then 'number' else wanted end) then
    return path;
  end if;
  if kind = 'string' and (
    (bounds ? 'enum' and not bounds -> 'enum' ? (value #>> '{}'))
    or (bounds ? 'pattern' and not (value #>> '{}') ~ (bounds ->> 'pattern'))
    or (bounds ? 'maxLength' and length(value #>> '{}') > (bounds ->> 'maxLength')::integer)
  ) then
    return path;
  end if;
  if kind = 'number' and (
    (bounds ? 'minimum' and value::numeric < (bounds ->> 'minimum')::numeric)
    or (bounds ? 'maximum' and value::numeric > (bounds ->> 'maximum')::numeric)
    or (wanted = 'integer' and value::numeric % 1 <> 0)
  ) then
    return path;
  end if;
  if kind = 'array' then
    if jsonb_array_length(value) < coalesce((bounds ->> 'minItems')::integer, 0)
      or (jsonb_typeof(bounds -> 'items') = 'array' and jsonb_array_length(value) > jsonb_array_length(bounds -> 'items'))
    then
      return path;
    end if;
    for entry in select e.value, e.at::integer - 1 as at from jsonb_array_elements(value) with ordinality as e (value, at) loop
      found := private.misfit(
        entry.value,
        case jsonb_typeof(bounds -> 'items') when 'array' then bounds -> 'items' -> entry.at else bounds -> 'items' end,
        format('%s[%s]', path, entry.at)
      );
      if found is not null then
        return found;
      end if;
    end loop;
  end if;
  if kind = 'object' then
    if not value ?& array(select jsonb_array_elements_text(bounds -> 'required')) then
      return path;
    end if;
    for entry in select e.key, e.value from jsonb_each(value) as e loop
      if bounds -> 'properties' ? entry.key then
        found := private.misfit(entry.value, bounds -> 'properties' -> entry.key, concat_ws('.', nullif(path, ''), entry.key));
      elsif exists (select from jsonb_object_keys(bounds -> 'patternProperties') as k where entry.key ~ k) then
        found := private.misfit(
          entry.value,
          (select p.value from jsonb_each(bounds -> 'patternProperties') as p where entry.key ~ p.key limit 1),
          concat_ws('.', nullif(path, ''), entry.key)
        );
      elsif jsonb_typeof(bounds -> 'additionalProperties') = 'object' then
        found := coalesce(
          private.misfit(to_jsonb(entry.key), coalesce(bounds -> 'propertyNames', '{"type": "string"}'), path),
          private.misfit(entry.value, bounds -> 'additionalProperties', concat_ws('.', nullif(path, ''), entry.key))
        );
      elsif bounds -> 'additionalProperties' = 'false' then
        found := concat_ws('.', nullif(path, ''), entry.key);
      end if;
      if found is not null then
        return found;
      end if;
    end loop;
  end if;
  return null;
end;
$$;

-- For each part of an overlay the pattern of its targets and the schema of one change.
create function private.catalogue_bounds()
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select '
{
"factions": {"target": "^[a-z0-9]+(?:-[a-z0-9]+)*$", "change": {"type": "object", "properties": {"fields": {"type": "object",
"properties": {"name": {"type": "string", "pattern": "^\\S(.*\\S)?$", "maxLength": 80}, "published": {"anyOf": [{"type":
"boolean"}, {"enum": ["true", "false"], "type": "string"}]}, "note": {"anyOf": [{"type": "string", "pattern": "^\\S(.*\\S)?$",
"maxLength": 2000}, {"type": "null"}]}}, "required": [], "additionalProperties": false}, "names": {"type": "object",
"properties": {"en": {"anyOf": [{"type": "string", "pattern": "^\\S(.*\\S)?$", "maxLength": 80}, {"type": "null"}]}, "es":
{"anyOf": [{"type": "string", "pattern": "^\\S(.*\\S)?$", "maxLength": 80}, {"type": "null"}]}, "fr": {"anyOf": [{"type":
"string", "pattern": "^\\S(.*\\S)?$", "maxLength": 80}, {"type": "null"}]}}, "required": [], "additionalProperties": false}},
"required": [], "additionalProperties": false}},
"units": {"target": "^[a-z0-9]+(?:-[a-z0-9]+)*\\/[a-z0-9]+(?:-[a-z0-9]+)*$", "change": {"type": "object", "properties":
{"fields": {"type": "object", "properties": {"name": {"type": "string", "pattern": "^\\S(.*\\S)?$", "maxLength": 80}, "type":
{"enum": ["Troop", "Character", "Named Character", "Support Character", "Companion"], "type": "string"}, "points": {"type":
"integer", "minimum": 0, "maximum": 60}, "availability": {"type": "integer", "minimum": 1, "maximum": 3}, "command": {"type":
"integer", "minimum": 0, "maximum": 3}, "highCommand": {"anyOf": [{"type": "boolean"}, {"enum": ["true", "false"], "type":
"string"}]}, "tournamentLegal": {"anyOf": [{"type": "boolean"}, {"enum": ["true", "false"], "type": "string"}]},
"characteristics": {"type": "array", "items": {"anyOf": [{"type": "string", "pattern": "^\\S(.*\\S)?$", "maxLength": 80},
{"type": "object", "properties": {"name": {"type": "string", "pattern": "^\\S(.*\\S)?$", "maxLength": 80}}, "required":
["name"]}]}}, "keywords": {"type": "array", "items": {"anyOf": [{"type": "string", "pattern": "^\\S(.*\\S)?$", "maxLength": 80},
{"type": "object", "properties": {"name": {"type": "string", "pattern": "^\\S(.*\\S)?$", "maxLength": 80}}, "required":
["name"]}]}}, "specialRules": {"type": "array", "items": {"anyOf": [{"type": "string", "pattern": "^\\S(.*\\S)?$", "maxLength":
80}, {"type": "object", "properties": {"name": {"type": "string", "pattern": "^\\S(.*\\S)?$", "maxLength": 80}}, "required":
["name"]}]}}, "companionOf": {"anyOf": [{"type": "string", "pattern": "^[a-z0-9]+(?:-[a-z0-9]+)*$"}, {"type": "null"}]},
"source": {"type": "string", "pattern": "^\\S(.*\\S)?$", "maxLength": 2000}, "profile": {"anyOf": [{"type": "object",
"properties": {"inferred": {"type": "boolean"}, "card_ref": {"anyOf": [{"type": "string", "pattern": "^\\S(.*\\S)?$",
"maxLength": 2000}, {"type": "null"}]}, "mov": {"anyOf": [{"type": "array", "items": [{"type": "integer", "minimum": 0,
"maximum": 30}, {"type": "integer", "minimum": 0, "maximum": 30}], "minItems": 2, "additionalItems": false}, {"type": "null"}]},
"charge": {"anyOf": [{"type": "integer", "minimum": 0, "maximum": 30}, {"type": "null"}]}, "wounds": {"anyOf": [{"type":
"integer", "minimum": 1, "maximum": 20}, {"type": "null"}]}, "willpower": {"anyOf": [{"type": "array", "items": {"enum": ["R",
"O", "Y", "G", "B", "K"], "type": "string"}}, {"type": "null"}]}, "morale": {"anyOf": [{"type": "integer", "minimum": 0,
"maximum": 9}, {"type": "null"}]}, "role": {"anyOf": [{"enum": ["Officer", "Support"], "type": "string"}, {"type": "null"}]},
"models": {"anyOf": [{"type": "integer", "minimum": 1, "maximum": 20}, {"type": "null"}]}, "profiles": {"type": "array",
"items": {"type": "object", "properties": {"troops": {"type": "string", "pattern": "^(?:all|[1-9][+-]?)$"}, "ranged": {"type":
"object", "properties": {"range": {"type": "integer", "minimum": 0, "maximum": 30}, "dice": {"type": "array", "items": {"enum":
["R", "O", "Y", "G", "B", "K", "S", "s", "D", "d", "!", "i"], "type": "string"}}, "stress_mod": {"type": "array", "items":
{"enum": ["R", "O", "Y", "G", "B", "K", "S", "s", "D", "d", "!", "i"], "type": "string"}}, "switches": {"type": "array",
"items": {"type": "object", "properties": {"cost": {"type": "array", "items": {"enum": ["S", "s", "D", "d", "!", "i"], "type":
"string"}}, "effect": {"type": "string", "pattern": "^\\S(.*\\S)?$", "maxLength": 2000}}, "required": ["cost", "effect"],
"additionalProperties": false}}}, "required": ["range", "dice"], "additionalProperties": false}, "melee": {"type": "object",
"properties": {"dice": {"type": "array", "items": {"enum": ["R", "O", "Y", "G", "B", "K", "S", "s", "D", "d", "!", "i"], "type":
"string"}}, "stress_mod": {"type": "array", "items": {"enum": ["R", "O", "Y", "G", "B", "K", "S", "s", "D", "d", "!", "i"],
"type": "string"}}, "switches": {"type": "array", "items": {"type": "object", "properties": {"cost": {"type": "array", "items":
{"enum": ["S", "s", "D", "d", "!", "i"], "type": "string"}}, "effect": {"type": "string", "pattern": "^\\S(.*\\S)?$",
"maxLength": 2000}}, "required": ["cost", "effect"], "additionalProperties": false}}}, "required": ["dice"],
"additionalProperties": false}, "defence": {"type": "object", "properties": {"dice": {"type": "array", "items": {"enum": ["R",
"O", "Y", "G", "B", "K", "S", "s", "D", "d", "!", "i"], "type": "string"}}, "stress_mod": {"type": "array", "items": {"enum":
["R", "O", "Y", "G", "B", "K", "S", "s", "D", "d", "!", "i"], "type": "string"}}, "switches": {"type": "array", "items":
{"type": "object", "properties": {"cost": {"type": "array", "items": {"enum": ["S", "s", "D", "d", "!", "i"], "type":
"string"}}, "effect": {"type": "string", "pattern": "^\\S(.*\\S)?$", "maxLength": 2000}}, "required": ["cost", "effect"],
"additionalProperties": false}}}, "required": ["dice"], "additionalProperties": false}, "conquest": {"type": "integer",
"minimum": 0, "maximum": 9}}, "required": ["troops", "melee", "defence", "conquest"], "additionalProperties": false}}, "joined":
{"type": "object", "properties": {"mov": {"type": "string", "pattern": "^\\S(.*\\S)?$", "maxLength": 2000}, "willpower":
{"type": "array", "items": {"enum": ["R", "O", "Y", "G", "B", "K", "+"], "type": "string"}}, "wounds": {"type": "string",
"pattern": "^\\+\\d$"}, "morale": {"anyOf": [{"type": "integer", "minimum": 0, "maximum": 9}, {"type": "string", "pattern":
"^\\+\\d$"}]}, "ranged": {"type": "object", "properties": {"dice": {"type": "array", "items": {"enum": ["R", "O", "Y", "G", "B",
"K", "S", "s", "D", "d", "!", "i"], "type": "string"}}, "stress_mod": {"type": "array", "items": {"enum": ["R", "O", "Y", "G",
"B", "K", "S", "s", "D", "d", "!", "i"], "type": "string"}}, "switches": {"type": "array", "items": {"type": "object",
"properties": {"cost": {"type": "array", "items": {"enum": ["S", "s", "D", "d", "!", "i"], "type": "string"}}, "effect":
{"type": "string", "pattern": "^\\S(.*\\S)?$", "maxLength": 2000}}, "required": ["cost", "effect"], "additionalProperties":
false}}}, "required": ["dice"], "additionalProperties": false}, "melee": {"type": "object", "properties": {"dice": {"type":
"array", "items": {"enum": ["R", "O", "Y", "G", "B", "K", "S", "s", "D", "d", "!", "i"], "type": "string"}}, "stress_mod":
{"type": "array", "items": {"enum": ["R", "O", "Y", "G", "B", "K", "S", "s", "D", "d", "!", "i"], "type": "string"}},
"switches": {"type": "array", "items": {"type": "object", "properties": {"cost": {"type": "array", "items": {"enum": ["S", "s",
"D", "d", "!", "i"], "type": "string"}}, "effect": {"type": "string", "pattern": "^\\S(.*\\S)?$", "maxLength": 2000}},
"required": ["cost", "effect"], "additionalProperties": false}}}, "required": ["dice"], "additionalProperties": false},
"defence": {"type": "object", "properties": {"dice": {"type": "array", "items": {"enum": ["R", "O", "Y", "G", "B", "K", "S",
"s", "D", "d", "!", "i"], "type": "string"}}, "stress_mod": {"type": "array", "items": {"enum": ["R", "O", "Y", "G", "B", "K",
"S", "s", "D", "d", "!", "i"], "type": "string"}}, "switches": {"type": "array", "items": {"type": "object", "properties":
{"cost": {"type": "array", "items": {"enum": ["S", "s", "D", "d", "!", "i"], "type": "string"}}, "effect": {"type": "string",
"pattern": "^\\S(.*\\S)?$", "maxLength": 2000}}, "required": ["cost", "effect"], "additionalProperties": false}}}, "required":
["dice"], "additionalProperties": false}, "conquest": {"anyOf": [{"type": "integer", "minimum": 0, "maximum": 9}, {"type":
"string", "pattern": "^\\+\\d$"}]}}, "required": ["conquest"], "additionalProperties": false}, "skills": {"type": "array",
"items": {"type": "object", "properties": {"kind": {"enum": ["passive", "command", "spell", "skill"], "type": "string"}, "name":
{"type": "string", "pattern": "^\\S(.*\\S)?$", "maxLength": 80}, "long": {"type": "boolean"}}, "required": ["kind", "name"],
"additionalProperties": false}}, "joined_skills": {"type": "array", "items": {"type": "object", "properties": {"kind": {"enum":
["passive", "command", "spell", "skill"], "type": "string"}, "name": {"type": "string", "pattern": "^\\S(.*\\S)?$", "maxLength":
80}, "long": {"type": "boolean"}}, "required": ["kind", "name"], "additionalProperties": false}}}, "required": ["card_ref",
"mov", "charge", "wounds", "willpower", "morale", "role", "models", "profiles", "skills"], "additionalProperties": false},
{"type": "null"}]}, "skills": {"anyOf": [{"type": "array", "items": {"type": "object", "properties": {"half": {"enum": ["alone",
"joined", "both"], "type": "string"}, "kind": {"enum": ["passive", "command", "spell", "skill"], "type": "string"}, "long":
{"type": "boolean"}, "name": {"type": "string", "pattern": "^\\S(.*\\S)?$", "maxLength": 80}, "timing": {"anyOf": [{"type":
"string", "pattern": "^\\S(.*\\S)?$", "maxLength": 2000}, {"type": "null"}]}, "target": {"anyOf": [{"type": "string", "pattern":
"^\\S(.*\\S)?$", "maxLength": 2000}, {"type": "null"}]}, "cost": {"anyOf": [{"type": "string", "pattern": "^\\S(.*\\S)?$",
"maxLength": 2000}, {"type": "null"}]}, "effect": {"type": "string", "pattern": "^\\S(.*\\S)?$", "maxLength": 2000},
"uncertain": {"type": "boolean"}, "options": {"type": "array", "items": {"type": "object", "properties": {"id": {"type":
"string", "pattern": "^\\S(.*\\S)?$", "maxLength": 2000}, "wounds": {"type": "integer", "minimum": 1, "maximum": 20}, "mov":
{"type": "array", "items": [{"type": "integer", "minimum": 0, "maximum": 30}, {"type": "integer", "minimum": 0, "maximum": 30}],
"minItems": 2, "additionalItems": false}, "charge": {"type": "integer", "minimum": 0, "maximum": 30}, "conquest": {"type":
"integer", "minimum": 1, "maximum": 9}, "keywords": {"type": "array", "items": {"type": "string", "pattern": "^\\S(.*\\S)?$",
"maxLength": 80}}}, "required": ["id"], "additionalProperties": false}}}, "required": ["half", "kind", "long", "name", "timing",
"target", "cost", "effect", "uncertain"], "additionalProperties": false}}, {"type": "null"}]}}, "required": [],
"additionalProperties": false}, "names": {"type": "object", "properties": {"en": {"anyOf": [{"type": "string", "pattern":
"^\\S(.*\\S)?$", "maxLength": 80}, {"type": "null"}]}, "es": {"anyOf": [{"type": "string", "pattern": "^\\S(.*\\S)?$",
"maxLength": 80}, {"type": "null"}]}, "fr": {"anyOf": [{"type": "string", "pattern": "^\\S(.*\\S)?$", "maxLength": 80}, {"type":
"null"}]}}, "required": [], "additionalProperties": false}, "skillTexts": {"type": "object", "properties": {"en": {"type":
"object", "propertyNames": {"type": "string", "pattern": "^\\S(.*\\S)?$", "maxLength": 2000}, "additionalProperties": {"anyOf":
[{"type": "object", "properties": {"name": {"type": "string", "pattern": "^\\S(.*\\S)?$", "maxLength": 80}, "text": {"type":
"string", "pattern": "^\\S(.*\\S)?$", "maxLength": 2000}}, "required": ["text"], "additionalProperties": false}, {"type":
"null"}]}}, "es": {"type": "object", "propertyNames": {"type": "string", "pattern": "^\\S(.*\\S)?$", "maxLength": 2000},
"additionalProperties": {"anyOf": [{"type": "object", "properties": {"name": {"type": "string", "pattern": "^\\S(.*\\S)?$",
"maxLength": 80}, "text": {"type": "string", "pattern": "^\\S(.*\\S)?$", "maxLength": 2000}}, "required": ["text"],
"additionalProperties": false}, {"type": "null"}]}}, "fr": {"type": "object", "propertyNames": {"type": "string", "pattern":
"^\\S(.*\\S)?$", "maxLength": 2000}, "additionalProperties": {"anyOf": [{"type": "object", "properties": {"name": {"type":
"string", "pattern": "^\\S(.*\\S)?$", "maxLength": 80}, "text": {"type": "string", "pattern": "^\\S(.*\\S)?$", "maxLength":
2000}}, "required": ["text"], "additionalProperties": false}, {"type": "null"}]}}}, "required": [], "additionalProperties":
false}, "isRetired": {"type": "boolean"}}, "required": [], "additionalProperties": false}},
"terms": {"target": "^(?:keywords|characteristics|special-rules|states)\\/[a-z0-9]+(?:-[a-z0-9]+)*$", "change": {"type":
"object", "properties": {"fields": {"type": "object", "properties": {"name": {"type": "string", "pattern": "^\\S(.*\\S)?$",
"maxLength": 80}, "text": {"type": "string", "pattern": "^\\S(.*\\S)?$", "maxLength": 2000}, "value": {"anyOf": [{"type":
"string", "pattern": "^\\S(.*\\S)?$", "maxLength": 300}, {"type": "null"}]}}, "required": [], "additionalProperties": false},
"texts": {"type": "object", "properties": {"en": {"anyOf": [{"type": "object", "properties": {"name": {"anyOf": [{"type":
"string", "pattern": "^\\S(.*\\S)?$", "maxLength": 80}, {"type": "null"}]}, "text": {"type": "string", "pattern":
"^\\S(.*\\S)?$", "maxLength": 2000}, "value": {"anyOf": [{"type": "string", "pattern": "^\\S(.*\\S)?$", "maxLength": 300},
{"type": "null"}]}}, "required": [], "additionalProperties": false}, {"type": "null"}]}, "es": {"anyOf": [{"type": "object",
"properties": {"name": {"anyOf": [{"type": "string", "pattern": "^\\S(.*\\S)?$", "maxLength": 80}, {"type": "null"}]}, "text":
{"type": "string", "pattern": "^\\S(.*\\S)?$", "maxLength": 2000}, "value": {"anyOf": [{"type": "string", "pattern":
"^\\S(.*\\S)?$", "maxLength": 300}, {"type": "null"}]}}, "required": [], "additionalProperties": false}, {"type": "null"}]},
"fr": {"anyOf": [{"type": "object", "properties": {"name": {"anyOf": [{"type": "string", "pattern": "^\\S(.*\\S)?$",
"maxLength": 80}, {"type": "null"}]}, "text": {"type": "string", "pattern": "^\\S(.*\\S)?$", "maxLength": 2000}, "value":
{"anyOf": [{"type": "string", "pattern": "^\\S(.*\\S)?$", "maxLength": 300}, {"type": "null"}]}}, "required": [],
"additionalProperties": false}, {"type": "null"}]}}, "required": [], "additionalProperties": false}}, "required": [],
"additionalProperties": false}},
"missions": {"target": "^[a-z0-9]+(?:-[a-z0-9]+)*$", "change": {"type": "object", "properties": {"en": {"type": "object",
"propertyNames": {"type": "string", "pattern": "^\\S(.*\\S)?$"}, "additionalProperties": {"type": "string", "pattern":
"^\\S(.*\\S)?$"}}, "es": {"type": "object", "propertyNames": {"type": "string", "pattern": "^\\S(.*\\S)?$"},
"additionalProperties": {"type": "string", "pattern": "^\\S(.*\\S)?$"}}, "fr": {"type": "object", "propertyNames": {"type":
"string", "pattern": "^\\S(.*\\S)?$"}, "additionalProperties": {"type": "string", "pattern": "^\\S(.*\\S)?$"}}, "numbers":
{"type": "object", "patternProperties": {"^rounds$": {"type": "integer", "minimum": 1, "maximum": 20},
"^turns\\.(?:0|[1-9][0-9]?)$": {"type": "integer", "minimum": 1, "maximum": 20}, "^listPoints$": {"type": "integer", "minimum":
1, "maximum": 9999}, "^(?:variants\\.[a-z0-9]+(?:-[a-z0-9]+)*\\.)?scoring\\.[a-z0-9]+(?:-[a-z0-9]+)*\\.points$": {"type":
"integer", "minimum": 1, "maximum": 99},
"^(?:variants\\.[a-z0-9]+(?:-[a-z0-9]+)*\\.)?scoring\\.[a-z0-9]+(?:-[a-z0-9]+)*\\.most$": {"type": "integer", "minimum": 1,
"maximum": 999}, "^(?:variants\\.[a-z0-9]+(?:-[a-z0-9]+)*\\.)?scoring\\.[a-z0-9]+(?:-[a-z0-9]+)*\\.pool$": {"type": "integer",
"minimum": 1, "maximum": 999},
"^(?:variants\\.[a-z0-9]+(?:-[a-z0-9]+)*\\.)?scoring\\.[a-z0-9]+(?:-[a-z0-9]+)*\\.formula\\.goal$": {"type": "integer",
"minimum": 1, "maximum": 999},
"^(?:variants\\.[a-z0-9]+(?:-[a-z0-9]+)*\\.)?scoring\\.[a-z0-9]+(?:-[a-z0-9]+)*\\.formula\\.behind$": {"type": "integer",
"minimum": -99, "maximum": 99},
"^(?:variants\\.[a-z0-9]+(?:-[a-z0-9]+)*\\.)?scoring\\.[a-z0-9]+(?:-[a-z0-9]+)*\\.formula\\.value$": {"type": "integer",
"minimum": 1, "maximum": 999}, "^markers\\.[a-z0-9]+(?:-[a-z0-9]+)*\\.start$": {"type": "integer", "minimum": 1, "maximum": 99},
"^markers\\.[a-z0-9]+(?:-[a-z0-9]+)*\\.step$": {"type": "integer", "minimum": 1, "maximum": 99},
"^pieces\\.[a-z0-9]+(?:-[a-z0-9]+)*\\.wounds$": {"type": "integer", "minimum": 1, "maximum": 99},
"^tokens\\.[a-z0-9]+(?:-[a-z0-9]+)*\\.most$": {"type": "integer", "minimum": 1, "maximum": 999},
"^tokens\\.[a-z0-9]+(?:-[a-z0-9]+)*\\.conquest$": {"type": "integer", "minimum": -9, "maximum": 9},
"^meters\\.[a-z0-9]+(?:-[a-z0-9]+)*\\.min$": {"type": "integer", "minimum": 0, "maximum": 999},
"^meters\\.[a-z0-9]+(?:-[a-z0-9]+)*\\.max$": {"type": "integer", "minimum": 1, "maximum": 999},
"^meters\\.[a-z0-9]+(?:-[a-z0-9]+)*\\.start$": {"type": "integer", "minimum": 0, "maximum": 999}, "^control\\.range$": {"type":
"integer", "minimum": 0, "maximum": 60}, "^control\\.bonus$": {"type": "integer", "minimum": -9, "maximum": 9}},
"additionalProperties": false}}, "required": [], "additionalProperties": false}}
}
'::jsonb
$$;

-- Text without control characters other than line breaks and tabs, and without signs that turn the direction of writing.
create function private.is_clean(value jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select value::text !~ '\\u00[01]' and value::text !~ '[\u007f-\u009f\u202a-\u202e\u2066-\u2069]'
$$;

revoke execute on all functions in schema private from public;
