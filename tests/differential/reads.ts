import { each } from './each.ts';

/**
 * Reads that were written by hand, over all that docs of the table API promise. Addresses are
 * encoded when they are sent.
 */
export const READS: readonly string[] = [
  // Columns
  ...each(
    'lists?select=',
    `
    * | id | id,name | id,* | *,id | a:name,b:id | id,id | id::text | price::text,big::text | id::int4`,
    '&order=id',
  ),
  ...each(
    'lists?select=',
    `
    data | data->k | data->k->n | data->k->>n | n:data->k->n | data->l->0 | data->l->>-1 | tags->0 |
    x:tags->>0`,
    '&order=id',
  ),
  ...each(
    'lists?select=',
    `
    , | id, | ,id | id,,name | nowhere | id: | :id | id:: | id::nowhere | id) | (id) | id( | data-> |
    data->> | id-> |`,
    '&order=id&limit=2',
  ),
  'lists?select="name"&id=eq.1',
  'lists?select="my name":name&id=eq.1',
  'lists?select=my name:name&id=eq.1',
  'lists?select=id,name::nowhere',
  // Aggregates
  ...each(
    'lists?select=',
    `
    count() | points.sum() | points.avg() | points.min() | points.max() | points.count() | n:count() |
    t:points.sum() | count()::text | points.sum()::text | points::text.max() | price.sum()::int | count(),count() |
    points.sum(),points.sum() | name.sum() | data->k->n.sum() | data->k->>n::int.sum() | tags->>0.max() |
    nowhere.sum() | points.nope() | points.sum | points.sum( | count( | *.count() | count().sum() | x:data->k.count() |
    points.sum()::nowhere | id.sum().avg()`,
  ),
  ...each(
    'lists?order=public&select=public,',
    `
    points.sum() | count() | n:count(),t:points.sum()::text | points.sum(),profiles!owner_id(username) |
    ...profiles!owner_id(id.count()) | ...profiles!owner_id(c:count()) | ...profiles!owner_id(username,id.sum())`,
  ),
  ...each(
    'lists?order=id&select=id,',
    `
    notes(count()) | notes(id.sum()) | notes(list_id,id.max()) | notes(n:count(),body) | notes(lists(count())) |
    profiles!owner_id(count()) | units(count()) | list_units(quantity.sum(),units(name)) | covers(colour,count()) |
    ...covers(colour.max()) | notes(id.sum(),covers:lists(covers(colour)))`,
  ),
  'lists?select=count()&public=is.true',
  'lists?select=public,count()&order=count',
  'lists?select=public,points.sum()&order=points.sum()',
  'lists?select=public,points.sum()&order=id',
  'lists?select=public,count()&order=public&limit=1',
  'lists?select=data->k->n,count()&order=data->k->n',
  'units?select=faction,count()&order=faction',
  'list_units?select=quantity.sum(),...lists(name)&order=lists(name)',
  'list_units?select=quantity.sum(),...units(faction,id.count())',
  'tree?select=parent_id,count(),label.max()&order=parent_id',
  'lists?select=span,made,search,tags,public&order=id',
  'kinds?order=id',
  'kinds?select=id,js,j2,ints,b,f,n&order=id',
  'kinds?select=js->a,js->>b,ints->1,j2->b&order=id',
  'lists?select=shout&order=id',
  'lists?select=id,shout&shout=eq.OLD GUARD!',
  'lists?select=id&order=shout.desc',
  'odd "name?select=*',
  'odd%20%22name?select=a,se"lect',
  'keyless?order=a,b',
  'parts?select=*',
  'parts_1?select=*',
  'tree?select=*&order=id.desc',
  // Filters
  ...each(
    'lists?select=id&order=id&id=',
    `
    eq.1 | neq.1 | gt.1 | gte.2 | lt.2 | lte.2 | in.(1,2) | in.() | in.(1, 2) | in.( 1,2 ) | is.null |
    is.not_null`,
  ),
  ...each(
    'lists?select=id&order=id&id=',
    `
    not.eq.1 | not.in.(1,2) | not.is.null | isdistinct.1 | not.isdistinct.1 | eq(any).{1,2} | eq(all).{1} |
    gt(any).{1,3} | lt(all).{3,4} | neq(any).{1}`,
  ),
  ...each(
    'lists?select=id&order=id&id=',
    `
    1 | eq | eq. | eq.x | nope.1 | in.1 | in.(1 | in.1) | in.(x) | is.1 | is.nope | is.NULL | not.1 |
    not.not.eq.1 | eq.99999999999 | in(any).(1) | eq(some).1 | .1 | not | is. | not.is.not_null`,
  ),
  ...each(
    'lists?select=id&order=id&name=',
    `
    like.*a* | ilike.*A* | like.%a% | like.Iron_wall | not.like.*a* | like(any).{*wall,Old*} |
    like(all).{*w*,I*} | ilike(any).{*WALL} | match.^I | imatch.^i | match(any).{^I,^O} |
    imatch(all).{^i,l$} | match.[ | not.match.^I`,
  ),
  ...each(
    'lists?select=id&order=id&name=',
    `
    in.("Iron wall","Old guard") | in.(Iron wall,Old guard) | in.("a,b","c)") | in.("Nobody's \\"own\\"") |
    eq."Iron wall" | eq.Nobody's "own" | eq. | in.("") | in.(,) | in.("a"b) | gt.J | is.true`,
  ),
  ...each(
    'lists?select=id&order=id&public=',
    `
    is.true | is.false | is.unknown | is.not_null | eq.true | eq.t | eq.1 | eq.maybe | not.is.true`,
  ),
  ...each(
    'lists?select=id&order=id&tags=',
    `
    cs.{b} | cd.{a,b} | ov.{a,c} | eq.{b} | not.cs.{b} | cs.b | cs.["b"] | ov.{}`,
  ),
  ...each(
    'lists?select=id&order=id&data=',
    `
    cs.{"k":{"n":7}} | cd.{} | eq.{"k":{"n":7}} | cs.x | ov.{} | is.null`,
  ),
  ...each(
    'lists?select=id&order=id&span=',
    `
    ov.[1,3) | sl.[9,12) | sr.[8,10) | nxr.[2,9) | nxl.[5,9) | adj.[9,12) | cs.[2,3) | cs.2 | cd.[0,100) |
    sl.x | adj.(5,9`,
  ),
  ...each(
    'lists?select=id&order=id&search=',
    `
    fts.wall | plfts.the wall | phfts.iron wall | wfts(english).riders | fts(english).wall%26iron |
    fts.wall iron | fts(nowhere).wall | not.fts.wall | wfts(simple).riders | fts().wall`,
  ),
  ...each(
    'lists?select=id&order=id&name=',
    `
    fts(english).rider | fts.wall | plfts(english).old guards | wfts."old guard"`,
  ),
  'lists?select=id&data->k->n=eq.5',
  'lists?select=id&data->k->>n=eq.5',
  'lists?select=id&data->>k=like.*5*',
  'lists?select=id&data->l->>1=eq.y',
  'lists?select=id&data->l->>-1=eq.y',
  'lists?select=id&data->nowhere=is.null&order=id',
  'lists?select=id&tags->>0=eq.c',
  'lists?select=id&tags->0=eq."c"',
  'lists?select=id&name->>0=eq.c',
  'lists?select=id&made=gte.2026-01-01&order=id',
  'lists?select=id&made=eq.2026-01-01T01:00:00%2B00:00&order=id',
  'lists?select=id&made=eq.2026-01-01T01:00:00+00:00&order=id',
  'lists?select=id&made=gt.yesterday%20noon',
  'lists?select=id&nowhere=eq.1',
  'lists?select=id&naem=eq.1',
  'lists?select=id&"name"=eq.Iron wall',
  'lists?select=id&id=gt.1&id=lt.4&order=id',
  'lists?select=id&id=eq.1&id=eq.2',
  'kinds?select=id&m=eq.angry',
  'kinds?select=id&m=eq.sad',
  'kinds?select=id&s=eq.abc',
  'kinds?select=id&id=eq.nope',
  'kinds?select=id&b=eq.\\xdead',
  'kinds?select=id&f=eq.NaN',
  'kinds?select=id&n=gt.1&order=id',
  'kinds?select=id&ints=cs.{1}',
  'kinds?select=id&ints=eq(any).{1}',
  'kinds?select=id&net=eq.10.0.0.1',
  'kinds?select=id&c=eq.x',
  'kinds?select=id&js=eq.1',
  // Groups
  ...each(
    'lists?select=id&order=id&or=',
    `
    (id.eq.1,id.eq.2) | (id.eq.1,and(id.gt.1,name.like.S*)) | (id.not.eq.1,name.is.null) |
    (id.in.(1,2),name.eq."Old guard") | (id.eq.1) | (data->k->>n.eq.5,id.eq.4) | (tags.cs.{a,b},id.eq.4) |
    (tags.ov.{a},id.eq.4) | ( id.eq.1 , id.eq.2 ) | (not.and(id.gt.1,id.lt.4),id.eq.2) |
    (name.eq.Iron wall,id.eq.3) | (search.fts.wall,id.eq.3) | (id.eq(any).{1,2},id.eq.3) |
    (name.like(any).{I*,O*},id.eq.4)`,
  ),
  ...each(
    'lists?select=id&order=id&or=',
    `
    () | ( | (id.eq.1 | id.eq.1 | (id) | (id.eq) | (id.nope.1) | (id.eq.1,) | (,id.eq.1) | (id.eq.1)x |
    (and(id.eq.1) | (nowhere.eq.1) | (id.eq.x) | (id.is.nope,id.eq.1) | (id.in.(1,2) |`,
  ),
  'lists?select=id&order=id&and=(id.gt.1,id.lt.4)',
  'lists?select=id&order=id&not.or=(id.eq.1,id.eq.2)',
  'lists?select=id&order=id&not.and=(id.gt.1,id.lt.4)',
  'lists?select=id&order=id&or=(id.eq.1,id.eq.2)&or=(id.eq.2,id.eq.3)',
  'lists?select=id&order=id&not.nope=(id.eq.1)',
  // Order
  ...each(
    'lists?select=id&order=',
    `
    id | id.asc | id.desc | points | points.desc | points.nullsfirst | points.nullslast |
    points.asc.nullsfirst | points.desc.nullslast | public,id.desc | public.desc,points.desc.nullslast |
    data->k->n,id | data->k->>n.desc.nullslast,id | tags->>0,id | lower | id, |  | ,id | id.up | id.desc. |
    id.desc.first | id.nullslast.desc | nowhere | id desc | id.asc.nullsfirst.x | %20id%20 | id.ASC`,
  ),
  'lists?select=id&order=id&order=name',
  'lists?select=id&order=public&order=id.desc',
  // Bounds
  ...each(
    'lists?select=id&order=id&',
    `
    limit=2 | limit=0 | limit=2&offset=1 | offset=2 | offset=4 | offset=5 | limit=-1 | offset=-1 | limit=x |
    limit= | offset=x | limit=1.5 | limit=2&limit=3 | limit=99999999999 | limit=2&offset=-3 |
    limit=0&offset=2`,
  ),
  // Embedding
  ...each(
    'lists?select=id,',
    `
    notes(*) | notes(id,body) | n:notes(id) | notes() | notes!inner(id) | notes!left(id) | covers(*) |
    covers(colour) | profiles!owner_id(username) | profiles!lists_editor_fkey(username) |
    owner:profiles!owner_id(username),editor:profiles!editor_id(username) | owner_id(username) |
    owner:owner_id(username) | lists_editor_fkey(username) | profiles(username) | notes(id,lists(name)) |
    notes!list_id(id) | notes!notes_list_id_fkey(id) | notes!nowhere(id) | nowhere(id) | ntoes(id) |
    notes(nowhere) | notes!inner() | units(name) | list_units(quantity,units(name)) | units!list_units(name) |
    units!inner(name) | u:units(id,name) | things(word) | unit_totals(units) | list_names(name) |
    owners(username) | owners!owner_id(username) | last_note(body) | notes(id)x | notes(id |
    notes(*),covers(*) | notes(id),notes(body) | a:notes(id),b:notes(body)`,
    '&order=id',
  ),
  ...each(
    'lists?select=id,',
    `
    ...profiles!owner_id(username) | ...owner_id(who:username) | ...notes(body) | ...covers(colour) |
    ...profiles!owner_id!inner(username) | ...nowhere(a) | x:...covers(colour) |
    ...profiles!owner_id(id,username) | notes(...lists(name)) | ...profiles!owner_id() | ...units(name)`,
    '&order=id',
  ),
  ...each(
    'lists?select=id,notes(id,body)&order=id&',
    `
    notes.id=eq.1 | notes.body=like.*s* | notes.order=id.desc | notes.limit=1 |
    notes.limit=1&notes.order=id.desc | notes.offset=1 | notes.or=(id.eq.1,id.eq.2) |
    notes.and=(id.gt.0,id.lt.3) | notes=is.null | notes=not.is.null | notes=eq.1 | notes.nowhere=eq.1 |
    covers.id=eq.1 | n.id=eq.1 | notes.limit=-1 | notes.select=id | notes.not.or=(id.eq.1) | order=notes(id) |
    order=covers(colour) | or=(notes.is.null,id.eq.1) | or=(notes.not.is.null,id.eq.2) | notes.limit=0 |
    notes.offset=-1`,
  ),
  'lists?select=id,profiles!owner_id!inner(username)&profiles.username=eq.ana&order=id',
  'lists?select=id,o:profiles!owner_id(username)&order=o(username).desc.nullslast,id',
  'lists?select=id,o:profiles!owner_id(username)&order=o(nowhere)',
  'lists?select=id,o:profiles!owner_id(username)&o.username=eq.ana&order=id',
  'lists?select=id,o:profiles!owner_id(username)&o=is.null&order=id',
  'lists?select=id,notes!inner(id,lists!inner(id))&order=id',
  'profiles?select=username,lists!owner_id(name)&order=id&lists.order=name.desc',
  'profiles?select=username,lists!lists_owner_id_fkey(name,notes(body))&order=id&lists.notes.body=eq.first&lists.order=id',
  'profiles?select=username,lists(name)',
  'notes?select=id,lists(name,profiles!owner_id(username))&order=id',
  'notes?select=id,list_id(name)&order=id',
  'notes?select=id,list:list_id(name)&order=id&limit=1',
  'covers?select=*,lists(id)',
  'units?select=name,lists(name)&order=id&lists.order=id',
  'units?select=name,lists!inner(name)&lists.name=like.I*&order=id',
  'units?select=name,list_units(quantity)&order=id&list_units.order=list_id',
  'units?select=name,lists!list_units(name)&order=id&lists.order=id',
  'list_units?select=quantity,lists(name),units(name)&order=list_id,unit_id',
  'tree?select=id,tree(id)&order=id',
  'tree?select=id,parent:parent_id(label)&order=id',
  'tree?select=id,children:tree!parent_id(label)&order=id&children.order=id',
  'tree?select=id,tree!tree_parent_id_fkey(label)&order=id',
  'list_names?select=name,notes(body)&order=id&notes.order=id',
  'list_names?select=name,profiles(username)&order=id',
  'list_names?select=name,profiles!owner_id(username)&order=id',
  'list_names?select=name,owners(username)&order=id',
  'owners?select=username,lists!owner_id(id)&order=owner&lists.order=id',
  'list_owners?select=title,notes(id)&order=id&notes.order=id',
  'unit_totals?select=units,lists(name)&order=list_id',
  'notes?select=id,list_names(name)&order=id',
  'public_lists?select=*&order=id',
  'public_lists?select=id,notes(id)&order=id&notes.order=id',
  'other?select=*',
  '',
  // Relations and paths that do not exist
  'nowhere',
  'list',
  'listz',
  'profile',
  'lists/1',
  'rpc',
  'rpc/',
  'secrets',
  'guarded?select=id',
  'lists?',
  'lists?&',
  'lists?select',
  'lists?=1',
  'lists?id',
  'lists?select=id&select=name&order=id',
];
